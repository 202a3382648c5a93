/**
 * What the user has decided once for all: rules that answer open movements, addresses he knows, and labels for entries that a
 * file names otherwise. All stand in one order, and the first one that fits a movement has the word. A rule is tried on the
 * ledger before it is kept; what it answers in later files is offered in the queue as one step, what a label names shows in the
 * preview of the file.
 */
import type { IncomeKind } from '@cryptax/ledger';
import type { YearRange } from './certainty-types.ts';
import type { LabelRule } from './edit-types.ts';
import type { EventRow } from './event-types.ts';

/** All of them have to hold; one that is left out holds for everything. */
export interface RuleConditions {
  readonly address?: string;
  /** A movement whose chain nobody knows fits too: files of exchanges do not say it. */
  readonly chain?: string;
  readonly asset?: string;
  readonly direction?: 'in' | 'out';
  /** Smaller than this, in units of the coin or in euro at its moment. */
  readonly below?: { readonly amount: string; readonly unit: 'coin' | 'eur' };
  readonly wallet?: string;
  /** Part of the name of its file. */
  readonly file?: string;
  /** Part of its note, or of a cell of its row. */
  readonly text?: string;
}

/** What it was. Values are those of the day: one value for many would be wrong. */
export type RuleAnswer =
  | { readonly kind: 'own-wallet'; readonly wallet: string }
  | { readonly kind: 'income'; readonly incomeKind: IncomeKind }
  | { readonly kind: 'purchase' | 'spend' | 'sale' | 'gift' | 'lost' }
  /** Set aside with its rows: spam, dust. */
  | { readonly kind: 'ignore' };

export interface AnswerRule {
  readonly id: string;
  readonly name: string;
  readonly when: RuleConditions;
  readonly means: RuleAnswer;
}

/** Without an id it is new. */
export type RuleDraft = Omit<AnswerRule, 'id'> & { readonly id?: string };

/** `own` and `exchange` are accounts of the user, reached in both directions; a payee is paid, a payer pays. */
export const ADDRESS_KINDS = ['own', 'exchange', 'payee', 'payer', 'spam'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

export interface KnownParty {
  readonly id: string;
  readonly address: string;
  /** Empty: on every chain. */
  readonly chain: string;
  /** Of an own or an exchange's address the name of the wallet. */
  readonly name: string;
  readonly kind: AddressKind;
  /** Of a payer. */
  readonly incomeKind?: IncomeKind;
}

export type PartyDraft = Omit<KnownParty, 'id'> & { readonly id?: string };

/** One line of the list, whatever kind of rule it is. */
export type ListedRule = {
  readonly id: string;
  readonly name: string;
  /** Without one a label stands before all others and an address behind them. */
  readonly order?: number;
} & (
  | { readonly of: 'answer'; readonly rule: AnswerRule }
  | { readonly of: 'address'; readonly party: KnownParty }
  | { readonly of: 'label'; readonly label: LabelRule }
);

/** In place of the coin, wallet or format of a label: every one. */
export const EVERY = '*';

/** Without an id it is new. */
export type LabelDraft = Omit<LabelRule, 'id'> & { readonly id?: string };

export interface RuleBook {
  /** The first one that fits has the word. */
  readonly list: readonly ListedRule[];
  /** Chains that an address can be on. */
  readonly chains: readonly { readonly id: string; readonly name: string }[];
  /** By id: open movements and rows that a rule or an address answers now, entries that carry a label. */
  readonly counts: Readonly<Record<string, number>>;
  /** Addresses that the user has spoken about in answers and that are not in the list yet. */
  readonly met: readonly MetAddress[];
}

export interface MetAddress {
  readonly address: string;
  readonly count: number;
  readonly kind: AddressKind;
  readonly name: string;
  readonly incomeKind?: IncomeKind;
}

/** What a rule would do, before it is kept. */
export interface RuleTrial {
  /** Open movements and rows that it would answer; of a label the entries that it would name otherwise. */
  readonly open: number;
  /** Others that fit, but about which a rule before it has the word. */
  readonly taken: number;
  /** Entries that fit and are answered already: those that say the same, and those that say something else. None is changed. */
  readonly past: { readonly same: number; readonly other: number };
  /** What all of it was worth at its moments; absent where a price is missing. */
  readonly worth?: string | undefined;
  /** Other open questions leave a year without an end, with the rule or without it. */
  readonly isUnbounded: boolean;
  /** Years that it changes. */
  readonly years: readonly { readonly year: number; readonly before: YearRange; readonly after: YearRange }[];
  /** The largest of those that it would answer. */
  readonly examples: readonly EventRow[];
}
