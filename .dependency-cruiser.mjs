/**
 * The architecture, as rules that are checked. Read it from the top: who may import whom.
 * Packages point strictly downward; the pure ones import nothing from outside at all. Cycles between files are found by
 * tools/check-boundaries.mjs, which knows that an import of types alone is none.
 */

/** Each package and the packages it may use (docs/architecture.md draws the same picture). */
const MAY_IMPORT = {
  kernel: [],
  ledger: ['kernel'],
  'tax-de': ['kernel', 'ledger'],
  importers: ['kernel', 'ledger'],
  http: ['kernel'],
  prices: ['kernel', 'ledger', 'http'],
  onchain: ['kernel', 'ledger', 'http'],
  portfolio: ['kernel', 'ledger'],
  planning: ['kernel', 'ledger', 'tax-de'],
  messages: ['importers', 'ledger', 'onchain', 'prices', 'tax-de'],
  reports: ['kernel', 'ledger', 'tax-de', 'messages'],
  'api-contract': ['kernel'],
  store: ['kernel', 'ledger', 'api-contract'],
};

/** No dependency from outside and none of the platform's modules: the same code runs in page, worker and Node. */
const PURE = ['kernel', 'ledger', 'tax-de', 'portfolio', 'planning'];

const packageRules = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name}-imports-only-${allowed.join('-') || 'nothing'}`,
  comment: `packages/${name} may use ${allowed.join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/src` },
  to: { path: '^(packages|apps)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packageRules,
    {
      name: 'pure-packages-have-no-dependencies',
      comment: 'kernel, ledger and tax-de run anywhere and have nothing to update.',
      severity: 'error',
      from: { path: `^packages/(${PURE.join('|')})/src`, pathNot: '\\.(test|bench)\\.ts$|/src/testing/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'], pathNot: '^(packages)/' },
    },
    {
      name: 'packages-are-entered-by-the-front-door',
      comment: 'Another package is used through its index or a named subpath, never by a path into its sources.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot: ['^packages/$2/', '/src/(index|plans|tables/report-table|testing/index|words/index)\\.ts$'],
      },
    },
    {
      name: 'web-runs-downward',
      comment: 'app -> areas -> platform, ui. What lies below never knows the app.',
      severity: 'error',
      from: { path: '^apps/web/src/(areas|platform|ui)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/app/', pathNot: '^apps/web/src/app/worker/ledger-worker\\.ts$' },
    },
    {
      name: 'screens-are-entered-by-their-area',
      comment: 'The router opens a screen by its route; nothing else of another area lies in its screens.',
      severity: 'error',
      from: { path: '^apps/web/src/areas/([^/]+)/' },
      to: { path: '^apps/web/src/areas/([^/]+)/screens/', pathNot: '^apps/web/src/areas/$1/' },
    },
    {
      name: 'apps-do-not-know-each-other',
      severity: 'error',
      comment: 'Three programs over the same packages.',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures|golden|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
