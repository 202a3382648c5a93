/**
 * Every lot that the entries of a ledger ever made, with what a unit of it can have cost. They are read from the engine: it
 * runs over the ledger with a hoard of older, free coins in each wallet, which all outgoings use up first.
 */
import { type Day, type Decimal, dec, divide, formatDecimal } from '@cryptax/kernel';
import { eventsOfLot, type LedgerEvent, type MatchSettings, poolOwner } from '@cryptax/ledger';
import { loadEngine } from '../compute/load-engine.ts';
import { type AssumedLedger, total } from './assumed-ledger.ts';
import type { OpenPoint } from './open-points.ts';

export interface KnownLot {
  readonly acquiredAt: string;
  readonly lastTaxableDay: Day;
  readonly amount: Decimal;
  readonly unitLow: Decimal;
  /** Null where nothing bounds the cost, as of a purchase without any price. */
  readonly unitHigh: Decimal | null;
}

const HOARD = 'hoard:';
const LONG_AGO = '2000-01-01T00:00:00Z';
/** Digits of a cost per unit. */
const DIGITS = 50;

/** By coin. Lots of unknown origin are not among them. */
export function knownLots(
  [low, high]: readonly [AssumedLedger, AssumedLedger],
  settings: MatchSettings,
  points: readonly OpenPoint[],
): ReadonlyMap<string, readonly KnownLot[]> {
  const unknown = new Set([...low.added, ...high.added]);
  for (const { kind, eventIds } of points) if (kind === 'inflow') for (const id of eventIds) unknown.add(id);
  const dearest = high === low ? undefined : new Map(lotsOf(high.events, settings).map((lot) => [lot.lotId, lot]));
  const byAsset = new Map<string, KnownLot[]>();
  for (const lot of lotsOf(low.events, settings)) {
    const eventId = eventsOfLot(lot.lotId).at(-1) ?? lot.lotId;
    if (eventId.startsWith(HOARD) || unknown.has(eventId) || lot.cost === null) continue;
    const most = dearest?.get(lot.lotId)?.cost ?? lot.cost;
    const list = byAsset.get(lot.asset) ?? [];
    byAsset.set(lot.asset, list);
    list.push({
      acquiredAt: lot.acquiredAt,
      lastTaxableDay: lot.lastTaxableDay,
      amount: lot.amount,
      unitLow: divide(lot.cost, lot.amount, DIGITS, 'floor'),
      unitHigh: low.unbounded.has(eventId) ? null : divide(most, lot.amount, DIGITS, 'ceiling'),
    });
  }
  return byAsset;
}

function lotsOf(events: readonly LedgerEvent[], settings: MatchSettings) {
  const leaving = new Map<string, { wallet: string; asset: string; amounts: string[] }>();
  const leaves = (wallet: string, asset: string, amount: string) => {
    const key = `${poolOwner('wallet', wallet)}\n${asset}`;
    const entry = leaving.get(key) ?? { wallet, asset, amounts: [] };
    leaving.set(key, entry);
    entry.amounts.push(amount);
  };
  for (const event of events) {
    if ('out' in event) leaves(event.wallet, event.out.asset, event.out.amount);
    if (event.fee !== undefined) leaves(event.wallet, event.fee.asset, event.fee.amount);
  }
  const hoards = [...leaving.values()].map(({ wallet, asset, amounts }, no): LedgerEvent => {
    const amount = formatDecimal(total(amounts));
    const base = { id: `${HOARD}${no}`, at: LONG_AGO, wallet, basis: 'zero-cost' as const, valueEur: '0' };
    return { ...base, kind: 'assumed-acquisition', in: { asset, amount } };
  });
  const isCoin = (event: LedgerEvent) => !('in' in event) || dec(event.in.amount).units > 0n;
  const byAge: MatchSettings = { ...settings, method: 'FIFO', scope: 'wallet', poolMethods: [] };
  return loadEngine([...hoards.filter(isCoin), ...events.map(unnamed)], byAge).exactLots();
}

/** Named lots would be taken instead of the hoard. */
function unnamed(event: LedgerEvent): LedgerEvent {
  if (!('lotIds' in event)) return event;
  const { lotIds: _, ...rest } = event;
  return rest as LedgerEvent;
}
