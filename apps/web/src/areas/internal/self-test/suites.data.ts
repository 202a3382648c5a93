/** The suites as lists of checks. The screens show them; none has a check of its own. */
import type { CopyCheckId } from '../self-test-types.ts';

export const PAGE_CHECKS = [
  'router',
  'local-storage',
  'live-apis',
  'memory',
  'page-load',
  'reach-app',
  'screens-load',
  'open-smart-import',
  'open-multi-exchange',
  'open-portfolio',
  'open-import',
  'open-tests',
  'plan-transactions',
  'plan-sources',
  'plan-rights',
] as const;
export type PageCheckId = (typeof PAGE_CHECKS)[number];
export type CheckId = CopyCheckId | PageCheckId;

export type CategoryId =
  | 'database'
  | 'csv'
  | 'portfolio'
  | 'apis'
  | 'local-storage'
  | 'router'
  | 'realtime'
  | 'navigation'
  | 'components'
  | 'page'
  | 'law'
  | 'upload'
  | 'understand'
  | 'calculate'
  | 'download'
  | 'plan'
  | 'kept'
  | 'fifo'
  | 'lifo'
  | 'hifo'
  | 'harvest'
  | 'holding'
  | 'multi';

export interface Category {
  readonly id: CategoryId;
  readonly checks: readonly CheckId[];
}

export interface Suite {
  readonly categories: readonly Category[];
  /** Specified breath between two checks. */
  readonly pauseMs: number;
}

export const SUITES = {
  appTest: {
    pauseMs: 500,
    categories: [
      { id: 'database', checks: ['write-read-delete'] },
      { id: 'csv', checks: ['csv-import'] },
      { id: 'portfolio', checks: ['portfolio-total'] },
      { id: 'apis', checks: ['live-apis'] },
      { id: 'local-storage', checks: ['local-storage'] },
      { id: 'router', checks: ['router'] },
    ],
  },
  integration: {
    pauseMs: 50,
    categories: [
      { id: 'realtime', checks: ['live-apis', 'prices-known'] },
      { id: 'csv', checks: ['csv-import', 'csv-twice', 'csv-bad-row'] },
      {
        id: 'navigation',
        checks: ['open-smart-import', 'open-multi-exchange', 'open-portfolio', 'open-import', 'open-tests'],
      },
      { id: 'components', checks: ['copy-agrees', 'portfolio-total', 'report-sealed'] },
    ],
  },
  auto: {
    pauseMs: 50,
    categories: [
      {
        id: 'page',
        checks: ['router', 'local-storage', 'page-load', 'memory', 'live-apis', 'reach-app', 'screens-load'],
      },
      { id: 'database', checks: ['records-readable', 'write-read-delete', 'backup-again'] },
      { id: 'csv', checks: ['csv-import', 'csv-twice'] },
      { id: 'law', checks: ['conservation', 'law-examples', 'report-sealed'] },
    ],
  },
  klaus1: {
    pauseMs: 50,
    categories: [
      { id: 'upload', checks: ['csv-import', 'csv-twice', 'csv-bad-row'] },
      { id: 'understand', checks: ['understood', 'conservation', 'transfers-keep-dates'] },
      { id: 'calculate', checks: ['copy-agrees', 'law-examples', 'limit-edges', 'years-add-up'] },
      { id: 'download', checks: ['report-sealed', 'backup-again'] },
    ],
  },
  klaus2: {
    pauseMs: 50,
    categories: [
      { id: 'plan', checks: ['plan-transactions', 'plan-sources', 'plan-rights'] },
      { id: 'kept', checks: ['copy-agrees', 'sources-counted', 'backup-again'] },
    ],
  },
  klaus3: {
    pauseMs: 50,
    categories: [
      { id: 'fifo', checks: ['fifo-order', 'fifo-quantity', 'fifo-holdings', 'fifo-law'] },
      { id: 'lifo', checks: ['lifo-order', 'lifo-quantity', 'lifo-holdings', 'lifo-law'] },
      { id: 'hifo', checks: ['hifo-order', 'hifo-quantity', 'hifo-holdings', 'hifo-law'] },
      { id: 'harvest', checks: ['harvest-losses', 'harvest-amounts', 'harvest-repurchase', 'harvest-writes-nothing'] },
      { id: 'holding', checks: ['holding-free', 'holding-taxable', 'holding-calendar', 'holding-law'] },
      { id: 'multi', checks: ['wallets-sum', 'transfers-keep-dates', 'sources-counted', 'csv-three-exchanges'] },
    ],
  },
  data: {
    pauseMs: 50,
    categories: [
      {
        id: 'database',
        checks: ['records-readable', 'conservation', 'write-read-delete', 'undo-redo', 'backup-again'],
      },
    ],
  },
  widget: {
    pauseMs: 50,
    categories: [{ id: 'components', checks: ['copy-agrees', 'conservation', 'local-storage', 'live-apis'] }],
  },
} as const satisfies Readonly<Record<string, Suite>>;

/** What must work before anything else matters. */
export const CRITICAL_PATH: readonly CheckId[] = ['csv-import', 'copy-agrees', 'report-sealed', 'open-multi-exchange'];

export function checksOf({ categories }: Suite): readonly CheckId[] {
  return categories.flatMap(({ checks }) => checks);
}
