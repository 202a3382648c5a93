/**
 * What a file format is: almost only data. The engine in `map/` does the same work for every format; a definition
 * names headers, columns, words and rules. Where rows carry a fact in prose or need a second look, a small `adjust`
 * function sees one row; where several rows are one event, `group` names the key that joins them.
 * Recipe: docs/formats/adding-a-format.md.
 */
import type { FeeAnswers } from '../map/column-decisions.ts';
import type { RowAdjust } from '../map/row-facts.ts';
import type { ReviewCode } from '../review-codes.ts';

/** The catalogue's event kinds, a proposal for sorting, not a ruling; `lost`, `migration` and `review` are ours. */
export type FormatKind =
  | 'trade-buy'
  | 'trade-sell'
  | 'swap'
  | 'dust-conversion'
  | 'migration'
  | 'deposit'
  | 'withdrawal'
  | 'transfer-in'
  | 'transfer-out'
  /** One row that names both of the user's wallets: `wallet` to `toWallet`. */
  | 'own-transfer'
  | 'fee'
  | 'staking-reward'
  | 'lending-interest'
  | 'mining'
  | 'airdrop'
  | 'fork'
  | 'referral-bonus'
  | 'cashback'
  | 'gift-in'
  | 'gift-out'
  | 'spend'
  | 'lost'
  /** Margin on spot, and futures: only of the former the law is open. */
  | 'margin-pnl'
  | 'futures-pnl'
  | 'funding'
  | 'ignore'
  | 'review';

/**
 * A column by its header. `Cur.#2` is the second column of that name. A placeholder in braces stands for a varying
 * part and is remembered: `Value_IN({asset})`, `{fiat} Subtotal`, `Time(UTC{offset})`, `CurrentValue @ {any}`.
 * A list gives the names of the same column in different layouts; the first one present is taken.
 */
export type ColumnRef = string | readonly string[];

export type ColumnRole =
  /** When. `time` is joined to `date` by a blank; `zone` holds an IANA name. */
  | 'date'
  | 'time'
  | 'zone'
  /** What. `subtype` is joined to `type` as `type/subtype`; a word of `tag` wins over both. */
  | 'type'
  | 'subtype'
  | 'tag'
  | 'status'
  | 'assetClass'
  /** One amount: signed or not (`signed`), or split into an in and an out column. */
  | 'asset'
  | 'amount'
  | 'amountIn'
  | 'amountOut'
  /** Other side of `amount`: of a trade (`pair` or `quoteAsset`, `total`, `price`) or of an exchange (`toAsset`). */
  | 'pair'
  | 'quoteAsset'
  | 'price'
  | 'total'
  | 'toAsset'
  | 'toAmount'
  /** Two-sided rows. */
  | 'buyAsset'
  | 'buyAmount'
  | 'sellAsset'
  | 'sellAmount'
  | 'fee'
  | 'feeAsset'
  /** Further costs of the row, each with its coin (`map/row-fees.ts`). */
  | 'fee2'
  | 'feeAsset2'
  | 'fee3'
  | 'feeAsset3'
  /** Market value stated by the file, with its currency (else `defaults.valueAsset`). */
  | 'value'
  | 'valueAsset'
  /** `id` is the provider's id, unique per row. `groupId` joins rows. */
  | 'id'
  | 'groupId'
  | 'txHash'
  | 'address'
  | 'from'
  | 'to'
  | 'contract'
  | 'note'
  /** What the bank or the platform calls a payment of money. */
  | 'reference'
  /** `wallet` names the wallet of the row (`toWallet` if it is empty); `account` is only a part of a group key. */
  | 'wallet'
  | 'toWallet'
  | 'account'
  /** What the wallet (or the `account` inside it) held of the row's coin after the row. */
  | 'balance'
  /** The user's account at the exchange; found by its usual names. */
  | 'accountId'
  /** Free columns for `adjust`. */
  | 'extra1'
  | 'extra2'
  | 'extra3';

export type Columns = Readonly<Partial<Record<ColumnRole, ColumnRef>>>;

/** Columns of a trade that a file may print in another unit (satoshi, cents). */
export type UnitColumn = 'amount' | 'price' | 'total';

/** A row before it is read, for `derive`. */
export interface RawRow {
  /** Cell under a header, trimmed; empty if the file has no such column. */
  readonly cell: (header: string) => string;
  readonly headers: readonly string[];
  readonly cells: readonly string[];
}

/** Layout letters: YYYY YY MMMM MMM MM M DD D HH H hh h mm ss A; `iso`, `unix`, `unix-ms`, `js` are whole forms. */
export type DateLayout = string;

/** `value` = offset in the cell, `header` = `{offset}` of the date header, `column` = role `zone`, `ask` = unstated. */
export type ZoneRule =
  | 'UTC'
  | 'value'
  | 'header'
  | 'column'
  | 'ask'
  | `${string}/${string}`
  | `UTC${'+' | '-'}${number}`;

export interface FeeRules {
  /** Trades: does `total` (or the money side) already contain the fee? `with` = paid in full / received net. */
  readonly total?: 'with' | 'without';
  /** Outgoing coin amounts (withdrawal, transfer): does the amount contain the fee? */
  readonly sent?: 'with' | 'without';
  /**
   * Incoming amounts: `with` = gross of the fee, `not-mine` = the sender paid the fee that is printed there, `net` = what the fee took in the
   * coin that came is gone already.
   */
  readonly received?: 'with' | 'without' | 'not-mine' | 'net';
  /** Fee coin when neither a column nor a unit says it. */
  readonly asset?: 'base' | 'quote' | 'received' | 'sent' | 'amount';
  /**
   * Which sign says that a fee was paid back, in a file that writes both: the minus, unless the export writes its costs with one. `seldom`:
   * the one that fewer rows have. `told`: `adjust` knows it.
   */
  readonly refund?: 'minus' | 'plus' | 'seldom' | 'told';
  /** Of what each column is where neither it nor its cells say it: proven by figures or answered, by the key of the question (`map/open-fees.ts`). */
  readonly coins?: Readonly<Record<string, string>>;
  /** Several columns with a fee are several costs. */
  readonly addUp?: boolean;
}

/** A column of an identity: by its role, or by its header where no role needs it. `less`: it counts the other way round. */
export type Operand = ColumnRole | { readonly header: ColumnRef; readonly less?: true };

/** What columns of one row say about each other: the product of two, or the sum of some, is another one. */
export interface Identity {
  /** Rows that it holds for; trades unless said. */
  readonly kinds?: readonly FormatKind[] | 'all';
  readonly product?: readonly [Operand, Operand];
  /** One column by its size; several with their signs. Rows whose first one is empty say nothing. */
  readonly sum?: readonly Operand[];
  readonly is: Operand;
  /** The fee is part of the result, if it is of the same coin: paid on top of a purchase or a payment, kept back from a sale. With `own` a fee in
   * the traded coin is part of the amount likewise: kept back from what is bought, paid on top of what is sold. */
  readonly fee?: 'within' | 'own';
  /** Costs (and with `less` rebates) of the same coin that are part of the result likewise. */
  readonly costs?: readonly Operand[];
  /** Rows with something in this column are left out. */
  readonly unless?: Operand;
  /** Nobody has seen enough files to be sure: it counts only where nearly all rows of a file obey it. */
  readonly likely?: true;
}

type DefaultRole = 'asset' | 'quoteAsset' | 'feeAsset' | 'feeAsset2' | 'feeAsset3' | 'valueAsset' | 'type';

export interface StatusRule {
  /** Words that count (`Error*`: begins with); others are skipped if in `skip` or usual for not done, else reviewed. */
  readonly done: readonly string[];
  readonly skip?: readonly string[];
  /** Rows of sums. */
  readonly totals?: readonly string[];
  /** On-chain: the transaction failed, but its fee was paid. */
  readonly failedButPaid?: readonly string[];
}

export interface GroupRule {
  /** Rows with the same text in all these columns belong together (`date` compares the instant). */
  readonly by: readonly (ColumnRole | 'instant')[];
  /** Kinds that are legs; others are events of their own. A `fee` row joins if its key has legs. */
  readonly legs?: readonly FormatKind[];
  /** An order may be filled long after it was placed: the last coins that came tell when. */
  readonly at?: 'received';
  /** Kinds whose legs may lie this many seconds apart. */
  readonly apartSeconds?: number;
  /** Trades are whole rows; their fees are rows of their own, at most so many seconds before or behind them. */
  readonly feesWithinSeconds?: number;
}

export interface FormatDefinition {
  readonly id: string;
  /** Display name; also the name of the wallet unless the file names one. */
  readonly source: string;
  readonly sourceKind: 'exchange' | 'broker' | 'wallet' | 'explorer' | 'tax-tool' | 'generic';
  /** Name space of provider ids, shared by all files and the API of one provider. */
  readonly idSpace: string;
  /** Known header rows in file order, the current one first. */
  readonly layouts: readonly (readonly string[])[];
  readonly signature: readonly string[];
  readonly absent?: readonly string[];
  readonly columns: Columns;
  /** `likely`: the zone to propose where the file does not say its own (`ask`); Berlin without it. */
  readonly date: { readonly layouts: readonly DateLayout[]; readonly zone: ZoneRule; readonly likely?: string };
  /** Expected decimal mark; the column's own content may overrule it. */
  readonly numbers?: 'dot' | 'comma' | 'either';
  /** Amounts carry their direction as a sign. */
  readonly signed?: boolean;

  /** Words of the type column, compared without case: `a`, `a/b`, `a/*`, `Prefix *`. Unlisted words are reviewed. */
  readonly types?: Readonly<Record<string, FormatKind>>;
  readonly tags?: Readonly<Record<string, FormatKind>>;
  readonly bySign?: { readonly positive: FormatKind; readonly negative: FormatKind };
  /** Which sides are filled; `none`: a row without amounts (a call that only costs its fee). */
  readonly bySides?: {
    readonly both: FormatKind;
    readonly in: FormatKind;
    readonly out: FormatKind;
    readonly none?: FormatKind;
  };
  /** Every row is of this kind. */
  readonly kind?: FormatKind;

  readonly status?: StatusRule;
  /** Words of `assetClass` that are crypto; rows of other classes are ignored as not crypto. */
  readonly cryptoClasses?: readonly string[];
  readonly fees?: FeeRules;
  /** What the columns say about each other; of a list in the list one must hold. A row that contradicts waits (`map/identities.ts`). */
  readonly identities?: readonly (Identity | readonly Identity[])[];
  /** What a row changes the balance behind it by; held against the balance of the row before (`map/running-balance.ts`). */
  readonly running?: {
    readonly change: readonly Operand[];
    /** The column of the balance, unless it is that of the wallet (role `balance`). */
    readonly is?: Operand;
    /** It is the balance of the coin, whatever `account` says. */
    readonly ofCoin?: true;
  };
  /** Constant values where there is no column: `{ asset: 'BTC' }`, or a header capture: `{ asset: '{asset}' }`. */
  readonly defaults?: Readonly<Partial<Record<DefaultRole, string>>>;
  /** The file does not name its coin: one of these, by the file name, else the first, with a question; waits beside `derive.asset`. */
  readonly openAsset?: readonly string[];
  /** Places by which the point of a column moves to the left; set for a file whose figures say so (`map/file-units.ts`). */
  readonly units?: Readonly<Partial<Record<UnitColumn, number>>>;
  /** No file proves whether amounts contain the fee: they are read as `fees` says, and the user is asked once. */
  readonly openFee?: true;
  /** Neither header nor column says of which coin a fee is: unless figures prove it, it is asked, and the rows wait. */
  readonly openFees?: true;
  /** What the user said about fees in files with this header. */
  readonly answers?: FeeAnswers;
  /** The file does not name the currency of its prices: asked for, and trades wait for the answer. */
  readonly openMoney?: true;
  /** Nobody has checked the columns but their reader: a purchase of less than nothing and an unusual fee wait. */
  readonly doubtful?: true;
  /** `cell` takes the wallet cell as the name, `source-and-cell` puts the source before it. */
  readonly walletName?: 'cell' | 'source-and-cell';
  /** Market is written quote first (old Bittrex, Poloniex). */
  readonly pairOrder?: 'base-quote' | 'quote-base';
  readonly group?: GroupRule;
  readonly adjust?: RowAdjust;
  /** The only kinds of rows that `adjust` has to look at; all of them unless said. */
  readonly adjusted?: readonly FormatKind[];
  /** Cells made from the row where no column holds them: two amounts in one cell, a column for every coin. */
  readonly derive?: Readonly<Partial<Record<ColumnRole, (row: RawRow) => string>>>;
  /** A broker that keeps no coins: what is bought goes on to the user's wallet, what is sold came from there. */
  readonly delivers?: boolean;
  /** Another export of the source tells the same exchanges, up to so many days apart; one event is kept. */
  readonly repeatsExport?: { readonly format: string; readonly days: number };
  /** Name of the deals that this export tells together with others of its exchange, perhaps in other parts (`settle-fills.ts`). */
  readonly sameDeals?: string;
  /** Columns that change with the day of export; left out of the fingerprint. */
  readonly volatile?: readonly ColumnRef[];
  /** Sheets of its workbook that tell the same again or sum it up, by their names. */
  readonly otherSheets?: readonly string[];
  /** Rows have rows of details below them, under this indented header (`read/nested-table.ts`). */
  readonly nested?: readonly string[];
  /** A finished report, not a ledger: recognised and refused with this code. */
  readonly refuse?: ReviewCode;
  /** Another format has the same header; the file alone cannot decide, so the user is asked. */
  readonly twin?: string;
}

/** Checks nothing at run time; it makes a definition's literals keep their types and reads well. */
export function defineFormat(definition: FormatDefinition): FormatDefinition {
  return definition;
}
