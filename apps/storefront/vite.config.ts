import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Modules that only editorial pages, lists, forms and tools need. Product pages do not load them. */
const editorialModules = /[\\/](?:app[\\/]content|contracts[\\/]src[\\/]agreements)[\\/]/;
const listModules = /[\\/](?:accordion|empty-state)\.tsx?$/;
const fieldModules = /[\\/](?:field|phone|email|progress-bar)\.tsx?$/;
const formModules =
  /[\\/](?:app[\\/]forms|contracts[\\/]src[\\/]tickets)[\\/]|[\\/](?:checkbox-field|text-area-field)\.tsx?$/;

/**
 * By default, every module that two pages share becomes a separate chunk, which leads to thirty requests for small
 * files that compress poorly.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
    priority: 3,
  },
  {
    name: 'shop',
    test: (id: string) =>
      ![editorialModules, listModules, fieldModules, formModules].some((group) => group.test(id)),
    minShareCount: 3,
    priority: 2,
  },
  // Lower priority than `shop`, because a group also includes the dependencies of its modules unless another group
  // has them.
  { name: 'editorial', test: editorialModules, minShareCount: 3, priority: 1 },
  { name: 'lists', test: listModules, minShareCount: 2, priority: 1 },
  { name: 'fields', test: fieldModules, minShareCount: 3, priority: 1 },
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
