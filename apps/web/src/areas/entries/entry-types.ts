/**
 * What page and worker say to each other about entries: documents, the history, and the queue of open questions (alike
 * ones are one, those that decide most come first, those that change nothing are counted).
 */
import type { ZoneShift } from '@cryptax/importers';
import type { EvidenceSummary, OldSteps } from '@cryptax/store';
import type { QuestionGroup } from '@cryptax/tax-de';
import type { CertaintyView, YearRange } from '../../platform/ledger/certainty-types.ts';
import type { EventRow } from '../../platform/ledger/event-types.ts';
import type { StandIns } from '../../platform/ledger/price-types.ts';
import type { ReviewCard, TransferAnswer } from '../../platform/ledger/review-types.ts';
import type { RuleTrial } from '../../platform/ledger/rule-types.ts';

/** `duplicate` and `other` are cards that the ranges know nothing of. */
export type QuestionKind = QuestionGroup['kind'] | 'duplicate' | 'other';

export interface QueueQuestion {
  readonly id: string;
  readonly kind: QuestionKind;
  /** What its cards share; `one` is a question about a single card. */
  readonly shares: QuestionGroup['by'] | 'one';
  /** The card with the largest value stands for all. */
  readonly card: ReviewCard;
  readonly cardIds: readonly string[];
  /** Cards of the same address in the other direction: if it is one's own, the answer holds for them too. */
  readonly otherWay?: readonly string[];
  /** The sum of all of its cards, where they are of one coin. */
  readonly amount?: { readonly asset: string; readonly amount: string } | undefined;
  /** What all of it was worth at its moments; absent where a price is missing. */
  readonly worth?: { readonly low: string; readonly high: string };
  /** First and last moment. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The most that its answers can change; null where nothing bounds it. */
  readonly effect: string | null;
  /** Years whose forms it can change. */
  readonly years: readonly number[];
  /** What the years would be after an answer, where that is known before it is given. */
  readonly answers: readonly AnswerRange[];
}

export interface AnswerRange {
  /** The meaning, as the rule book of certainty names it. */
  readonly id: string;
  readonly years: readonly YearRange[];
}

/** What the years would be after an answer that somebody looks at. */
export type AnswerTrial = Pick<RuleTrial, 'years' | 'isUnbounded'>;

/** What settles many at once, without a question for each. */
export type Remedy =
  | { readonly kind: 'fetch-prices'; readonly count: number }
  /** The file of internal transactions of an address is missing; `count` entries spend more than is there. */
  | {
      readonly kind: 'internal-file';
      readonly count: number;
      readonly wallet: string;
      readonly asset: string;
      readonly missing: string;
    }
  /** The times of a file fit all others at another zone; `count` movements find their other side there. */
  | {
      readonly kind: 'zone';
      readonly count: number;
      readonly importNo: number;
      readonly file: string;
      readonly shift: ZoneShift;
      /** Transfers between the file and others that fit then, of all. */
      readonly fits: number;
      readonly pairs: number;
    }
  /** Tokens that nobody asked for and nobody knows a price of; until they are left out nothing bounds the income of these years. */
  | {
      readonly kind: 'unasked-tokens';
      readonly count: number;
      readonly cardIds: readonly string[];
      readonly years: readonly number[];
    }
  /** What rules and the address book answer. */
  | {
      readonly kind: 'rules';
      readonly count: number;
      readonly by: readonly { readonly id: string; readonly name: string; readonly count: number }[];
    }
  | { readonly kind: 'known-addresses'; readonly count: number; readonly answers: readonly KnownAddress[] };

/** Open movements with an address about which the user has spoken before. */
export interface KnownAddress {
  readonly address: string;
  readonly direction: 'in' | 'out';
  readonly as: TransferAnswer;
  readonly cardIds: readonly string[];
}

export interface QuestionList {
  readonly view: CertaintyView;
  /** Those that can change a form, the one that decides most first. */
  readonly questions: readonly QueueQuestion[];
  /** Cards whose answers change no form, whatever they are. */
  readonly idle: number;
  readonly remedies: readonly Remedy[];
  readonly standIns?: StandIns;
}

/** What helps to remember what it was. */
export interface QuestionFacts {
  /** What happened just before and after, in the same wallet first. */
  readonly neighbours: readonly EventRow[];
  /** All movements with the same address. */
  readonly address?: {
    readonly arrived: number;
    readonly left: number;
    readonly first: string;
    readonly last: string;
  };
  /** The largest of its entries. */
  readonly members: readonly EventRow[];
}

/**
 * A document attached to an entry, a wallet or a statement, as a screen shows it.
 * Giving back the room that undo needs: how many steps that is about, and what came of it. Steps that stay to be undone
 * when the history is shortened.
 */
export const KEPT_STEPS = 20;

export interface ShortenedHistory extends OldSteps {
  /** Only where the browser tells how much room is taken, and it is less than before. */
  readonly freedBytes?: number | undefined;
}

export type EvidenceItem = Omit<EvidenceSummary, 'book'>;
