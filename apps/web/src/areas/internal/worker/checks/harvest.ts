/** Loss harvesting: what it proposes is there, is a loss, and looking at it changes nothing. */
import { compare, dec, decimal, equals, formatDecimal, isNegative, normalize, subtract, sum } from '@cryptax/kernel';
import { analyseHarvest, checkRepurchases, HARVEST_DEFAULTS } from '@cryptax/planning';
import { factsOf } from '../book-facts.ts';
import { type Bench, type Check, disagreement, every, failed, passed } from '../check.ts';
import { pricesOf } from './figures.ts';

/** Down to the smallest loss, so that there is as much to look at as possible. */
const OPTIONS = { ...HARVEST_DEFAULTS, minLoss: '0.01' };

async function analysis(bench: Bench) {
  const { context, now } = await pricesOf(bench);
  const { person, pools, today, settings } = context;
  const question = { person, pools, today, settings: settings.match, prices: now.prices, volatility: new Map() };
  return { result: analyseHarvest({ ...question, options: OPTIONS }), pools };
}

/** Each candidate is worth less than it cost. */
export const harvestLosses: Check = async (bench) => {
  const { result } = await analysis(bench);
  return every(result.candidates, ({ asset, value, cost, loss }) => {
    const isLoss = compare(dec(loss), dec('0')) > 0 && isNegative(subtract(dec(value), dec(cost)));
    return isLoss ? undefined : failed(asset, `< ${cost}`, value);
  });
};

/** Nothing is proposed that the source does not hold. */
export const harvestAmounts: Check = async (bench) => {
  const { result, pools } = await analysis(bench);
  const { facts } = bench;
  const shown = every(result.candidates, ({ asset, amount }) =>
    compare(dec(amount), dec(facts.holdings.get(asset) ?? '0')) <= 0
      ? undefined
      : failed(asset, facts.holdings.get(asset) ?? '0', amount),
  );
  if (shown.status === 'failed') return shown;
  // The lots that it chooses from are those of the source.
  return every(facts.holdings, ([asset, amount]) => {
    const own = pools.filter((pool) => pool.asset === asset);
    const held = sum(own.map(({ units, scale }) => decimal(units, scale)));
    return equals(held, dec(amount)) ? undefined : failed(asset, amount, formatDecimal(normalize(held)));
  });
};

/** A purchase shortly after a sale at a loss is a remark; it never takes a loss away (no wash-sale rule in Germany). */
export const harvestRepurchase: Check = async ({ book, facts }) => {
  const { engine, valued } = await book();
  const { repurchases } = checkRepurchases(engine.disposals(), valued);
  return disagreement('years', facts.years, engine.years()) ?? passed(repurchases.length + 1);
};

export const harvestWritesNothing: Check = async (bench) => {
  const before = await bench.book();
  const [revision, facts] = [before.revision, JSON.stringify([...factsOf(before).holdings])];
  await analysis(bench);
  const after = await bench.book();
  if (after.revision !== revision) return failed('revision', revision, after.revision);
  const now = JSON.stringify([...factsOf(after).holdings]);
  return now === facts ? passed(1) : failed('holdings', facts, now);
};
