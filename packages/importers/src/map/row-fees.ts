/**
 * The fees of a row whose file only a mapping names: in up to three columns, of coins that perhaps nobody has named. What neither a cell nor a
 * column says is read as it is settled for the whole file (`open-fees.ts`); until then it is only looked at, and the row waits.
 */
import { isFiat } from '@cryptax/ledger';
import type { Columns, FeeRules, FormatDefinition, FormatKind } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import { addText } from '../values/decimal-text.ts';
import { type ColumnIndex, cellAt } from './column-index.ts';
import type { Doubt } from './doubts.ts';
import { applyFeeRules, feeAssetByRule } from './fee-rules.ts';
import { isExchange } from './kind-facts.ts';
import type { Amount, Sides } from './row-facts.ts';

export const FEE_ROLES = ['fee', 'fee2', 'fee3'] as const;
export type FeeRole = (typeof FEE_ROLES)[number];
export const COIN_ROLE = { fee: 'feeAsset', fee2: 'feeAsset2', fee3: 'feeAsset3' } as const;

/** What may be said of the coin of a column of fees, beside a ticker. */
export const FEE_RULES = ['money', 'coin', 'received', 'sent'] as const;
export type FeeRule = (typeof FEE_RULES)[number];

export interface FeePart {
  readonly role: FeeRole;
  readonly fee: Amount;
  /** Key of the question about its coin. */
  readonly key: string;
  /** The file says which coin it is. */
  readonly isNamed: boolean;
  /** Nobody else does either. */
  readonly isOpen: boolean;
}

/** A fee as its cell has it, and whether the file names its coin. */
export interface ReadFee {
  readonly fee: Amount;
  readonly isNamed: boolean;
}

export class RowFees {
  /** Of the row read last. */
  parts: readonly FeePart[] = [];
  readonly #rules: FeeRules;
  readonly #columns: readonly { readonly role: FeeRole; readonly key: string }[];

  constructor({ fees = {}, columns }: FormatDefinition, roles: readonly FeeRole[]) {
    this.#rules = fees;
    this.#columns = roles.map((role) => ({ role, key: feeKey(columns, role) }));
  }

  /** `quote`: the money of the row; `read`: the fee of a column, in the coin that is given unless the file names another. */
  take(
    sides: Sides,
    kind: FormatKind,
    quote: string,
    read: (role: FeeRole, asset: string | undefined) => ReadFee | undefined,
  ): Sides {
    const isTrade = sides.in !== undefined && sides.out !== undefined;
    this.parts = this.#columns.flatMap(({ role, key: own }) => {
      const key = isTrade ? own : `${PAYMENT}${own}`;
      const settled = this.#rules.coins?.[key];
      const asset =
        settled === undefined
          ? guessOf(sides, kind, quote, this.#rules)
          : coinOf(settled, sides, isTrade ? kind : 'review', quote);
      const found = read(role, asset);
      return found === undefined ? [] : [{ role, key, ...found, isOpen: !found.isNamed && settled === undefined }];
    });
    /** Which way alone is filled says what the row is, where no word does. */
    const ruled = isTrade || !isExchange(kind) ? kind : sides.in === undefined ? 'withdrawal' : 'deposit';
    let result = sides;
    const fees: Amount[] = [];
    for (const fee of summed(this.parts)) {
      result = { ...applyFeeRules({ ...result, fee }, ruled, this.#rules) };
      if (result.fee !== undefined) fees.push(result.fee);
    }
    const [fee, ...moreFees] = fees;
    return { ...result, fee, ...(moreFees.length === 0 ? {} : { moreFees }) };
  }

  /** Why the row waits for what is said about the fees of its file. */
  get doubt(): Doubt | undefined {
    const [first, second] = this.parts;
    if (first !== undefined && second !== undefined && this.#rules.addUp !== true)
      return { code: 'fee.columns-open', params: { fee: first.fee.amount, otherFee: second.fee.amount } };
    const open = this.parts.find(({ isOpen }) => isOpen);
    return open && { code: 'fee.coin-open', params: { fee: open.fee.amount, role: open.role } };
  }
}

/** Before the key of a fee of what came or went alone. */
export const PAYMENT = 'payment:';

/** What is said about a column goes by its header, whichever role it has. */
export function feeKey(columns: Columns, role: FeeRole): string {
  return [columns[role] ?? role].flat()[0] ?? role;
}

function coinOf(settled: string, sides: Sides, kind: FormatKind, quote: string): string | undefined {
  if (settled === 'coin') return feeAssetByRule(isExchange(kind) ? 'base' : 'amount', sides, kind, quote);
  if (settled === 'money') return feeAssetByRule('quote', sides, kind, quote);
  return settled === 'received' || settled === 'sent' ? feeAssetByRule(settled, sides, kind, quote) : settled;
}

/** A row that waits is looked at in the likeliest coin. */
function guessOf(sides: Sides, kind: FormatKind, quote: string, { asset }: FeeRules): string | undefined {
  return feeAssetByRule(asset, sides, kind, quote) ?? feeAssetByRule('amount', sides, kind, quote);
}

/** Costs in one coin are one fee; one in money comes first, because only coins can be an event of their own. */
function summed(parts: readonly FeePart[]): readonly Amount[] {
  const sums = new Map<string, string>();
  for (const { fee } of parts) sums.set(fee.asset, addText(sums.get(fee.asset) ?? '0', fee.amount));
  const fees = [...sums].map(([asset, amount]) => ({ asset, amount }));
  return fees.sort((a, b) => Number(isFiat(b.asset)) - Number(isFiat(a.asset)));
}

/** A fee of the row may be in a coin that none of its cells names. */
export function hasUnnamedFee(row: RowCells, index: ColumnIndex): boolean {
  return FEE_ROLES.some((role) => {
    const coin = cellAt(row, index[COIN_ROLE[role]]);
    return /[1-9]/.test(cellAt(row, index[role])) && (coin === '' || coin === '-');
  });
}
