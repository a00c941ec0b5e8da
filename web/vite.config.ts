import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressedEngine, offlineFiles, SERVICE_WORKERS } from './scripts/offline_build.ts';

export default defineConfig({
  // Relative, because a proxy may serve the page under any path. The server inserts that path into index.html.
  base: './',
  plugins: [svelte(), offlineFiles(), compressedEngine()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rollupOptions: {
      input: { index: 'index.html', ...SERVICE_WORKERS },
      output: {
        // Browsers look for a service worker under the same name again.
        entryFileNames: ({ name }) => (name in SERVICE_WORKERS ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:1747' } },
  // Tests mount components, which needs Svelte's browser build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    // Cheaper than the processes that are the default.
    pool: 'threads',
    include: ['src/**/*.test.ts'],
  },
});
