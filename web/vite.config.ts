import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Relative, because a host may show the page under any path; the server puts that path before what index.html names.
  base: './',
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:1747' } },
  // Tests mount components, which Svelte's code for servers cannot.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
  },
});
