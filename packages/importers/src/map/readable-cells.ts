/**
 * What the cells of a row say that nobody could read as a whole: when it was, which coins it is about, whether they only came or
 * only left, and what it was worth. Ranges of the tax are bounded by it. Nothing is said of a row whose cells may stand in the
 * wrong columns.
 */
import { berlinDay, defined, type Instant, yearOfDay } from '@cryptax/kernel';
import type { ColumnRole, FormatKind } from '../formats/format.ts';
import type { ReviewCode } from '../review-codes.ts';
import type { RowView } from './row-facts.ts';

const COINS: readonly ColumnRole[] = [
  'asset',
  'quoteAsset',
  'toAsset',
  'buyAsset',
  'sellAsset',
  'feeAsset',
  'feeAsset2',
  'feeAsset3',
];
/** The cells stand where they should; one of them is not understood. */
const IN_PLACE = /^(?:amount|asset|type|status|fee|trade|direction)\./;

const ARRIVALS: ReadonlySet<FormatKind> = new Set<FormatKind>([
  'deposit',
  'transfer-in',
  'staking-reward',
  'lending-interest',
  'mining',
  'airdrop',
  'referral-bonus',
  'cashback',
]);
const DEPARTURES: ReadonlySet<FormatKind> = new Set<FormatKind>(['withdrawal', 'transfer-out', 'fee', 'spend', 'lost']);

export interface ReadableRow {
  readonly code: ReviewCode;
  readonly at: Instant | undefined;
  readonly kind: FormatKind | undefined;
  readonly view: RowView;
  /** Other cells can change what the row is about. */
  readonly isAdjusted: boolean;
  /** The most euro that its cells tell of. */
  readonly worth: () => string | undefined;
}

export function readableCells({
  code,
  at,
  kind,
  view,
  isAdjusted,
  worth,
}: ReadableRow): Readonly<Record<string, string>> {
  if (at === undefined || !IN_PLACE.test(code)) return {};
  const year = String(yearOfDay(berlinDay(at)));
  const coins = isAdjusted || view.cell('pair') !== '' ? undefined : coinsOf(view);
  if (coins === undefined) return { year };
  const direction = code === 'amount.sign-contradicts-type' ? undefined : directionOf(kind);
  // Which mark parts the decimals is open: a figure may be a thousand times as much.
  const euro = code === 'amount.mark-open' ? undefined : worth();
  return {
    year,
    coins: coins.join(' '),
    ...defined({ direction, euro }),
  };
}

/** As the word of the row says it; a sign that says the opposite leaves it open. */
function directionOf(kind: FormatKind | undefined): 'in' | 'out' | undefined {
  if (kind === undefined) return undefined;
  return ARRIVALS.has(kind) ? 'in' : DEPARTURES.has(kind) ? 'out' : undefined;
}

/** Undefined where a cell names a coin that nobody knows, or none does. */
function coinsOf(view: RowView): readonly string[] | undefined {
  const named = COINS.map((role) => view.cell(role)).filter((text) => text !== '');
  const coins = named.map((text) => view.asset(text));
  const known = coins.filter((coin) => coin !== undefined);
  return known.length === 0 || known.length < named.length ? undefined : [...new Set(known)];
}
