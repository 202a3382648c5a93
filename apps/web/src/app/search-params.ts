/**
 * Query parameters of the routes, checked by hand: an unknown or malformed one counts as absent, never as an error
 * page. Small functions instead of a schema library, because the landing page pays for every byte.
 */
type Raw = Readonly<Record<string, unknown>>;

export interface GlobalSearch {
  /** Tax year; stays in the address from screen to screen until a screen takes it out by `undefined`. */
  readonly year?: number | undefined;
  /** Figure whose derivation is open, on any screen that shows one. */
  readonly why?: string | undefined;
  /** What the guide shows: an article, a term, or help for the screen. */
  readonly help?: string | undefined;
}

export function readGlobalSearch(raw: Raw): GlobalSearch {
  const year = Number(raw.year);
  return {
    ...(Number.isInteger(year) && year >= 2009 && year <= 2100 ? { year } : {}),
    ...readName('why', raw),
    ...readName('help', raw),
  };
}

export interface RedirectSearch {
  /** Path inside the app to return to after signing in. */
  readonly redirect?: string | undefined;
}

export function readRedirectSearch(raw: Raw): RedirectSearch {
  return isInnerPath(raw.redirect) ? { redirect: raw.redirect } : {};
}

const AUTH_MODES = ['login', 'register', 'cloud'] as const;
const PLANS = ['free', 'premium', 'pro'] as const;

export interface AuthSearch extends RedirectSearch {
  readonly mode?: (typeof AUTH_MODES)[number] | undefined;
  readonly plan?: (typeof PLANS)[number] | undefined;
}

export function readAuthSearch(raw: Raw): AuthSearch {
  return { ...pick('mode', AUTH_MODES, raw), ...pick('plan', PLANS, raw), ...readRedirectSearch(raw) };
}

export interface PricingSearch {
  readonly plan?: (typeof PLANS)[number];
  readonly canceled?: true;
}

export function readPricingSearch(raw: Raw): PricingSearch {
  const isCanceled = raw.canceled === true || raw.canceled === 'true';
  return { ...pick('plan', PLANS, raw), ...(isCanceled ? { canceled: true } : {}) };
}

export interface PaymentSearch {
  readonly session_id?: string;
}

export function readPaymentSearch(raw: Raw): PaymentSearch {
  const id = typeof raw.session_id === 'number' ? String(raw.session_id) : raw.session_id;
  return typeof id === 'string' && /^[\w-]{1,200}$/.test(id) ? { session_id: id } : {};
}

export interface DashboardSearch {
  /** The way in from the landing page: the demo ledger is loaded and shown, then the word leaves the address. */
  readonly demo?: true | undefined;
}

export function readDashboardSearch(raw: Raw): DashboardSearch {
  return raw.demo === true || raw.demo === 'true' ? { demo: true } : {};
}

const TRANSACTION_VIEWS = ['all', 'review', 'taxable', 'transfers'] as const;
const REVIEW_LOOKS = ['queue', 'cards', 'rules'] as const;

export interface TransactionsSearch {
  readonly view?: (typeof TRANSACTION_VIEWS)[number] | undefined;
  /** Id of the event whose drawer is open. */
  readonly event?: string | undefined;
  /** Filter pills, words and order of the list, in the screen's own notation. */
  readonly filter?: string | undefined;
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  /** Open questions by what they decide, or each on its own card. */
  readonly list?: (typeof REVIEW_LOOKS)[number] | undefined;
}

export function readTransactionsSearch(raw: Raw): TransactionsSearch {
  return {
    ...pick('view', TRANSACTION_VIEWS, raw),
    ...pick('list', REVIEW_LOOKS, raw),
    ...readText('event', 500, raw),
    ...readText('filter', 2_000, raw),
    ...readText('q', 200, raw),
    ...readText('sort', 20, raw),
  };
}

const REPORT_LOOKS = ['words', 'tables'] as const;
const REPORT_PARTS = ['result', 'sales', 'income', 'forms', 'records'] as const;

export interface TaxReportSearch {
  /** Told in words or in tables; without it the user mode decides. */
  readonly look?: (typeof REPORT_LOOKS)[number] | undefined;
  readonly part?: (typeof REPORT_PARTS)[number] | undefined;
  /** A sealed report, or an adviser pack opened in this tab, instead of the live report. */
  readonly sealed?: string | undefined;
  readonly pack?: string | undefined;
}

export function readTaxReportSearch(raw: Raw): TaxReportSearch {
  return {
    ...pick('look', REPORT_LOOKS, raw),
    ...pick('part', REPORT_PARTS, raw),
    ...readText('sealed', 200, raw),
    ...readText('pack', 200, raw),
  };
}

const PORTFOLIO_TABS = ['holdings', 'lots', 'analysis', 'rebalance'] as const;
const CHART_RANGES = ['month', 'quarter', 'year', 'all'] as const;

export interface PortfolioSearch {
  readonly tab?: (typeof PORTFOLIO_TABS)[number] | undefined;
  /** How far back the curve and the statistics look. */
  readonly range?: (typeof CHART_RANGES)[number] | undefined;
}

export function readPortfolioSearch(raw: Raw): PortfolioSearch {
  return { ...pick('tab', PORTFOLIO_TABS, raw), ...pick('range', CHART_RANGES, raw) };
}

/** A short name in small letters, such as an article or a figure. */
function readName<const K extends string>(key: K, raw: Raw): { readonly [name in K]?: string } {
  const value = raw[key];
  const isName = typeof value === 'string' && /^[a-z\d.-]{1,40}$/.test(value);
  return isName ? ({ [key]: value } as { readonly [name in K]: string }) : {};
}

/** A text of the address; one that looks like a number arrives as one. */
function readText<const K extends string>(key: K, limit: number, raw: Raw): { readonly [name in K]?: string } {
  const value = typeof raw[key] === 'number' ? String(raw[key]) : raw[key];
  const isText = typeof value === 'string' && value !== '' && value.length <= limit;
  return isText ? ({ [key]: value } as { readonly [name in K]: string }) : {};
}

function pick<const K extends string, const V extends string>(
  key: K,
  values: readonly V[],
  raw: Raw,
): { readonly [name in K]?: V } {
  const value = values.find((candidate) => candidate === raw[key]);
  return value === undefined ? {} : ({ [key]: value } as { readonly [name in K]: V });
}

/** One slash and then a letter: never another host (`//evil`, `/\evil`) and never a script. */
function isInnerPath(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 500 && /^\/[\w-]/.test(value);
}
