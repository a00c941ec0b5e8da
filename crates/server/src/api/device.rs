//! A coarse description of the device that sends a request.

use axum::http::{HeaderMap, header};

use crate::store::Device;

/// Parts of a user agent and the browser that they mean. Most browsers also name others, to look
/// compatible, so the first match counts.
const BROWSERS: [(&str, &str); 9] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Safari/", "Safari"),
];

/// Parts of a user agent and the platform that they mean; the first match counts.
const PLATFORMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
];

/// The device that sends a request. Versions and models are left out on purpose: a person must
/// recognise the own devices, and nothing more.
pub(crate) fn device(headers: &HeaderMap) -> Device {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    Device { browser: first_match(agent, &BROWSERS), platform: first_match(agent, &PLATFORMS) }
}

fn first_match(agent: &str, names: &[(&str, &str)]) -> Option<String> {
    names.iter().find(|(part, _)| agent.contains(part)).map(|(_, name)| (*name).to_string())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn described(agent: &'static str) -> (Option<String>, Option<String>) {
        let headers = HeaderMap::from_iter([(header::USER_AGENT, HeaderValue::from_static(agent))]);
        let Device { browser, platform } = device(&headers);
        (browser, platform)
    }

    #[test]
    fn a_device_is_described_by_browser_and_platform_only() {
        let known = [
            ("Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0", "Firefox", "Android"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
                "Edge",
                "Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like \
                 Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
                "Safari",
                "iPhone",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 \
                 Safari/537.36",
                "Chrome",
                "Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) \
                 SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
                "Samsung Internet",
                "Android",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/17.5 Safari/605.1.15",
                "Safari",
                "Mac",
            ),
        ];
        for (agent, browser, platform) in known {
            assert_eq!(described(agent), (Some(browser.into()), Some(platform.into())), "{agent}");
        }
        assert_eq!(described("curl/8.5.0"), (None, None));
        assert_eq!(device(&HeaderMap::new()), Device::default());
    }
}
