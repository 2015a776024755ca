import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What only editorial pages and forms need; the shop's own pages do without. */
const editorialModules = /[\\/]app[\\/]content[\\/]/;
const formModules = /[\\/](?:app|src)[\\/]forms[\\/]|[\\/](?:checkbox-field|text-area-field)\.tsx?$/;

/**
 * By default, every module shared by two pages becomes a separate chunk: thirty requests that compress poorly.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
    priority: 3,
  },
  {
    name: 'shop',
    test: (id: string) => !editorialModules.test(id) && !formModules.test(id),
    minShareCount: 3,
    priority: 2,
  },
  // Lower priority than `shop`: a group also includes its modules' dependencies unless another group has them.
  { name: 'editorial', test: editorialModules, minShareCount: 3, priority: 1 },
  { name: 'forms', test: formModules, minShareCount: 3, priority: 0 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Found at the start: a dependency found later reloads every open page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,server}.*'] },
  build: {
    target: 'es2023',
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
}));
