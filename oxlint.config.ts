import { defineConfig, type OxlintOverride } from 'oxlint';

interface ForbiddenImports {
  group: string[];
  message: string;
}

/** Imports go one way, from apps to packages. Each pattern names what a folder may not import, and why. */
const forbid = (message: string, ...group: string[]): ForbiddenImports => ({ group, message });
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
const noReact = forbid('Contracts must not depend on a view library.', 'react', 'react-*', 'react/*');
const noOtherApps = forbid(
  'The API knows nothing of the other apps.',
  '@postprocure/{storefront,seller,server,ui}{,/**}',
);
/**
 * An API module is private except for its index.ts. `modules` is the path to the modules folder; `others` are further
 * files that may be imported.
 */
const onlyIndexOf = (modules: string, ...others: string[]): ForbiddenImports =>
  forbid(
    'Import another module through its index.ts.',
    `${modules}/[a-z]*/**`,
    ...['index', ...others].flatMap((file) => [`!${modules}/*/${file}`, `!${modules}/*/${file}.ts`]),
  );
/** The worker loads each module's tasks, which no other process needs. */
const tasks = '*-tasks';
/** Fixtures for the tests of other modules. */
const testing = 'testing*';
const restrict = (files: string[], ...patterns: ForbiddenImports[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** In newer browsers, scrolling returns a promise, which React would call as the effect's cleanup function. */
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
  'hydration',
  'data',
  'session',
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
const storefrontLayerRules = storefrontLayers
  .slice(0, -1)
  .map((folder, index) =>
    restrict(
      [`apps/storefront/app/${folder}/**`],
      noDatabase,
      noServerCode,
      forbid(
        `${folder} is below these folders: see storefrontLayers in oxlint.config.ts.`,
        ...storefrontLayers.slice(index + 1).map((higher) => `../**/${higher}/**`),
      ),
    ),
  );

export default defineConfig({
  plugins: ['typescript'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/*.mjs', '**/build/', '**/.react-router/', '.data/', '.cache/', '**/test-results/'],
  rules: {
    'no-array-constructor': 'error',
    'no-console': 'error',
    'no-control-regex': 'off',
    'no-empty-pattern': 'off',
    'no-loss-of-precision': 'off',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-invalid-void-type': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-mixed-enums': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-boolean-literal-compare': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/no-unnecessary-template-expression': 'error',
    'typescript/no-unnecessary-type-arguments': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unnecessary-type-conversion': 'error',
    'typescript/no-unnecessary-type-parameters': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/prefer-reduce-type-parameter': 'error',
    'typescript/prefer-return-this-type': 'error',
    'typescript/related-getter-setter-pairs': 'error',
    'typescript/require-array-sort-compare': 'off',
    'typescript/require-await': 'error',
    'typescript/unified-signatures': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
  },
  overrides: [
    {
      files: ['scripts/**', 'bench/**', 'apps/server/src/**', '**/*-command.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['apps/{storefront,seller}/**/*.tsx', 'packages/ui/**/*.tsx'],
      plugins: ['typescript', 'react'],
      rules: {
        'react/exhaustive-deps': 'error',
        'react/immutability': 'error',
        'react/refs': 'error',
        'react/rules-of-hooks': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/use-memo': 'error',
      },
    },
    {
      files: ['apps/{storefront,seller}/**/*.{ts,tsx}', 'packages/ui/**/*.{ts,tsx}'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', scrollInEffect] },
    },
    restrict(['packages/{contracts,money}/**'], noApps, noDatabase, noNode, noReact),
    restrict(['packages/{ui,api-client}/**'], noApps, noDatabase),
    restrict(['packages/{db,connectors,demo-catalogue}/**'], noApps, noReact),
    restrict(['apps/{storefront,seller}/**'], noDatabase, noServerCode),
    ...storefrontLayerRules,
    restrict(['apps/storefront/app/**/*.test.ts'], noDatabase, noServerCode),
    restrict(['apps/api/src/**'], noOtherApps, onlyIndexOf('{.,..}/modules')),
    restrict(['apps/api/src/worker/**'], noOtherApps, onlyIndexOf('../modules', tasks)),
    restrict(['apps/api/src/testing/**'], noOtherApps, onlyIndexOf('../modules', testing)),
    restrict(['apps/api/src/modules/*/*'], noOtherApps, onlyIndexOf('..')),
    restrict(['apps/api/src/modules/*/*/**'], noOtherApps, onlyIndexOf('../..')),
    restrict(['apps/api/src/modules/*/{*.test,testing*}.ts'], noOtherApps, onlyIndexOf('..', tasks, testing)),
    restrict(['apps/server/src/**'], onlyIndexOf('@postprocure/api/modules')),
    restrict(['apps/server/src/**/*.test.ts'], onlyIndexOf('@postprocure/api/modules', testing)),
  ],
});
