/**
 * What the smaller screens of the area (answer, origin, past years, profile, second opinion, spouse, time line) ask the
 * worker for and get.
 */
import type { GainReport, PlatformStatement, ReportProblem, UnreadReportRow } from '@cryptax/importers';
import type { LedgerEvent, Method } from '@cryptax/ledger';
import type { AnswerGap, AnswerPoint, AskedAddress } from '@cryptax/reports/answer';
import type { OriginPicture, OriginProof, OriginRow } from '@cryptax/reports/origin';
import type { DeclaredYear, PastYear, SecondOpinion, StatementRow } from '@cryptax/tax-de';
import type { SpouseLink, TaxSettings } from '../../platform/ledger/ledger-state.ts';

export interface AnswerChoices {
  /** Newest first. */
  readonly years: readonly number[];
  readonly wallets: readonly { readonly id: string; readonly name: string; readonly isPlatform: boolean }[];
  /** Own addresses with the wallets that they belong to. */
  readonly addresses: readonly Pick<AskedAddress, 'address' | 'wallets'>[];
}

/** What would be enclosed, and what stands in the way. */
export interface AnswerView {
  readonly annexes: readonly {
    readonly point: AnswerPoint;
    readonly number: number | null;
    readonly rows: number;
    readonly isUntold: boolean;
  }[];
  readonly gaps: readonly AnswerGap[];
  readonly office: string;
  readonly taxNumber: string;
}

/** What the screen of the proof of origin asks for and gets. A payout or a sale that can be traced. */
export interface OriginPayout {
  readonly eventId: string;
  readonly kind: 'money-out' | 'sell';
  readonly at: string;
  readonly wallet: string;
  /** Null where the price is not known. */
  readonly euro: string | null;
}

export interface OriginChoices {
  /** Newest first, payouts before sales. */
  readonly payouts: readonly OriginPayout[];
  readonly wallets: readonly string[];
}

export interface OriginView {
  readonly proof: OriginProof;
  readonly rows: readonly OriginRow[];
  readonly picture: OriginPicture;
}

/** Past years side by side, as the screen of past years asks for them. */
export interface PastYearRow extends PastYear {
  /** As it was typed in; undefined where nothing was, and then nothing counts as declared. */
  readonly entered: DeclaredYear | undefined;
  readonly isRunning: boolean;
  /** A sealed report of the year, whose figures can be taken for the declared ones. */
  readonly sealedId: string | undefined;
}

export interface PastYearsView {
  /** Newest first. */
  readonly rows: readonly PastYearRow[];
  /** Years of the ledger for which no rules are known. */
  readonly unknownYears: readonly number[];
  /** All of it together; null where the tax of a year is not known. */
  readonly totals: { readonly taxable: string; readonly tax: string | null; readonly interest: string | null };
}

/** A report of somebody else beside the ledger, as the second opinion asks for it. */
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

/** `broken`: the other book is gone, or does not name this one any more; `locked`: it is, until somebody unlocks it. Then each is computed alone. */
export type SpouseState =
  | { readonly kind: 'none' }
  | (SpouseLink & { readonly kind: 'linked' | 'broken' | 'locked'; readonly name?: string | undefined });

/** A gift that another book knows the lots of: the entry as it is, and as it would be, one for each lot. */
export interface GiftOffer {
  readonly received: Extract<LedgerEvent, { kind: 'gift-in' }>;
  readonly linked: readonly Extract<LedgerEvent, { kind: 'gift-in' }>[];
}

/** The tax year day by day: what sales inside the holding period added up to, and what became free. Exact decimals as text. */
export interface YearTimeline {
  /** Days on which something was sold inside the holding period, or coins become free, in order. */
  readonly days: readonly TimelineDay[];
  /** Sum of all days: the result of the lots, before costs that belong to no single sale. */
  readonly net: string;
}

export interface TimelineDay {
  readonly day: string;
  /** Result of the day's sales inside the holding period; absent without one. */
  readonly gain?: string | undefined;
  /** Running sum of the year up to and including this day. */
  readonly net: string;
  /** Coins still held that can be sold tax-free from this day on. */
  readonly free: readonly { readonly asset: string; readonly amount: string }[];
}

/** For the cover of a report; kept in this browser and, if it syncs, in the account. `state` decides the rate of church tax. */
export const PERSON_FIELDS = ['name', 'street', 'town', 'taxNumber', 'taxOffice', 'state'] as const;
export type PersonData = { readonly [Field in (typeof PERSON_FIELDS)[number]]?: string };

/** What a form of the tax profile was opened with; the person where the form saves it along. */
export interface OpenedProfile {
  readonly settings: TaxSettings;
  readonly person?: PersonData;
}

/**
 * When the order of lots may change (Rz. 62, rule MET-02). The choice is free until a year is sealed; from then on a
 * pool keeps its method until it is empty. The worker decides; the screen shows the decision and its reason.
 */
export interface MethodLock {
  /** Years of the user's own sealed reports, oldest first. */
  readonly sealedYears: readonly number[];
  /** Pools that hold something; 0 where no year is sealed and nobody asks. */
  readonly heldPools: number;
  /** `from-now`: sealed years keep their method, the change counts for what comes. `no-date`: such a change has no day. */
  readonly method: 'free' | 'from-now' | 'pools-hold' | 'no-date';
  readonly scope: 'free' | 'no-date';
}

export interface PoolRow {
  readonly wallet: string;
  readonly asset: string;
  readonly method: Method;
  /** Moment of the choice in force; null from the beginning. */
  readonly from: string | null;
  /** What must leave the pool before its method may change; null when it is empty. */
  readonly held: { readonly amount: string; readonly lots: number } | null;
}

export type PoolList =
  /** Over all wallets there are no pools by wallet. */
  { readonly kind: 'global' } | { readonly kind: 'pools'; readonly total: number; readonly rows: readonly PoolRow[] };

export interface PoolChoice {
  readonly wallet: string;
  readonly asset: string;
  readonly method: Method;
}
