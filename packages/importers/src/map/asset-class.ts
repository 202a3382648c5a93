/**
 * Rows of other classes than crypto in a broker's list. A row that names another class is no crypto; one that names none may
 * have lost it, unless it is about money alone.
 */
import { isFiat } from '@cryptax/ledger';
import type { FormatKind } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import { cellAt } from './column-index.ts';
import type { BoundFormat } from './compile-format.ts';
import { kindByWord } from './row-kind.ts';
import type { RowShape } from './row-shape.ts';
import { review, type Verdict } from './verdict.ts';

const MONEY_KINDS: ReadonlySet<FormatKind | undefined> = new Set<FormatKind>(['deposit', 'withdrawal']);
const NOT_CRYPTO: Verdict = { kind: 'ignored', code: 'not-crypto' };
/** A card payment or interest is no security. */
const MONEY_ALONE: Verdict = { kind: 'ignored', code: 'bank-row' };

/** Undefined for crypto. */
export function classVerdict(bound: BoundFormat, row: RowCells, shape: RowShape | undefined): Verdict | undefined {
  const { definition, index } = bound;
  const { cryptoClasses = [] } = definition;
  const { assetClass = -1, asset } = index;
  const word = cellAt(row, assetClass).toLowerCase();
  if (cryptoClasses.some((entry) => entry.toLowerCase() === word)) return undefined;
  if (word !== '') return NOT_CRYPTO;
  if (shape !== undefined && row.width < shape.width && row.width <= assetClass) return review('row.broken-off', {});
  const coin = cellAt(row, asset);
  const isMoney = coin === '' || coin === '-' || isFiat(coin.toUpperCase());
  // Money between the bank and the account is memory, whatever else the broker lists (decision 0087).
  if (isMoney && MONEY_KINDS.has(kindByWord(bound, row))) return undefined;
  return isMoney ? MONEY_ALONE : review('asset.class-missing', { asset: coin.slice(0, 40) });
}
