/** The picture of a tax year: the running result inside the holding period, and the days on which held coins become free. */
import {
  add,
  berlinDayOf,
  compareText,
  type Decimal,
  dec,
  formatDay,
  formatDecimal,
  formatShortest,
  ZERO,
} from '@cryptax/kernel';
import type { OpenLotView } from '@cryptax/ledger';
import { firstFreeDay, type LotLine } from '@cryptax/tax-de';
import type { TimelineDay, YearTimeline } from '../screen-types.ts';

type SoldLot = Pick<LotLine, 'soldOn' | 'gain' | 'taxFree'>;
type HeldLot = Pick<OpenLotView, 'asset' | 'amount' | 'acquiredAt' | 'hasNoOrigin'>;

/** `held` is what lies in the wallets today; of lots without origin nobody knows when they become free. */
export function yearTimeline(year: number, sold: readonly SoldLot[], held: readonly HeldLot[]): YearTimeline {
  const gains = new Map<string, Decimal>();
  for (const { soldOn, gain, taxFree } of sold)
    if (!taxFree) gains.set(soldOn, add(gains.get(soldOn) ?? ZERO, dec(gain)));
  const free = freeByDay(year, held);
  let net = ZERO;
  const days = [...new Set([...gains.keys(), ...free.keys()])].sort(compareText).map((day): TimelineDay => {
    const gain = gains.get(day);
    if (gain !== undefined) net = add(net, gain);
    const coins = [...(free.get(day) ?? [])].sort(([a], [b]) => compareText(a, b));
    return {
      day,
      ...(gain === undefined ? {} : { gain: formatDecimal(gain) }),
      net: formatDecimal(net),
      free: coins.map(([asset, amount]) => ({ asset, amount: formatShortest(amount) })),
    };
  });
  return { days, net: formatDecimal(net) };
}

function freeByDay(year: number, held: readonly HeldLot[]): ReadonlyMap<string, ReadonlyMap<string, Decimal>> {
  const days = new Map<string, Map<string, Decimal>>();
  for (const { asset, amount, acquiredAt, hasNoOrigin } of held) {
    const acquired = berlinDayOf(acquiredAt);
    if (hasNoOrigin || acquired === null) continue;
    const day = formatDay(firstFreeDay(acquired));
    if (!day.startsWith(`${year}-`)) continue;
    const coins = days.get(day) ?? new Map<string, Decimal>();
    days.set(day, coins.set(asset, add(coins.get(asset) ?? ZERO, dec(amount))));
  }
  return days;
}
