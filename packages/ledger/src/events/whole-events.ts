/**
 * Entries that are parts of one event. An entry has one thing on each side, because lots are matched coin by coin; opening or
 * closing a position in a pool of two coins is therefore one entry for each coin. Transaction and wallet hold them together:
 * whoever lists, explains, changes or prints them does so with the event as a whole.
 */
import type { LedgerEvent } from './ledger-event.ts';

/** Places of the parts of each event that has more than one: what names the event first, then in the order of the list. */
export function wholeEvents(events: readonly LedgerEvent[]): readonly (readonly number[])[] {
  // Most transactions are one entry: a list is made with the second.
  const byHash = new Map<string, number | number[]>();
  for (const [place, event] of events.entries()) {
    const { txHash } = event;
    if (txHash === undefined || !isPart(event)) continue;
    const known = byHash.get(txHash);
    if (known === undefined) byHash.set(txHash, place);
    else if (typeof known === 'number') byHash.set(txHash, [known, place]);
    else known.push(place);
  }
  const wholes: (readonly number[])[] = [];
  for (const places of byHash.values()) {
    if (typeof places !== 'number') wholes.push(...eventsAmong(places, events));
  }
  return wholes;
}

/** Between own wallets nothing is traded: such a move is an event of its own. */
const PARTS: readonly LedgerEvent['kind'][] = ['swap', 'income', 'open', 'fee'];

function isPart({ kind }: LedgerEvent): boolean {
  return PARTS.includes(kind);
}

/** Two people of one transaction, or two wallets of one person, each had their own part in it. */
function eventsAmong(places: readonly number[], events: readonly LedgerEvent[]): readonly (readonly number[])[] {
  const byWallet = new Map<string, number[]>();
  for (const place of places) {
    const wallet = events[place]?.wallet ?? '';
    const known = byWallet.get(wallet);
    if (known === undefined) byWallet.set(wallet, [place]);
    else known.push(place);
  }
  const rank = (place: number) => PARTS.indexOf(events[place]?.kind ?? 'fee');
  return [...byWallet.values()]
    .filter((own) => own.length > 1 && isOne(own.flatMap((place) => events[place] ?? [])))
    .map((own) => own.toSorted((a, b) => rank(a) - rank(b)));
}

/**
 * What was traded or earned in one transaction is one event with all that came and left besides. Of coins whose meaning is
 * open, only those with the same other side are: payments to several people are several events.
 */
function isOne(parts: readonly LedgerEvent[]): boolean {
  if (parts.some(({ kind }) => kind === 'swap' || kind === 'income')) return true;
  const open = parts.filter(({ kind }) => kind === 'open');
  const [first] = open;
  return open.length > 1 && first?.address !== undefined && open.every(({ address }) => address === first.address);
}
