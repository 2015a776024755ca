import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Modules that only editorial pages and forms need. The store pages do not load them. */
const editorialModules = /[\\/](?:app[\\/]content|contracts[\\/]src[\\/]agreements)[\\/]/;
const formModules =
  /[\\/](?:app[\\/]forms|contracts[\\/]src[\\/]tickets)[\\/]|[\\/](?:checkbox-field|field|progress-bar|text-area-field)\.tsx?$/;

/**
 * By default, every module that two pages share becomes a separate chunk, which leads to thirty requests that
 * compress poorly.
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
  // Lower priority than `shop`, because a group also includes the dependencies of its modules unless another group
  // has them.
  { name: 'editorial', test: editorialModules, minShareCount: 3, priority: 1 },
  { name: 'forms', test: formModules, minShareCount: 3, priority: 0 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Scan all files for dependencies at startup: one that Vite discovers later reloads every open page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,server}.*'] },
  build: {
    target: 'es2023',
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
}));
