/**
 * Which disposals may use other lots once open points are answered. Doubt enters a pool with coins of unknown origin, with
 * an acquisition that is missing, and where lots are ordered by a cost that is not known; it follows the coins into other
 * wallets and coins. It never leaves: a pool that once was empty may not have been so with another answer.
 */
import { groupBy } from '@cryptax/kernel';
import { type LedgerEvent, type MatchSettings, poolOwner } from '@cryptax/ledger';
import type { OpenPoint } from './open-points.ts';

export type DisposalPart = 'main' | 'fee';

export interface Doubtful {
  /** Of every disposal in doubt, `event/part`, the points that can have brought the doubt: the first ones of a list. */
  readonly causes: ReadonlyMap<string, Causes>;
  /** Coins of these disposals. */
  readonly assets: ReadonlySet<string>;
  /** Coins of every pool whose lots may be others, also of those that nothing was sold from. */
  readonly held: ReadonlySet<string>;
  /** Coins that became others without a disposal: their lots have no cost per unit of their own. */
  readonly converted: ReadonlySet<string>;
}

/** Doubt of a pool only grows, so the causes at a moment are the beginning of one list. */
export interface Causes {
  readonly list: readonly string[];
  readonly count: number;
  /** Where each point stands in the list. */
  readonly places: ReadonlyMap<string, number>;
}

/** Whether the point is one of the causes. */
export function isCause({ count, places }: Causes, point: string): boolean {
  const place = places.get(point);
  return place !== undefined && place < count;
}

export const partKey = (eventId: string, part: DisposalPart): string => `${eventId}/${part}`;

export function doubtfulPools(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  points: readonly OpenPoint[],
): Doubtful {
  const byEvent = groupBy(points, ({ eventIds: [id = ''] }) => id);
  const byCost = settings.poolMethods.length > 0 || !['FIFO', 'LIFO'].includes(settings.method);
  const doubts = new Map<string, { readonly list: string[]; readonly places: Map<string, number> }>();
  const causes = new Map<string, Causes>();
  const converted = new Set<string>();
  const assets = new Set<string>();
  const pool = (wallet: string, asset: string) => `${poolOwner(settings.scope, wallet)}\n${asset}`;
  const doubt = (key: string, from: Iterable<string>) => {
    for (const cause of from) {
      const { list, places } = doubts.get(key) ?? { list: [] as string[], places: new Map<string, number>() };
      doubts.set(key, { list, places });
      if (places.has(cause)) continue;
      places.set(cause, list.length);
      list.push(cause);
    }
  };
  // Lists only grow: what a pool has handed on before need not be handed on again.
  const handed = new Map<string, number>();
  const handOn = (from: string, to: string) => {
    const list = doubts.get(from)?.list;
    if (list === undefined || from === to) return;
    const way = `${from}\n${to}`;
    const known = handed.get(way) ?? 0;
    if (known === list.length) return;
    doubt(to, list.slice(known));
    handed.set(way, list.length);
  };
  const inOrder = [...events].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  for (const event of inOrder) {
    const { id, wallet, fee } = event;
    const own = byEvent.get(id);
    const raise = (asset: string, kind: OpenPoint['kind']) => {
      const point = own?.find((one) => one.kind === kind);
      if (point !== undefined) doubt(pool(wallet, asset), [point.id]);
    };
    if ('in' in event) {
      raise(event.in.asset, 'inflow');
      if (byCost) raise(event.in.asset, 'price');
    }
    if ('out' in event) {
      raise(event.out.asset, 'acquisition');
      if (settings.scope === 'global') raise(event.out.asset, 'outflow');
    }
    if (fee !== undefined) raise(fee.asset, 'acquisition');
    const leaves = 'out' in event ? doubts.get(pool(wallet, event.out.asset)) : undefined;
    if (leaves !== undefined && 'out' in event) {
      causes.set(partKey(id, 'main'), { ...leaves, count: leaves.list.length });
      assets.add(event.out.asset);
    }
    const paid = fee === undefined ? undefined : doubts.get(pool(wallet, fee.asset));
    if (paid !== undefined && fee !== undefined) {
      causes.set(partKey(id, 'fee'), { ...paid, count: paid.list.length });
      assets.add(fee.asset);
    }
    if (event.kind === 'transfer') handOn(pool(wallet, event.out.asset), pool(event.toWallet, event.out.asset));
    if (event.kind === 'migration' || (event.kind === 'swap' && event.nature !== undefined)) {
      handOn(pool(wallet, event.out.asset), pool(wallet, event.in.asset));
      for (const asset of [event.in.asset, event.out.asset]) converted.add(asset);
    }
    if (event.kind === 'fork') {
      handOn(pool(wallet, event.asset), pool(wallet, event.in.asset));
      for (const asset of [event.in.asset, event.asset]) converted.add(asset);
    }
  }
  const held = new Set(Array.from(doubts.keys(), (key) => key.slice(key.indexOf('\n') + 1)));
  return { causes, assets, held, converted };
}
