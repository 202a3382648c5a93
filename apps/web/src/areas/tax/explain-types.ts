/** The derivation of a figure as data: the lines of its formula, the rules behind it, the parts it adds up and their events. */
import type { LedgerEvent } from '@cryptax/ledger';
import type { Valuation } from '@cryptax/prices';
import type { DerivativeLine, IncomeLine, LotLine } from '@cryptax/tax-de';
import type { EventOrigin } from '../../platform/ledger/event-types.ts';

/** Every figure that can be asked "why?". `s23` private sales, `s22` services, `s20` capital income. */
export const FIGURES = [
  'tax.extra',
  'tax.capital',
  's23.taxable',
  's23.net',
  's23.proceeds',
  's23.cost',
  's23.expenses',
  's23.gains',
  's23.losses',
  's23.free',
  's23.carry',
  's22.taxable',
  's22.net',
  's22.gross',
  's22.costs',
  's22.carry',
  's20.taxable',
  's20.net',
] as const;
export type FigureId = (typeof FIGURES)[number];

/** One line of a formula. `figure`: the value has a derivation of its own. */
export interface Term {
  readonly id: TermId;
  readonly value: string;
  readonly op: 'plain' | 'plus' | 'minus' | 'total';
  readonly unit?: 'eur' | 'percent';
  readonly figure?: FigureId;
}

export type TermId =
  | FigureId
  | 'other-sales'
  | 'other-income'
  | 'other-capital'
  | 'limit'
  | 'net-all'
  /** The net once the limit is reached, else nothing. */
  | 'counted'
  | 'general-expenses'
  | 'spouse-taxable'
  | 'capital-gains'
  | 'capital-losses'
  | 'carry-in'
  | 'carry-used'
  | 'carry-out'
  | 'carried-back-in'
  | 'carried-back-out'
  | 'spouse-loss-used'
  | 'spouse-loss-given'
  | 'year-loss'
  | 'allowance-used'
  | 'crypto'
  | 'income-without'
  | 'income-with'
  | 'tax-without'
  | 'tax-with'
  | 'soli-extra'
  | 'church-extra'
  | 'income-tax-extra'
  | 'flat-rate'
  | 'capital-tax'
  | 'capital-soli'
  | 'capital-church';

export interface Explanation {
  readonly figure: FigureId;
  readonly year: number;
  readonly value: string;
  /** Formulas, each ending in its total. */
  readonly blocks: readonly (readonly Term[])[];
  /** Ids of `packages/tax-de/RULES.md`, the most telling first. */
  readonly rules: readonly string[];
  /** Whether the limit of the figure's law was reached; absent where there is none. */
  readonly limitReached?: boolean;
  readonly parts: { readonly kind: ExplainPart['kind']; readonly count: number } | null;
}

/** What one lot part, receipt or settlement adds to the figure. */
export type ExplainPart =
  | { readonly kind: 'lot'; readonly amount: string; readonly line: LotLine }
  | { readonly kind: 'income'; readonly amount: string; readonly line: IncomeLine }
  | { readonly kind: 'derivative'; readonly amount: string; readonly line: DerivativeLine };

/** An event under a figure: as valued, with its price and the row it came from. */
export interface EventFacts {
  readonly event: LedgerEvent;
  readonly valuations: readonly Valuation[];
  readonly origin?: EventOrigin;
  readonly isEdited: boolean;
}
