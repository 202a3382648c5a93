/**
 * The architecture, as rules that are checked. Read it from the top: who may import whom.
 * Packages point strictly downward; the pure ones import nothing from outside at all. Circles of files, of types too in
 * the web app, are found by tools/check-boundaries.mjs.
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
  'api-contract': [],
  store: ['kernel', 'ledger'],
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

const NO_TEST = '\\.test\\.tsx?$|/testing/';

/** Each area of the web app and the areas it may use, all of which stand above it; all may use platform and ui. */
const AREA_MAY_USE = {
  legal: [],
  landing: [],
  learn: [],
  prices: [],
  import: ['learn'],
  entries: ['prices'],
  tax: ['entries', 'legal', 'prices'],
  account: ['legal', 'tax'],
  portfolio: ['account', 'learn', 'legal', 'prices', 'tax'],
  planning: ['legal', 'portfolio', 'prices', 'tax'],
  chains: ['entries', 'import', 'portfolio', 'prices'],
  exchanges: ['account', 'import', 'prices'],
  internal: ['import', 'planning', 'portfolio', 'tax'],
  settings: ['account', 'chains', 'entries', 'exchanges', 'internal', 'learn', 'prices', 'tax'],
};

// Whoever could use an area below would make a ring of areas, even where no files are in a circle.
const AREAS = Object.keys(AREA_MAY_USE);
for (const [place, name] of AREAS.entries()) {
  const wrong = AREA_MAY_USE[name].filter((used) => !AREAS.slice(0, place).includes(used));
  if (wrong.length > 0) throw new Error(`areas/${name} may not use ${wrong.join(', ')}: not above it in AREA_MAY_USE.`);
}

const areaRules = Object.entries(AREA_MAY_USE).map(([name, allowed]) => ({
  name: `area-${name}-uses-only-${allowed.join('-') || 'no-other'}`,
  comment: `areas/${name} may use ${allowed.join(', ') || 'no other area'}.`,
  severity: 'error',
  from: { path: `^apps/web/src/areas/${name}/`, pathNot: NO_TEST },
  to: { path: '^apps/web/src/areas/', pathNot: `^apps/web/src/areas/(${[name, ...allowed].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packageRules,
    {
      name: 'pure-packages-have-no-dependencies',
      comment: 'The pure packages run anywhere and have nothing to update.',
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
        pathNot: [
          '^packages/$2/',
          '/src/(index|answer/index|checks|comparison/index|decimal|origin/index|past-years/index|plans|tables/report-table|testing/index|token-names|words/index)\\.ts$',
        ],
      },
    },
    {
      name: 'web-runs-downward',
      comment: 'app -> areas -> platform, ui. What lies below never knows the app.',
      severity: 'error',
      from: { path: '^apps/web/src/(areas|platform|ui)/', pathNot: NO_TEST },
      to: { path: '^apps/web/src/app/', pathNot: '^apps/web/src/app/worker/ledger-worker\\.ts$' },
    },
    {
      name: 'platform-and-ui-know-no-area',
      comment: 'One file of the platform adds up what the areas offer the page, and only as types.',
      severity: 'error',
      from: {
        path: '^apps/web/src/(platform|ui)/',
        pathNot: [NO_TEST, '^apps/web/src/platform/ledger/ledger-api\\.ts$'],
      },
      to: { path: '^apps/web/src/areas/' },
    },
    {
      name: 'ui-knows-little-of-the-platform',
      comment:
        'The design system takes language, preferences, notices and files from the platform, and nothing of the ledger.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/', pathNot: NO_TEST },
      to: { path: '^apps/web/src/platform/', pathNot: '^apps/web/src/platform/(i18n|settings|notices|files|fold)' },
    },
    ...areaRules,
    {
      name: 'areas-are-entered-by-the-front',
      comment: "Other areas use the files directly in an area's folder; its screens and parts are its own.",
      severity: 'error',
      from: { path: '^apps/web/src/(?:areas/([^/]+)|app)/', pathNot: NO_TEST },
      to: {
        path: '^apps/web/src/areas/([^/]+)/[^/]+/',
        pathNot: ['^apps/web/src/areas/$1/', '/worker/', '/screens/[^/]+/route\\.tsx$'],
      },
    },
    {
      name: 'pages-ask-the-worker-by-the-api',
      comment: 'The page knows the worker by the types in api.ts; only workers use code of workers.',
      severity: 'error',
      from: {
        path: '^apps/web/src/(areas|app|ui)/',
        pathNot: [NO_TEST, '/worker/', '^apps/web/src/areas/[^/]+/api\\.ts$'],
      },
      to: { path: '^apps/web/src/(areas/[^/]+|platform/ledger)/worker/' },
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
    // Circles are found by tools/check-boundaries.mjs, and no rule asks who depends on a file.
    skipAnalysisNotInRules: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
