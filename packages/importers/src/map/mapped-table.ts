/** What mapping a table needs, and what comes of it. */
import type { BalanceStatement, LedgerEvent, OpenEvent } from '@cryptax/ledger';
import type { AccountNames } from '../accounts/account-names.ts';
import type { EventHint, TransferCandidate } from '../build/built.ts';
import type { FormatDefinition } from '../formats/format.ts';
import type { Table } from '../read/table.ts';
import type { FileAnswers, FileQuestion, PlaceOfFee } from './column-decisions.ts';
import type { Proof } from './row-identity.ts';
import type { AccountedRows } from './row-outcome.ts';
import type { BalanceJump } from './running-balance.ts';
import type { OddSigns, Sign } from './trade-signs.ts';

export interface MapInput {
  readonly table: Table;
  readonly definition: FormatDefinition;
  readonly headerLine: number;
  readonly headerCells: readonly string[];
  readonly answers: FileAnswers;
  readonly wallet?: string | undefined;
  /** The sign of fees that were paid back, in a file that writes both. */
  readonly refund?: Sign | undefined;
  /** Whether sums of trades hold their fee, as other columns of the file prove. */
  readonly feePlace?: PlaceOfFee | undefined;
  /** The sign of reversed trades, by word, in a file that writes both. */
  readonly oddSigns?: OddSigns | undefined;
  /** Coins of ambiguous tickers that the user named for earlier files of this format. */
  readonly knownAssets?: Readonly<Record<string, string>> | undefined;
  /** Wallets of accounts that files name, over all files. */
  readonly accounts?: AccountNames | undefined;
  /** Identities of rows and events that the ledger, or an earlier file of this import, already has. */
  readonly seen: ReadonlySet<string>;
  /** Called between chunks of rows with the number read so far; may throw to stop, or wait to let others run. */
  readonly onRows?: ((rows: number) => void | Promise<void>) | undefined;
}

export interface MappedTable {
  readonly rows: AccountedRows;
  /** Belongs to whom it is given to. */
  readonly events: LedgerEvent[];
  readonly candidates: readonly TransferCandidate[];
  readonly hints: readonly EventHint[];
  /** What rows under review moved, where they say so. */
  readonly open: readonly OpenEvent[];
  /** The running balances that the file carries. */
  readonly statements: readonly BalanceStatement[];
  /** The rows say whose account they are of. */
  readonly namesAccount: boolean;
  readonly questions: readonly FileQuestion[];
  /** How the rows stood up to the identities of their columns. */
  readonly proof: Proof;
  /** Rows that do not lead from one balance of the file to the next. */
  readonly jumps: readonly BalanceJump[];
  /** The events stand in order of time. */
  readonly isSorted: boolean;
}
