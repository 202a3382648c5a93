/** What an event earned, from its disposals: the sale itself and the coins paid as its fee. */
import { add, type Decimal, dec, formatDecimal } from '@cryptax/kernel';
import type { DisposalView } from '@cryptax/ledger';
import type { EventResult } from './loaded-book.ts';

export function resultOfDisposals(views: readonly DisposalView[]): EventResult | undefined {
  if (views.length === 0) return undefined;
  const total = (pick: (view: DisposalView) => string): Decimal =>
    views.map((view) => dec(pick(view))).reduce((sum, value) => add(sum, value));
  const parts = views.flatMap(({ lots }) => lots);
  const free = parts.filter(({ taxFree }) => taxFree).length;
  return {
    gain: formatDecimal(total(({ gain }) => gain)),
    taxableGain: formatDecimal(total(({ taxableGain }) => taxableGain)),
    tax: free === 0 ? 'taxable' : free === parts.length ? 'free' : 'partly-free',
  };
}
