/** What goes into an import and what comes out of it. The `files`, `events` and `totals` are the command line's JSON. */
import type { Issue } from '@cryptax/kernel';
import type { BalanceStatement, LedgerEvent, LedgerRules, OpenEvent, UnreadRow } from '@cryptax/ledger';
import type { AccountWallets } from './accounts/account-names.ts';
import type { TransferCandidate } from './build/built.ts';
import type { NearDuplicate } from './dedupe/near-duplicates.ts';
import type { FormatDefinition } from './formats/format.ts';
import type { FileAnswers, FileQuestion } from './map/column-decisions.ts';
import type { AccountedRows } from './map/row-outcome.ts';
import type { Table } from './read/table.ts';
import type { TransferMatch } from './reconcile/match-transfers.ts';
import type { IgnoredCode, ReviewCode } from './review-codes.ts';
import type { SavedMapping } from './wizard/saved-mapping.ts';

export interface ImportProgress {
  readonly file: string;
  readonly fileIndex: number;
  readonly fileCount: number;
  readonly stage: 'read' | 'map' | 'reconcile';
  readonly rows: number;
}

/** What the ledger already has; the store keeps the row keys of each import. */
export interface KnownLedger {
  readonly rowKeys?: Iterable<string>;
  readonly events?: readonly LedgerEvent[];
  /** Movements of earlier imports that still wait for their other side. */
  readonly candidates?: readonly TransferCandidate[];
  /** Movements that wait no more because the user answered them, set them aside or took their match apart. */
  readonly answered?: readonly TransferCandidate[];
  /** Wallets of the accounts that earlier files named. */
  readonly accounts?: AccountWallets;
  /** Files of earlier imports by the name of their exchange: another file of it may be of another account. */
  readonly filesOf?: (source: string) => readonly KnownFile[];
  /** Coins that the user named for ambiguous tickers, by format and ticker: nobody is asked twice. */
  readonly assets?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A file of an earlier import: what tells which account of its exchange it is of. */
export interface KnownFile {
  readonly file: string;
  readonly format: string;
  readonly wallet: string;
  /** The user said whose it is. */
  readonly isAnswered: boolean;
  /** Identities of its rows, as far as they are kept. */
  readonly keys: readonly string[];
  /** All its entries, open ones included. */
  readonly events: readonly LedgerEvent[];
  readonly statements: readonly BalanceStatement[];
}

export interface ImportOptions {
  /** Zone of files that do not say theirs. */
  readonly timezone?: string;
  /** Format id chosen by the user for all files. */
  readonly format?: string | undefined;
  /** Answers to earlier questions, by file name. */
  readonly answers?: Readonly<
    Record<string, FileAnswers & { readonly format?: string | undefined; readonly wallet?: string }>
  >;
  /** Mappings that the user confirmed for unknown headers. */
  readonly mappings?: readonly SavedMapping[];
  /** Formats beyond the known ones, which an answer may name: those of connections. */
  readonly formats?: readonly FormatDefinition[];
  readonly known?: KnownLedger;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void | Promise<void>;
  /** Told of each recognised table before its rows are mapped, for who does something else with them meanwhile. */
  readonly onTable?: (file: string, table: Table) => void;
}

export interface FileReport {
  readonly file: string;
  readonly format: string | null;
  readonly confidence: number;
  /** Data rows; each is a source line of an event, a duplicate, ignored, or an issue. */
  readonly rows: number;
  readonly events: number;
  readonly duplicates: number;
  readonly ignored: readonly { readonly line: number; readonly code: IgnoredCode }[];
  readonly issues: readonly RowIssue[];
  readonly questions: readonly FileQuestion[];
  /** Other formats that the header nearly fits, best first. */
  readonly candidates: readonly { readonly format: string; readonly confidence: number }[];
}

export interface RowIssue {
  readonly line: number;
  readonly code: ReviewCode;
  readonly params: Readonly<Record<string, string>>;
}

export interface ImportTotals {
  readonly files: number;
  readonly rows: number;
  readonly events: number;
  readonly duplicates: number;
  readonly ignored: number;
  readonly issues: number;
}

/** A ledger file may say how its lots are matched and how the open points of the law are read. */
export interface FileRules {
  readonly file: string;
  readonly rules: LedgerRules;
}

export interface ImportResult {
  readonly files: readonly FileReport[];
  readonly events: readonly LedgerEvent[];
  readonly totals: ImportTotals;
  /** Remarks about events and files that are settled as rows: treatment unclear, zone assumed, possible duplicates. */
  readonly issues: readonly Issue[];
  readonly candidates: readonly TransferCandidate[];
  /** Movements of unknown meaning, as entries: candidates without another side, rows under review that say what moved. */
  readonly open: readonly OpenEvent[];
  /** Rows under review that say too little for an entry, and files that could not be read. */
  readonly unread: readonly UnreadRow[];
  /** What the files say that wallets held, by their running balances. */
  readonly statements: readonly BalanceStatement[];
  /** What the ledger files among them say; whether they agree is for whoever computes. */
  readonly rules: readonly FileRules[];
  /** Wallets of the accounts that files named, those known before included; to be kept for the next import. */
  readonly accountWallets: AccountWallets;
  /** Wallets of the files whose account was told apart, known before or named by the user. */
  readonly fileWallets: ReadonlyMap<string, string>;
  readonly matches: readonly TransferMatch[];
  /** Movements of these files that found their other side, so that a match can be taken apart later. */
  readonly matched: readonly TransferCandidate[];
  readonly nearDuplicates: readonly NearDuplicate[];
  /** Identities of all rows now in the ledger, to be kept with the import; made when asked for. */
  readonly rowKeys: () => readonly string[];
  /** What became of each row, one account per entry of `files`. */
  readonly accounts: readonly FileAccount[];
}

/** The rows of a file with their outcomes, and the table they were read from; a file that gave no table has none. */
export interface FileAccount {
  readonly rows: AccountedRows;
  readonly table?: Table;
  readonly header?: readonly string[];
}
