import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Relative, because a proxy may serve the page under any path. The server inserts that path into index.html.
  base: './',
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
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
