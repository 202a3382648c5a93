/**
 * Which article explains which message. The maps are complete by their types: a new code of the app, of the importers or
 * of the review list does not compile until it has its article. Codes with a dot share one article per area (`file.*`).
 */
import type { ReviewCode } from '@cryptax/importers';
import type { ChainReviewCode } from '@cryptax/onchain';
import type { ledgerErrorStrings } from '../ledger/error-strings.ts';
import type { ReviewKind } from '../ledger/event-types.ts';
import type { ReviewCard } from '../ledger/review-types.ts';
import type { FailureReason } from '../notices/failure.ts';
import type { HelpSlug } from './help-slugs.ts';

type AreaOf<Code> = Code extends `${infer Area}.${string}` ? Area : Code;
type Areas<Code extends PropertyKey> = Readonly<Record<AreaOf<Code> & string, HelpSlug>>;

export const FAILURE_HELP: Readonly<Record<FailureReason, HelpSlug>> = {
  offline: 'connection',
  unreachable: 'connection',
  'rate-limit': 'connection',
  server: 'connection',
  'not-found': 'connection',
  refused: 'connection',
  unreadable: 'connection',
  timeout: 'connection',
  'invalid-input': 'faq',
  'invalid-address': 'wallets',
  chain: 'wallets',
  unknown: 'app-error',
};

export const LEDGER_ERROR_HELP: Areas<keyof typeof ledgerErrorStrings.table> = {
  import: 'file-not-read',
  mapping: 'file-not-read',
  prices: 'missing-price',
  edit: 'row-not-read',
  choice: 'storage-and-backup',
  book: 'storage-and-backup',
  event: 'app-error',
  evidence: 'evidence',
  wallet: 'wallets',
  chain: 'wallets',
  connection: 'exchange-keys',
  review: 'row-not-read',
  store: 'storage-and-backup',
  lock: 'storage-and-backup',
  journal: 'storage-and-backup',
  backup: 'storage-and-backup',
  report: 'tax-return',
  pack: 'tax-return',
  plan: 'planning',
  method: 'methods',
  batch: 'planning',
  other: 'app-error',
};

export const ROW_HELP: Areas<ReviewCode | ChainReviewCode | 'unknown'> = {
  account: 'wallets',
  file: 'file-not-read',
  ledger: 'file-not-read',
  zip: 'file-not-read',
  row: 'row-not-read',
  date: 'row-not-read',
  type: 'row-not-read',
  status: 'row-not-read',
  amount: 'row-not-read',
  asset: 'ambiguous-coin',
  pair: 'row-not-read',
  fee: 'row-not-read',
  trade: 'row-not-read',
  group: 'row-not-read',
  gift: 'row-not-read',
  fork: 'row-not-read',
  loan: 'defi',
  bank: 'row-not-read',
  note: 'row-not-read',
  direction: 'row-not-read',
  transfer: 'unmatched-transfer',
  address: 'row-not-read',
  chain: 'defi',
  wallet: 'row-not-read',
  airdrop: 'airdrops',
  cashback: 'income',
  duplicate: 'possible-duplicate',
  unknown: 'row-not-read',
};

export const REVIEW_HELP: Readonly<Record<ReviewKind, HelpSlug>> = {
  'unreadable-row': 'row-not-read',
  'unmatched-transfer': 'unmatched-transfer',
  'missing-acquisition': 'missing-acquisition',
  'spare-assumption': 'missing-acquisition',
  'missing-price': 'missing-price',
  'doubtful-price': 'missing-price',
  'possible-duplicate': 'possible-duplicate',
  'ambiguous-asset': 'ambiguous-coin',
  'airdrop-service': 'airdrops',
};

export function helpForLedgerError(code: string): HelpSlug {
  return byArea(LEDGER_ERROR_HELP, code) ?? LEDGER_ERROR_HELP.other;
}

export function helpForRow(code: string): HelpSlug {
  return byArea(ROW_HELP, code) ?? ROW_HELP.unknown;
}

/** A row that could not be read has the article of its cause, any other card that of its kind. */
export function helpForCard({ kind, cause }: Pick<ReviewCard, 'kind' | 'cause'>): HelpSlug {
  return kind === 'unreadable-row' ? helpForRow(cause.code) : REVIEW_HELP[kind];
}

function byArea(map: Readonly<Record<string, HelpSlug>>, code: string): HelpSlug | undefined {
  const area = code.split('.')[0] ?? code;
  return Object.hasOwn(map, area) ? map[area] : undefined;
}
