/** A report of somebody else beside the ledger, as the second opinion asks for it. */
import type { GainReport, PlatformStatement, ReportProblem, UnreadReportRow } from '@cryptax/importers';
import type { SecondOpinion, StatementRow } from '@cryptax/tax-de';

export interface CompareChoice {
  /** Without one the year that most of the report is about. */
  readonly year?: number | undefined;
  /** The wallet that is the account at the platform; without one that of its name. */
  readonly wallet?: string | undefined;
}

interface ComparedFile {
  readonly file: string;
  readonly year: number;
  /** Years to choose from, newest first. */
  readonly years: readonly number[];
  readonly unread: readonly UnreadReportRow[];
}

export interface ComparedGains extends ComparedFile {
  readonly kind: 'gains';
  readonly about: Pick<GainReport, 'tool' | 'evidence' | 'method' | 'isEuroAssumed'>;
  readonly opinion: SecondOpinion;
}

export interface ComparedStatement extends ComparedFile {
  readonly kind: 'statement';
  readonly about: Pick<PlatformStatement, 'kind' | 'platform' | 'users'>;
  /** Null where no wallet has the platform's name: then one has to be chosen. */
  readonly wallet: string | null;
  readonly wallets: readonly { readonly id: string; readonly name: string }[];
  readonly rows: readonly StatementRow[];
}

/** `unread`: neither a gain report nor a statement, or one that cannot be compared. */
export type Compared = ComparedGains | ComparedStatement | ({ readonly kind: 'unread' } & ReportProblem);
