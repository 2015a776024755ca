import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Imports go one way, from apps to packages. Each pattern names what a folder may not import, and why. */
const forbid = (message, ...group) => ({ group, message });
const noApps = forbid(
  'Packages know nothing of the apps.',
  '@postprocure/{api,storefront,seller,server}{,/**}',
);
const noDatabase = forbid(
  'The browser side never touches the database.',
  '@postprocure/{db,connectors}{,/**}',
  'pg',
);
const noServerCode = forbid(
  'Web apps reach the API through api-client only.',
  '@postprocure/{api,server}{,/**}',
);
const noNode = forbid('Contracts run in every browser: no Node.', 'node:*');
const noReact = forbid('Contracts know no view library.', 'react', 'react-*', 'react/*');
const noOtherApps = forbid(
  'The API knows nothing of the other apps.',
  '@postprocure/{storefront,seller,server,ui}{,/**}',
);
/**
 * A module of the API is private except for its index.ts. `to` matches the way to the folder of modules; `others` are
 * further files that may be imported.
 */
const onlyIndexOf = (to, ...others) => ({
  regex: `^${to}(?!\\.)[^/]+/(?!(?:${['index', ...others].join('|')})(?:\\.ts)?$)`,
  message: 'Import another module through its index.ts.',
});
/** The worker loads the tasks of each module, which no other process needs. */
const tasks = '[\\w-]+-tasks';
/** Fixtures for the tests of other modules. */
const testing = 'testing(?:-\\w+)?';
const restrict = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});
/** Newer browsers answer a promise, which React would call as the effect's cleanup. */
const scrollInEffect = {
  selector:
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[expression=true] CallExpression > MemberExpression[property.name=/^scroll/]',
  message: 'Scrolling returns a promise in newer browsers: give the effect a body in braces.',
};

/**
 * Feature folders of the storefront, lowest first. A folder imports only from folders above it in this list, so
 * that imports never form a cycle.
 */
const storefrontLayers = [
  'seo',
  'data',
  'session',
  'hydration',
  'cookies',
  'cart',
  'subscription',
  'product-list',
  'categories',
  'content',
  'search',
  'navigation',
  'errors',
  'routes',
];
const storefrontLayerRules = storefrontLayers.slice(0, -1).map((folder, index) => ({
  ...restrict(
    [`apps/storefront/app/${folder}/**`],
    noDatabase,
    noServerCode,
    forbid(
      `${folder} is below these folders: see storefrontLayers in eslint.config.js.`,
      ...storefrontLayers.slice(index + 1).map((higher) => `../**/${higher}/**`),
    ),
  ),
  ignores: ['**/*.test.ts'],
}));

export default tseslint.config(
  {
    ignores: ['**/build/', '**/.react-router/', '**/node_modules/', '.data/', '.cache/', '**/test-results/'],
  },
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'apps/server/src/**', '**/*-command.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['apps/{storefront,seller}/**/*.tsx', 'packages/ui/**/*.tsx'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['apps/{storefront,seller}/**/*.{ts,tsx}', 'packages/ui/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', scrollInEffect] },
  },
  restrict(['packages/{contracts,money}/**'], noApps, noDatabase, noNode, noReact),
  restrict(['packages/{ui,api-client}/**'], noApps, noDatabase),
  restrict(['packages/{db,connectors,demo-catalogue}/**'], noApps, noReact),
  restrict(['apps/{storefront,seller}/**'], noDatabase, noServerCode),
  ...storefrontLayerRules,
  restrict(['apps/api/src/**'], noOtherApps, onlyIndexOf('\\.{1,2}/modules/')),
  restrict(['apps/api/src/worker/**'], noOtherApps, onlyIndexOf('\\.\\./modules/', tasks)),
  restrict(['apps/api/src/testing/**'], noOtherApps, onlyIndexOf('\\.\\./modules/', testing)),
  restrict(['apps/api/src/modules/*/*'], noOtherApps, onlyIndexOf('\\.\\./')),
  restrict(['apps/api/src/modules/*/*/**'], noOtherApps, onlyIndexOf('\\.\\./\\.\\./')),
  restrict(
    ['apps/api/src/modules/*/{*.test,testing*}.ts'],
    noOtherApps,
    onlyIndexOf('\\.\\./', tasks, testing),
  ),
  restrict(['apps/server/src/**'], onlyIndexOf('@postprocure/api/modules/')),
  restrict(['apps/server/src/**/*.test.ts'], onlyIndexOf('@postprocure/api/modules/', testing)),
);
