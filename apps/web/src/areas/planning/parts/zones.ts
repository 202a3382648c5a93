/** Stretches of the slider by what they mean: without tax, the sweet spot, fully taxable, more than there is. */
import type { Zone } from '../../../ui/zone-slider.tsx';
import type { SaleStage } from '../planning-types.ts';

/** `isFinal`: open answers can move neither the limit nor what is free; else the whole scale says nothing. */
export function zonesOf({ value, max, limitAt, sweetAt, untaxedTo }: SaleStage, isFinal: boolean): readonly Zone[] {
  const end = Math.min(Number(value), max);
  // Once the limit is reached only what adds no result is free.
  const free = limitAt === 0 ? untaxedTo : limitAt;
  const limit = free === null ? end : Math.min(free, end);
  const sweet = limitAt === null || limitAt === 0 ? limit : Math.min(sweetAt ?? end, end);
  const known: readonly Zone[] = [
    { kind: 'free', from: 0, to: limit },
    { kind: 'sweet', from: limit, to: sweet },
    { kind: 'taxable', from: sweet, to: end },
  ];
  const zones: readonly Zone[] = [
    ...(isFinal ? known : [{ kind: 'open', from: 0, to: end } as const]),
    { kind: 'beyond', from: end, to: max },
  ];
  return zones.filter(({ from, to }) => to > from);
}
