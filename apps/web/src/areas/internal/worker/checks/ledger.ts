/** The user's ledger against itself: quantities, lots and years, each figure found on a second way. */
import {
  absolute,
  add,
  compare,
  type Decimal,
  dec,
  formatDecimal,
  isZero,
  multiply,
  normalize,
  subtract,
  sum,
} from '@cryptax/kernel';
import { quantityBalance, type YearFigures } from '@cryptax/ledger';
import { holdingsByAsset } from '../../../../platform/ledger/worker/tax-figures.ts';
import { type Check, every, failed, sameEntries } from '../check.ts';

/** Came in = went out + still held, for every coin in every wallet. */
export const conservation: Check = async ({ book }) => {
  const { valued, settings, engine } = await book();
  return every(quantityBalance(valued, settings.match, engine), ({ wallet, asset, came, left, held, rest }) => {
    if (isZero(rest)) return undefined;
    const [known, told] = [came, add(left, held)].map((amount) => formatDecimal(normalize(amount)));
    return failed(`${wallet} ${asset}`, known, told);
  });
};

/** The open lots of each coin add up to its holding. */
export const lotsAndHoldings: Check = async ({ book }) => {
  const { engine } = await book();
  return sameEntries(holdingsByAsset(engine.holdings()), holdingsByAsset(engine.openLots()), '0');
};

/** Each line of a sum is rounded on its own, by at most half a cent; more than that is an error in the sum. */
const HALF_CENT = dec('0.005');

export function isNearlySum(lines: Decimal, shown: Decimal, count: number): boolean {
  const allowed = multiply(HALF_CENT, dec(String(count + 1)));
  return compare(absolute(subtract(lines, shown)), allowed) <= 0;
}

/** The sums of each year against the sales behind them. */
export const yearsAddUp: Check = async ({ book }) => {
  const { engine } = await book();
  return every(engine.years(), (figures: YearFigures) => {
    const disposals = engine.disposals(figures.year);
    const net = sum(disposals.map(({ taxableGain }) => dec(taxableGain)));
    if (isNearlySum(net, dec(figures.taxable.net), disposals.length)) return undefined;
    return failed(String(figures.year), figures.taxable.net, formatDecimal(net));
  });
};
