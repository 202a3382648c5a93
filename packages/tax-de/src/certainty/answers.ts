/** What each open point can have been, as events that the engine can compute: every end of every meaning. */
import { type Decimal, dec, formatDecimal, multiply } from '@cryptax/kernel';
import { isFiat, type LedgerEvent, type Leg, type MatchSettings } from '@cryptax/ledger';
import { assumedEvent } from './assumed-ledger.ts';
import { datesThatMatter } from './dates-that-matter.ts';
import type { OpenPoint } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';

/**
 * What an answer makes of its event; an acquisition is worked out when it is known how much is missing. Where a price or a cost
 * has no upper end, the answer stands twice: with nothing, and `isEndless` with an amount that nobody takes for one.
 */
export type Answer = { readonly meanings: readonly string[]; readonly isEndless?: boolean } & (
  | { readonly event: LedgerEvent }
  | { readonly isGone: boolean }
  | { readonly lot: (event: LedgerEvent, leg: Leg, id: string) => LedgerEvent }
);

/** Any amount will do: where it moves a sum at all, a larger one moves it further. */
const ENDLESS = '1000000000000';

const TWINS: readonly Answer[] = [
  { meanings: ['another'], isGone: false },
  { meanings: ['same'], isGone: true },
];

/** Undefined where they cannot be listed. */
export function answersOf(
  { kind }: OpenPoint,
  event: LedgerEvent,
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  prices: PriceKnowledge,
): readonly Answer[] | undefined {
  const { at } = event;
  const fees = feesOf(event, prices);
  if (fees === undefined) return undefined;
  if (kind === 'outflow' && 'out' in event) {
    const values = valuesAt(prices.near(event.out.asset, at), event.out.amount);
    return fees.flatMap((fee) => {
      const base = { ...plain(event), ...fee };
      return [
        ...values.map(({ valueEur, ...end }) => ({
          meanings: ['sale-at-market'],
          event: { ...base, kind: 'sell', valueEur } as LedgerEvent,
          ...end,
        })),
        {
          meanings: ['own-wallet'],
          event: { ...base, kind: 'transfer', toWallet: `own wallet of ${event.id}` } as LedgerEvent,
        },
        { meanings: ['gift', 'loss'], event: { ...base, kind: 'lost' } as LedgerEvent },
      ];
    });
  }
  if (kind === 'inflow' && 'in' in event) {
    const { asset, amount } = event.in;
    const values = valuesAt(prices.near(asset, at), amount);
    const costs = valuesAt(upTo(prices.highestUntil(asset, at)), amount);
    const dates = datesThatMatter(asset, at, events);
    if (dates === undefined) return undefined;
    return fees.flatMap((fee) => {
      const base = { ...plain(event), ...fee };
      return [
        ...values.map(({ valueEur, ...end }) => ({
          meanings: ['income'],
          event: { ...base, kind: 'income', incomeKind: 'other', valueEur } as LedgerEvent,
          ...end,
        })),
        ...values.map(({ valueEur, ...end }) => ({
          meanings: ['purchase'],
          event: { ...base, kind: 'buy', valueEur } as LedgerEvent,
          ...end,
        })),
        ...dates.flatMap((acquiredAt) =>
          costs.map(({ valueEur, ...end }) => ({
            meanings: ['own-coins', 'gift'],
            event: { ...base, kind: 'gift-in', valueEur, acquiredAt } as LedgerEvent,
            ...end,
          })),
        ),
      ];
    });
  }
  if (kind === 'duplicate') return TWINS;
  if (kind === 'price') return valuesOf(event, settings, prices);
  if (kind === 'acquisition') return acquisitions(event, events, prices);
  return undefined;
}

/** An open event without what only an open one has. */
function plain(event: LedgerEvent): object {
  const { reason: _, address: __, ...rest } = event as LedgerEvent & { reason?: string; address?: string };
  return rest;
}

/** The fee of a movement at both ends of what it was worth, nothing where it needs no value; undefined: nothing bounds it. */
function feesOf(event: LedgerEvent, prices: PriceKnowledge): readonly object[] | undefined {
  const { fee } = event;
  if (event.kind !== 'open' || fee === undefined || fee.valueEur !== undefined || isFiat(fee.asset)) return [{}];
  if ('in' in event && event.in.asset === fee.asset) return [{}];
  const price = prices.near(fee.asset, event.at);
  if (price === undefined) return undefined;
  return ends(price).map((unit) => ({ fee: { ...fee, valueEur: formatDecimal(multiply(dec(fee.amount), unit)) } }));
}

/** Both ends of what an amount was worth; where nothing bounds that, nothing and then something without end. */
function valuesAt(price: Ends | undefined, amount: string): readonly { valueEur: string; isEndless?: boolean }[] {
  if (price === undefined) return [{ valueEur: '0' }, { valueEur: ENDLESS, isEndless: true }];
  return ends(price).map((unit) => ({ valueEur: formatDecimal(multiply(dec(amount), unit)) }));
}

type Ends = NonNullable<ReturnType<PriceKnowledge['near']>>;

function upTo(highest: Decimal | undefined): Ends | undefined {
  return highest === undefined ? undefined : { low: dec('0'), high: highest };
}

function ends({ low, high }: Ends): readonly Decimal[] {
  return low.units === high.units && low.scale === high.scale ? [low] : [low, high];
}

function valuesOf(event: LedgerEvent, settings: MatchSettings, prices: PriceKnowledge): readonly Answer[] | undefined {
  if (event.kind === 'open' || event.kind === 'derivative') return undefined;
  let isEndless = false;
  const near: PriceKnowledge['near'] = (asset, at) => {
    const price = prices.near(asset, at);
    if (price === undefined) isEndless = true;
    return price ?? { low: dec('0'), high: dec(ENDLESS) };
  };
  const [low, high] = (['low', 'high'] as const).map((end) => assumedEvent(event, settings, { ...prices, near }, end));
  // The value of a swap may be that of either coin.
  if (low === undefined || high === undefined || (isEndless && event.kind === 'swap')) return undefined;
  const meanings = ['stated', 'neighbouring-days'];
  return [
    { meanings, event: low },
    { meanings, event: high, isEndless },
  ];
}

function acquisitions(
  event: LedgerEvent,
  events: readonly LedgerEvent[],
  prices: PriceKnowledge,
): readonly Answer[] | undefined {
  const paid = [...('out' in event ? [event.out.asset] : []), ...(event.fee === undefined ? [] : [event.fee.asset])];
  // Money is not acquired.
  const assets = paid.filter((asset) => !isFiat(asset));
  const isEndless = assets.some((asset) => prices.highestUntil(asset, event.at) === undefined);
  const dates = new Set<string>();
  for (const asset of assets) {
    const own = datesThatMatter(asset, event.at, events);
    if (own === undefined) return undefined;
    for (const date of own) dates.add(date);
  }
  const lots = [...dates].flatMap((acquiredAt) =>
    [false, true].map(
      (isDear): Answer => ({
        meanings: !isDear && acquiredAt === event.at ? ['stated', 'zero-cost'] : ['stated'],
        isEndless: isDear && isEndless,
        lot: ({ at, wallet }, leg, id) => {
          const costs = valuesAt(upTo(prices.highestUntil(leg.asset, at)), leg.amount);
          const valueEur = costs.at(isDear ? -1 : 0)?.valueEur ?? '0';
          return { id, at, wallet, kind: 'assumed-acquisition', in: leg, basis: 'stated', valueEur, acquiredAt };
        },
      }),
    ),
  );
  const canBeShort = event.kind === 'sell' || event.kind === 'swap';
  return canBeShort ? [...lots, { meanings: ['short-sale'], event: { ...event, short: true } as LedgerEvent }] : lots;
}
