/** The engine's views cut down to the published form of the rule book (section 12), field by field. */
import { formatDay } from '@cryptax/kernel';
import type { BalanceView, DisposalView, IncomeView, LotPartView } from '@cryptax/ledger';
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

/** Days as texts; a gap is where more left than had come. */
export type LawBalance = Omit<BalanceView, 'gap'> & {
  readonly gap?: { readonly since: string; readonly eventId: string; readonly lowest: string };
};

/** What is held, rests on open events or once fell below zero; a coin long sold is none of these. */
export function lawBalances(balances: readonly BalanceView[]): readonly LawBalance[] {
  return balances
    .filter(({ amount, open, gap }) => amount !== '0' || open !== '0' || gap !== undefined)
    .map(({ gap, ...rest }) => (gap === undefined ? rest : { ...rest, gap: { ...gap, since: formatDay(gap.since) } }));
}
