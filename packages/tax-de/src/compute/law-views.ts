/** The engine's views cut down to the published form of the rule book (section 12), field by field. */
import type { DisposalView, IncomeView, LotPartView } from '@cryptax/ledger';
import type { AssessedYear, LawYear } from '../assess/law-year.ts';

export type LawLot = Omit<LotPartView, 'lotId' | 'chain'>;

export type LawDisposal = Omit<DisposalView, 'at' | 'amount' | 'lots'> & { readonly lots: readonly LawLot[] };

export type LawIncome = Omit<IncomeView, 'expenses'>;

export function lawDisposal({ at: _at, amount: _amount, lots, ...rest }: DisposalView): LawDisposal {
  return { ...rest, lots: lots.map(lawLot) };
}

function lawLot({ lotId: _lotId, chain: _chain, ...rest }: LotPartView): LawLot {
  return rest;
}

export function lawIncome({ expenses: _expenses, ...rest }: IncomeView): LawIncome {
  return rest;
}

export function lawYear({ privateSales, taxFreeGain, income }: AssessedYear): LawYear {
  return { privateSales, taxFreeGain, income };
}
