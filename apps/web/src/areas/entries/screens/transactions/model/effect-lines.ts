/** The lines of an effect: only what changes, the year's tax last. A figure that is not known has no line. */
import { compare, dec } from '@cryptax/kernel';
import type { Effect, TaxFigures } from '../../../../../platform/ledger/import-types.ts';

interface Change {
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

export type EffectLine =
  | (Change & { readonly kind: 'holding'; readonly asset: string })
  | (Change & { readonly kind: 'gain' | 'income' | 'tax' | 'open'; readonly year: number });

export function effectLines({ holdings, years }: Effect): readonly EffectLine[] {
  const coins = holdings
    .filter(({ before, after }) => differs(before, after))
    .map(({ asset, before, after }): EffectLine => ({ kind: 'holding', id: `holding ${asset}`, asset, before, after }));
  return [...coins, ...years.flatMap(({ year, before, after }) => yearLines(year, before, after))];
}

function yearLines(year: number, before: TaxFigures, after: TaxFigures): readonly EffectLine[] {
  const line = (
    kind: 'gain' | 'income' | 'tax' | 'open',
    from: string | undefined,
    to: string | undefined,
  ): readonly EffectLine[] =>
    from === undefined || to === undefined || !differs(from, to)
      ? []
      : [{ kind, id: `${kind} ${year}`, year, before: from, after: to }];
  return [
    ...line('gain', before.privateSalesNet, after.privateSalesNet),
    ...line('income', before.incomeNet, after.incomeNet),
    ...line('tax', before.estimatedTax, after.estimatedTax),
    ...line('open', String(before.incomplete), String(after.incomplete)),
  ];
}

function differs(a: string, b: string): boolean {
  return compare(dec(a), dec(b)) !== 0;
}
