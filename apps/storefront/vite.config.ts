import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What only editorial pages show; the pages of the shop are not to carry it. */
const editorial = /[\\/]app[\\/](?:content|forms)[\\/]/;

/** Left alone, every module that two pages share becomes a file of its own: thirty requests, and poorly compressed. */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
    priority: 3,
  },
  { name: 'shop', test: (id: string) => !editorial.test(id), minShareCount: 3, priority: 2 },
  { name: 'editorial', test: editorial, minShareCount: 3, priority: 1 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2023',
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
}));
