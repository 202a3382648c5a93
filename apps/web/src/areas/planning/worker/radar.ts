/** The tax radar: everything it shows, from one state of the book and one set of prices. */
import { dec, formatDay, yearOfDay } from '@cryptax/kernel';
import {
  analyseHarvest,
  cockpitOf,
  euroText,
  HARVEST_DEFAULTS,
  prepareSale,
  quickWins,
  sweetSpots,
  taxCalendar,
  yearDesk,
} from '@cryptax/planning';
import type { Radar } from '../planning-types.ts';
import { type PlanContext, type PricesNow, volatilities } from './plan-context.ts';
import { poolsValue } from './positions.ts';

export function radarOf(context: PlanContext, now: PricesNow): Radar {
  const { person, pools, today, settings } = context;
  const desk = yearDesk(person, yearOfDay(today));
  const base = { person, pools, prices: now.prices, today, settings: settings.match, desk };
  const calendar = taxCalendar(base);
  const harvest = analyseHarvest({ ...base, volatility: volatilities(context), options: HARVEST_DEFAULTS });
  const all = prepareSale({ person, pools, prices: now.prices, soldOn: today }).at(dec('1e15')).strategies;
  return {
    today: formatDay(today),
    value: euroText(poolsValue(pools, now)),
    assets: context.assets.filter((asset) => now.prices.has(asset)),
    unpriced: context.assets.filter((asset) => !now.prices.has(asset)),
    method: settings.match.method,
    taxNow: all.find(({ strategy }) => strategy === settings.match.method)?.tax ?? '0.00',
    spots: sweetSpots(base),
    calendar,
    wins: quickWins({ ...base, harvest, calendar }),
    cockpit: cockpitOf(desk),
  };
}
