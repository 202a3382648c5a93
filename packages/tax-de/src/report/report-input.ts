/** Everything a report is made of. All but the events travels inside the report, so that it can be verified later. */
import type { Issue } from '@cryptax/kernel';
import type { EventKind, LedgerEvent, MatchSettings, ValueOrigin } from '@cryptax/ledger';
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

/** One field of an event, for example `valueEur`, `in` or `fee`; null where it was or is absent. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** One change by hand, as the journal kept it (Rz. 90: marked and explained). */
export interface ManualChange {
  readonly at: string;
  readonly eventId: string;
  readonly action: 'added' | 'edited' | 'removed' | 'merged' | 'priced';
  /** The user's own words; empty where only the button that was pressed is known. */
  readonly reason: string;
  /** The button or answer that was chosen; a report puts it into words in its own language. */
  readonly code?: string;
  /** What the event is or was, so that a reader finds it without its id. */
  readonly event?: { readonly kind: EventKind; readonly at: string; readonly wallet: string };
  /** Further events of the same step that the journal does not list. */
  readonly others?: number;
  /** What changed; absent where the journal no longer knows. */
  readonly fields?: readonly FieldChange[];
}

/** What a document is attached to, told so that a reader finds it without ids. */
export type DocumentSubject =
  | {
      readonly kind: 'event';
      readonly eventId: string;
      readonly event: EventKind;
      readonly at: string;
      readonly wallet: string;
    }
  | { readonly kind: 'wallet'; readonly wallet: string }
  /** A statement of balance: so much lay there at that moment. */
  | {
      readonly kind: 'statement';
      readonly wallet: string;
      readonly asset: string;
      readonly amount: string;
      readonly at: string;
    };

/** A document that is kept beside the ledger; its hash shows that a file handed in later is the same one. */
export interface ReportDocument {
  readonly name: string;
  readonly sha256: string;
  readonly addedAt: string;
  /** What it shows, in the user's words; may be empty. */
  readonly about: string;
  readonly of: DocumentSubject;
}

/** The other person of a couple, with a ledger of their own. */
export interface SpouseFrame {
  readonly name?: string;
  readonly settings: MatchSettings;
  readonly profile: TaxProfile;
}

/** What a balance was worth at the end of the year, from a price source; asked for outside, because prices are not here. */
export interface YearEndValue {
  readonly wallet: string;
  readonly asset: string;
  readonly amount: string;
  readonly valueEur: string;
  readonly origin: ValueOrigin;
}

/** What coins were worth when they came to a platform or left it, asked for outside like the values at the end of the year. */
export interface TransferValue {
  readonly eventId: string;
  readonly valueEur: string;
  readonly origin: ValueOrigin;
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
  /** The couple's other ledger is locked or not there, so that `spouse` is null although there is one. */
  readonly spouseLeftOut?: true;
  /** Market values on 31.12.; a balance without one is listed without a value. */
  readonly yearEnd?: readonly YearEndValue[];
  /** Market values of transfers to and from platforms; one without a price has none. */
  readonly transferValues?: readonly TransferValue[];
  /** Documents on entries and statements up to the end of the year, and on wallets; absent where there are none. */
  readonly documents?: readonly ReportDocument[];
}

export interface ReportInput extends ReportFrame {
  readonly events: readonly LedgerEvent[];
  /** Needed when `spouse` is set. */
  readonly spouseEvents?: readonly LedgerEvent[] | undefined;
}
