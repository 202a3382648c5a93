/** The lots behind a year under one method: what each sale used, the largest effect on the taxable result first. */
import { absolute, berlinDay, compare, dec, formatDay, parseInstant } from '@cryptax/kernel';
import type { DisposalView, Method } from '@cryptax/ledger';
import { firstFreeDay, loadEngine } from '@cryptax/tax-de';
import type { SellPart } from '../sale/sale-types.ts';
import type { CompareQuestion } from './compare-methods.ts';

/** A part of a lot with the sale that used it. */
export interface SoldPart extends Omit<SellPart, 'exactProceeds'> {
  readonly eventId: string;
}

export function methodParts({ events, settings, year }: CompareQuestion, method: Method): readonly SoldPart[] {
  const engine = loadEngine(events, { ...settings, method, poolMethods: [] });
  return engine
    .disposals(year)
    .flatMap(partsOf)
    .sort((x, y) => Number(x.taxFree) - Number(y.taxFree) || compare(absolute(dec(y.gain)), absolute(dec(x.gain))));
}

function partsOf({ eventId, asset, wallet, lots }: DisposalView): readonly SoldPart[] {
  return lots.map(({ lotId, acquiredAt, amount, proceeds, cost, gain, taxFree }) => ({
    ...{ eventId, asset, wallet, lotId, acquiredAt, amount, proceeds, cost, gain, taxFree },
    freeFrom: freeDay(acquiredAt),
  }));
}

function freeDay(acquiredAt: string): string {
  const instant = parseInstant(acquiredAt);
  return instant.ok ? formatDay(firstFreeDay(berlinDay(instant.value))) : acquiredAt.slice(0, 10);
}
