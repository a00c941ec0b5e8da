import { changeUrl, watchHistory, whenSettled } from '../design/back_closes.ts';
import { base } from '../wire/base_path.ts';
import { internalTarget } from './links.ts';
import { type Route, routeOf } from './routes.ts';

const currentRoute = () => routeOf(new URL(location.href));

/** The current page and navigation to others, without loading the document again. */
class Router {
  route = $state.raw<Route>(currentRoute());

  constructor() {
    watchHistory();
    addEventListener('popstate', () => (this.route = currentRoute()));
    addEventListener('hashchange', () => (this.route = currentRoute()));
  }

  go(path: string, replace = false) {
    whenSettled(() => {
      changeUrl(base + path, replace);
      this.route = currentRoute();
      scrollTo(0, 0);
    });
  }

  /** Handles a click on an internal link. */
  onclick = (event: MouseEvent) => {
    const target = internalTarget(event);
    if (target === null) return;
    event.preventDefault();
    this.go(target);
  };
}

export const router = new Router();
