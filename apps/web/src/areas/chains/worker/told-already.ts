/**
 * What files told of the same transactions before: the same hash with the same coins in the same direction. The chain's
 * row is then a duplicate, whatever the file called the wallet.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { CHAIN_FORMAT } from '../../../platform/ledger/worker/chain-format.ts';
import type { Candidate } from '../../../platform/ledger/worker/import-details.ts';
import type { RowFate } from './chain-rows.ts';

export type ToldAlready = (fate: RowFate) => string | undefined;

export function toldAlready(events: readonly LedgerEvent[], candidates: readonly Candidate[]): ToldAlready {
  const told = new Map<string, string>();
  for (const event of events) {
    if (event.txHash === undefined || event.source?.format?.startsWith(CHAIN_FORMAT) === true) continue;
    for (const leg of legsOf(event)) told.set(`${hashOf(event.txHash)} ${leg}`, event.id);
  }
  for (const { id, txHash, direction, asset, amount, source } of candidates) {
    if (txHash === undefined || source.format.startsWith(CHAIN_FORMAT)) continue;
    told.set(`${hashOf(txHash)} ${direction} ${amount} ${asset}`, id);
  }
  return (fate) => {
    if (fate.kind === 'event') return toldEvent(told, fate.event);
    if (fate.kind !== 'open') return undefined;
    const { txHash, direction, amount, asset } = fate.movement;
    return told.get(`${hashOf(txHash)} ${direction} ${amount} ${asset}`);
  };
}

function toldEvent(told: ReadonlyMap<string, string>, event: LedgerEvent): string | undefined {
  const found = legsOf(event).map((leg) => told.get(`${hashOf(event.txHash ?? '')} ${leg}`));
  return found.length > 0 && found.every((id) => id !== undefined) ? found[0] : undefined;
}

/** A transfer between own wallets is a sending and an arrival. */
function legsOf(event: LedgerEvent): readonly string[] {
  const out = 'out' in event ? `${event.out.amount} ${event.out.asset}` : undefined;
  const into = 'in' in event ? `${event.in.amount} ${event.in.asset}` : undefined;
  if (event.kind === 'transfer') return [`out ${out}`, `in ${out}`];
  return [...(out === undefined ? [] : [`out ${out}`]), ...(into === undefined ? [] : [`in ${into}`])];
}

function hashOf(hash: string): string {
  return hash.toLowerCase().replace(/^0x/, '');
}
