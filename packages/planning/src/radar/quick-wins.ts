/** What can be done now, each with its effect in euro for this user, largest first. Nothing without an effect is listed. */
import { add, compare, type Day, type Decimal, dec, formatDecimal, subtract } from '@cryptax/kernel';
import { roomBelowLimit } from '@cryptax/tax-de';
import type { HarvestAnalysis } from '../harvest/harvest-types.ts';
import type { YearCalculator } from '../law/year-calculator.ts';
import { centsOf, type Fine, fineValue } from '../lots/fine.ts';
import { isFreeOn, type PlanPool } from '../lots/plan-pool.ts';
import type { FreeDay } from './tax-calendar.ts';

export type QuickWin =
  /** Realise losses: they save this much tax, costs taken off. */
  | { readonly kind: 'harvest'; readonly effect: string; readonly assets: readonly string[]; readonly loss: string }
  /** Wait until the lots that become free soon are free, the first and the last of them: sold today they cost this much. */
  | {
      readonly kind: 'wait';
      readonly effect: string;
      readonly asset: string;
      readonly first: string;
      readonly day: string;
      readonly daysLeft: number;
      readonly value: string;
    }
  /**
   * Realise gains below the limit and buy back: the same gain would cost this much once the limit is passed. The new lot
   * starts its holding period anew.
   */
  | { readonly kind: 'use-limit'; readonly effect: string; readonly gain: string };

export interface WinQuestion {
  readonly harvest: HarvestAnalysis;
  readonly calendar: readonly FreeDay[];
  readonly calculator: YearCalculator;
  readonly pools: readonly PlanPool[];
  readonly prices: ReadonlyMap<string, Decimal>;
  readonly today: Day;
}

const SOON_DAYS = 60;
const SMALLEST = dec('1');

export function quickWins(question: WinQuestion): readonly QuickWin[] {
  const wins = [...harvestWin(question.harvest), ...waitWins(question), ...limitWin(question)];
  return wins
    .filter(({ effect }) => compare(dec(effect), SMALLEST) >= 0)
    .sort((a, b) => compare(dec(b.effect), dec(a.effect)));
}

function harvestWin({ netBenefit, chosenLoss, candidates }: HarvestAnalysis): readonly QuickWin[] {
  const assets = candidates.filter(({ isChosen }) => isChosen).map(({ asset }) => asset);
  return assets.length === 0
    ? []
    : [{ kind: 'harvest', effect: netBenefit, assets: [...new Set(assets)], loss: chosenLoss }];
}

/** One line per asset: a coin bought every week becomes free every week. */
function waitWins({ calendar, calculator }: WinQuestion): readonly QuickWin[] {
  const soon = calendar.filter(({ daysLeft, gain }) => daysLeft <= SOON_DAYS && gain !== undefined);
  return [...new Set(soon.map(({ asset }) => asset))].flatMap((asset) => {
    const days = soon.filter((each) => each.asset === asset && dec(each.gain ?? '0').units > 0n);
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    const sum = (of: (each: FreeDay) => string | undefined) =>
      days.reduce((all, each) => add(all, dec(of(each) ?? '0')), dec('0.00'));
    const { change } = calculator.ask(sum(({ gain }) => gain));
    const value = formatDecimal(sum((each) => each.value));
    const { day, daysLeft } = last;
    return [{ kind: 'wait', effect: formatDecimal(change), asset, first: first.day, day, daysLeft, value } as const];
  });
}

function limitWin({ calculator, pools, prices, today }: WinQuestion): readonly QuickWin[] {
  const room = roomBelowLimit(calculator.base.year);
  if (room.units <= 0n) return [];
  const gains = centsOf(openGains(pools, prices, today));
  const gain = compare(gains, room) < 0 ? gains : room;
  if (gain.units <= 0n) return [];
  const at = add(room, dec('0.01'));
  const effect = subtract(calculator.ask(add(at, gain)).total, calculator.ask(at).total);
  return [{ kind: 'use-limit', effect: formatDecimal(effect), gain: formatDecimal(gain) }];
}

/** Gains inside the holding period at today's prices. */
function openGains(pools: readonly PlanPool[], prices: ReadonlyMap<string, Decimal>, today: Day): Fine {
  let sum = 0n;
  for (const pool of pools) {
    const price = prices.get(pool.asset);
    if (price === undefined) continue;
    for (const lot of pool.lots) {
      const gain = fineValue(lot.units, pool.scale, price) - lot.cost;
      if (gain > 0n && !isFreeOn(lot, today)) sum += gain;
    }
  }
  return sum;
}
