/**
 * The report of one person and one tax year as one plain value: everything that the records part of the ministry's
 * letter asks for (rule book 10). Screens, PDF, spreadsheets and XML only render it; they compute nothing.
 */
import type { Issue } from '@cryptax/kernel';
import type { Dac8Row } from '../dac8/dac8-mirror.ts';
import type { FormBlock } from '../forms/form-lines.ts';
import type { Assumption } from './assumptions.ts';
import type { BalanceLine } from './balances.ts';
import type { CarriedLine } from './carried-lines.ts';
import type { Completeness } from './completeness.ts';
import type { DerivativeLine, FeeLine, IncomeLine, MovementLine } from './event-lines.ts';
import type { IncomeSpan } from './income-spans.ts';
import type { LotLine } from './lot-lines.ts';
import type { DraftMethodPage, MethodPage } from './method-page.ts';
import type { ReportFrame } from './report-input.ts';
import type { RollForwardLine } from './roll-forward.ts';
import type { Summary } from './summary.ts';
import type { TokenLine } from './token-lines.ts';
import type { TransactionLine } from './transaction-lines.ts';
import type { Warning } from './warnings.ts';

export interface TaxYearReport {
  readonly format: 'cryptax-report';
  readonly version: 1;
  readonly engineVersion: string;
  readonly ruleBookVersion: string;
  /** Person, year, settings, profile, wallets, changes by hand: all inputs but the events. */
  readonly frame: ReportFrame;
  readonly inputHash: string;
  readonly method: MethodPage;
  readonly completeness: Completeness;
  readonly summary: Summary;
  readonly forms: readonly FormBlock[];
  /** The sheet of the other person of a jointly assessed couple; the lists behind it are in that person's report. */
  readonly spouseForms?: readonly FormBlock[];
  readonly lots: readonly LotLine[];
  readonly income: readonly IncomeLine[];
  readonly derivatives: readonly DerivativeLine[];
  readonly transfers: readonly MovementLine[];
  /** Gifts given and received, inheritances, free airdrops. */
  readonly gifts: readonly MovementLine[];
  /** Lost and redeemed units: they leave without a result. */
  readonly departures: readonly MovementLine[];
  /** Lots that went on under another name without a disposal. */
  readonly carried: readonly CarriedLine[];
  readonly incomeSpans: readonly IncomeSpan[];
  readonly fees: readonly FeeLine[];
  readonly balances: readonly BalanceLine[];
  readonly rollForward: readonly RollForwardLine[];
  /** Every event of the year: the annex. */
  readonly transactions: readonly TransactionLine[];
  readonly dac8: readonly Dac8Row[];
  readonly assumptions: readonly Assumption[];
  readonly warnings: readonly Warning[];
  /** Everything the engine found up to the end of the year. */
  readonly issues: readonly Issue[];
  /** Tokens that it mentions by contract, by name; absent where none has one. */
  readonly tokens?: readonly TokenLine[];
  /** SHA-256 over all fields above. */
  readonly seal: string;
}

/** A report without its hashes, the names of its tokens, and what the other readings of open points would change. */
export interface DraftReport extends Omit<TaxYearReport, 'inputHash' | 'seal' | 'method' | 'tokens'> {
  readonly method: DraftMethodPage;
}
