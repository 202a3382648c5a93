/** The holding period, counted here by calendar dates in Berlin, apart from the engine's own counting. */
import { dec, formatDecimal } from '@cryptax/kernel';
import type { DisposalView } from '@cryptax/ledger';
import { holdingsByAsset } from '../../../../platform/ledger/worker/holdings-by-asset.ts';
import { type Bench, type Check, every, failed } from '../check.ts';
import { lawCheck } from './law.ts';

const BERLIN = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The Berlin date one year later as text, 29 February as the 28th: days that compare as texts do. */
function lastTaxable(acquiredAt: string): string {
  const [year = '', month = '', day = ''] = BERLIN.format(new Date(acquiredAt)).split('-');
  const next = Number(year) + 1;
  return month === '02' && day === '29' ? `${next}-02-28` : `${next}-${month}-${day}`;
}

function partsMarked(isFree: boolean): Check {
  return async (bench) =>
    every(
      (await allSales(bench)).flatMap(({ eventId, at, lots }) => lots.map((lot) => ({ eventId, at, lot }))),
      ({ eventId, at, lot }) => {
        if (lot.taxFree !== isFree) return undefined;
        const soldOn = BERLIN.format(new Date(at));
        const isOutside = soldOn > lastTaxable(lot.acquiredAt);
        return isOutside === isFree ? undefined : failed(eventId, lastTaxable(lot.acquiredAt), soldOn);
      },
    );
}

async function allSales({ book }: Bench): Promise<readonly DisposalView[]> {
  return (await book()).engine.disposals();
}

export const freePartsOutside: Check = partsMarked(true);
export const taxablePartsInside: Check = partsMarked(false);

/** The lots with a day on which they become free, from which the calendar is made, are together what the source holds. */
export const calendarComplete: Check = async ({ book, facts }) => {
  const { engine } = await book();
  const held = holdingsByAsset(
    engine
      .exactLots()
      .map(({ wallet, asset, amount }) => ({ wallet, asset, amount: formatDecimal(amount), cost: '0' })),
  );
  return every(facts.holdings, ([asset, amount]) =>
    dec(amount).units === 0n || held.get(asset) === amount ? undefined : failed(asset, amount, held.get(asset) ?? '0'),
  );
};

/** Leap years and the turn of the Berlin day, from the rule book. */
export const holdingLaw: Check = lawCheck(({ name }) => name.startsWith('01-') || name.startsWith('14-'));
