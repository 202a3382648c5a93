/** Everything a report is made of. All but the events travels inside the report, so that it can be verified later. */
import type { Issue } from '@cryptax/kernel';
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import type { TaxProfile } from '../assess/tax-profile.ts';
import type { PersonRole } from '../forms/form-lines.ts';
import type { WalletInfo } from './completeness.ts';

export interface ReportPerson {
  readonly role: PersonRole;
  readonly name?: string;
  /** Street, postcode and town as they stand on a letter, one line each. */
  readonly address?: readonly string[];
  readonly taxNumber?: string;
  readonly taxOffice?: string;
}

/** One change by hand, as the journal kept it (Rz. 90: marked and explained). */
export interface ManualChange {
  readonly at: string;
  readonly eventId: string;
  readonly action: 'added' | 'edited' | 'removed' | 'merged' | 'priced';
  readonly reason: string;
  readonly before?: string;
  readonly after?: string;
}

/** The other person of a couple, with a ledger of their own. */
export interface SpouseFrame {
  readonly settings: MatchSettings;
  readonly profile: TaxProfile;
}

/** The part of the input that the report carries. */
export interface ReportFrame {
  readonly year: number;
  readonly person: ReportPerson;
  readonly settings: MatchSettings;
  readonly profile: TaxProfile;
  /** ISO moment; given from outside, so that the same input gives the same report. */
  readonly generatedAt: string;
  readonly wallets: readonly WalletInfo[];
  readonly manualChanges: readonly ManualChange[];
  readonly unreadRows: readonly Issue[];
  readonly spouse: SpouseFrame | null;
}

export interface ReportInput extends ReportFrame {
  readonly events: readonly LedgerEvent[];
  /** Needed when `spouse` is set. */
  readonly spouseEvents?: readonly LedgerEvent[];
}
