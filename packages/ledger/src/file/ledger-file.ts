/**
 * The ledger file: one person's events as JSON text, the form in which a ledger leaves and enters the program.
 * It comes from outside, so reading it refuses whatever is not exactly understood and says where; the limits
 * keep a damaged or hostile file from eating the machine.
 */
import type { Issue, Severity } from '@cryptax/kernel';
import type { LedgerEvent } from '../events/ledger-event.ts';
import type { BalanceStatement } from '../proof/balance-statement.ts';
import type { MatchSettings, Method, OpenChoice, Scope } from '../settings.ts';

export const LEDGER_FORMAT = 'cryptax-ledger';
export const LEDGER_VERSION = 1;

export const LEDGER_FILE_LIMITS = {
  /** Characters of the whole text. */
  text: 400_000_000,
  events: 2_000_000,
  id: 200,
  asset: 160,
  wallet: 200,
  /** Hashes, file names, formats and other short texts. */
  label: 500,
  note: 5_000,
  list: 1_000,
  integerDigits: 30,
  fractionDigits: 30,
  /** Errors and remarks reported before reading stops. */
  reported: 100,
} as const;

/** Method and scope, methods of single pools, and the open points of the law that the file decides otherwise than by default. */
export interface LedgerRules extends Partial<Pick<MatchSettings, OpenChoice | 'poolMethods'>> {
  readonly method: Method;
  readonly scope: Scope;
}

/** A row of an imported file that nobody could read; the ledger may be short of it. */
export interface UnreadRow {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * What reading the files found and no row says: two entries that may be one, a treatment that is unclear, a time zone that was
 * assumed. It is about an entry or about a whole file.
 */
export interface LedgerRemark {
  readonly code: string;
  readonly severity: Severity;
  readonly eventId?: string;
  readonly file?: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface LedgerFile {
  readonly rules?: LedgerRules;
  readonly events: readonly LedgerEvent[];
  /** Absent where every row was read. */
  readonly unread?: readonly UnreadRow[];
  /** Absent where nothing was remarked. */
  readonly remarks?: readonly LedgerRemark[];
  /** What files, services and the user say that wallets held; absent where nobody said anything. */
  readonly statements?: readonly BalanceStatement[];
}

export type LedgerFileIssueCode = 'ledger.unknown-field';

/** A read file with its remarks: each kind of field that was not understood, with how often it came. */
export interface ReadLedgerFile extends LedgerFile {
  readonly issues: readonly Issue<LedgerFileIssueCode>[];
}

export type LedgerFileErrorCode =
  | 'json.malformed'
  | 'json.too-large'
  | 'file.not-an-object'
  | 'file.unknown-format'
  | 'file.unknown-version'
  | 'file.too-many-events'
  | 'file.too-many-errors'
  | 'event.duplicate-id'
  | 'event.fee-eats-all'
  | 'event.fork-of-itself'
  | 'event.zero-cost-with-value'
  | 'event.open-needs-one-side'
  | 'field.missing'
  | 'field.wrong-type'
  | 'field.unknown-value'
  | 'field.unexpected'
  | 'rule.unknown'
  | 'text.empty'
  | 'text.too-long'
  | 'text.control-character'
  | 'text.outer-space'
  | 'decimal.not-text'
  | 'decimal.malformed'
  | 'decimal.negative'
  | 'decimal.zero'
  | 'decimal.too-long'
  | 'asset.fiat'
  | 'asset.not-fiat'
  | 'list.empty'
  | 'list.too-long'
  | 'list.repeated'
  | 'number.not-a-line'
  | 'time.malformed'
  | 'time.out-of-range'
  | 'time.finer-than-second'
  | 'time.after-event';

/** One problem of the file: where (`events[3].fee.amount`), in which event, and the values for its sentence. */
export interface LedgerFileError {
  readonly code: LedgerFileErrorCode;
  readonly path: string;
  readonly eventId?: string;
  readonly params: Readonly<Record<string, string>>;
}
