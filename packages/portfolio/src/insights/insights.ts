/**
 * What stands out, found by rules over real figures. Each insight carries the figures it rests on; the screen puts them
 * into words. Order is by urgency: what is missing first, then dates, then money, then risk.
 */
import {
  add,
  compare,
  compareText,
  type Decimal,
  dec,
  formatDecimal,
  isNegative,
  multiply,
  parseDay,
  subtract,
  toCents,
  ZERO,
} from '@cryptax/kernel';
import type { AssetPosition, Correlation, Insight, Slice, Statistics } from '../model/portfolio-model.ts';
import { STALE_DAYS } from '../prices/price-doubts.ts';

const CONCENTRATED = dec('0.5');
const ONE_PLACE = dec('0.8');
const SOON_DAYS = 92;
const MOST_SOON = 3;
const LOSS_WORTH_NAMING = dec('100');
const DEEP_FALL = -0.3;
const CLOSE_RELATION = 0.85;

export interface InsightInput {
  readonly positions: readonly AssetPosition[];
  readonly wallets: readonly Slice[];
  readonly statistics: Statistics;
  readonly correlation: Correlation;
  readonly today: number;
}

export function insightsOf(input: InsightInput): readonly Insight[] {
  return [...pricing(input), ...soonFree(input), ...gains(input), ...spread(input), ...risk(input)];
}

function pricing({ positions }: InsightInput): Insight[] {
  const unpriced = positions.filter(({ now }) => now === undefined).map(({ asset }) => asset);
  const stale = positions.filter(({ now }) => (now?.ageDays ?? 0) > STALE_DAYS);
  const ageDays = stale.reduce((oldest, { now }) => Math.max(oldest, now?.ageDays ?? 0), 0);
  return [
    ...(unpriced.length === 0 ? [] : [{ kind: 'unpriced' as const, assets: unpriced }]),
    ...(stale.length === 0
      ? []
      : [{ kind: 'stale-prices' as const, assets: stale.map(({ asset }) => asset), ageDays }]),
  ];
}

/** The next lots with a gain to leave the holding period: waiting saves its tax. Soonest first. */
function soonFree({ positions, today }: InsightInput): Insight[] {
  return positions
    .flatMap(({ asset, lots: { nextFreeGain } }) => {
      if (nextFreeGain === undefined || daysUntil(nextFreeGain.on, today) > SOON_DAYS) return [];
      return [{ kind: 'free-soon' as const, asset, ...nextFreeGain }];
    })
    .sort((a, b) => compareText(a.on, b.on))
    .slice(0, MOST_SOON);
}

function gains({ positions }: InsightInput): Insight[] {
  const free = sum(positions.map(({ lots }) => dec(lots.gainNow?.free ?? '0')));
  const losing = positions.filter(({ lots }) => isNegative(dec(lots.gainNow?.taxable ?? '0')));
  const loss = sum(losing.map(({ lots }) => dec(lots.gainNow?.taxable ?? '0')));
  return [
    ...(isPositive(free) ? [{ kind: 'free-gain' as const, gain: euro(free) }] : []),
    ...(compare(loss, multiply(LOSS_WORTH_NAMING, dec('-1'))) < 0
      ? [{ kind: 'losses' as const, assets: losing.map(({ asset }) => asset), loss: euro(loss) }]
      : []),
  ];
}

function spread({ positions, wallets }: InsightInput): Insight[] {
  const [largest] = positions;
  const [place] = wallets;
  return [
    ...(largest?.share !== undefined && positions.length > 1 && compare(dec(largest.share), CONCENTRATED) > 0
      ? [{ kind: 'concentration' as const, asset: largest.asset, share: largest.share }]
      : []),
    ...(place !== undefined && wallets.length > 1 && compare(dec(place.share), ONE_PLACE) > 0
      ? [{ kind: 'one-place' as const, wallet: place.id, share: place.share }]
      : []),
  ];
}

function risk({ statistics: { maxDrawdown }, correlation }: InsightInput): Insight[] {
  const fall: Insight[] =
    maxDrawdown.state === 'known' && maxDrawdown.value.depth <= DEEP_FALL
      ? [{ kind: 'drawdown', ...maxDrawdown.value }]
      : [];
  return [...fall, ...closestPair(correlation)];
}

/** The pair that moves together most, if it does so nearly always. */
function closestPair({ assets, cells }: Correlation): Insight[] {
  let best: Extract<Insight, { kind: 'correlated' }> | undefined;
  assets.forEach((a, row) => {
    assets.slice(row + 1).forEach((b, index) => {
      const cell = cells[row]?.[row + 1 + index];
      if (cell?.state !== 'known' || cell.value < (best?.value ?? CLOSE_RELATION)) return;
      best = { kind: 'correlated', a, b, value: cell.value };
    });
  });
  return best === undefined ? [] : [best];
}

function daysUntil(day: string, today: number): number {
  const parsed = parseDay(day);
  return parsed.ok ? parsed.value - today : Number.POSITIVE_INFINITY;
}

function isPositive(value: Decimal): boolean {
  return value.units > 0n;
}

function sum(values: readonly Decimal[]): Decimal {
  return values.reduce(add, ZERO);
}

function euro(value: Decimal): string {
  return formatDecimal(toCents(subtract(value, ZERO)));
}
