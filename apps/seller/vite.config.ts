import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found at the start: a dependency found later reloads every open page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,server}.*'] },
  build: { target: 'es2023' },
});
