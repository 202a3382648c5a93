/** Addresses that answers have spoken about: candidates for the address book, the most used first. */
import type { LedgerEvent } from '@cryptax/ledger';
import type { MetAddress } from '../../../../platform/ledger/rule-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';

const MOST = 50;

export function metAddresses({ loaded: { stored } }: OpenBook, known: readonly string[]): readonly MetAddress[] {
  const isKnown = new Set(known.map((address) => address.toLowerCase()));
  const found = new Map<string, MetAddress>();
  for (const event of stored) {
    const { address } = event;
    const said = address === undefined ? undefined : partyOf(event);
    if (address === undefined || said === undefined || isKnown.has(address.toLowerCase())) continue;
    const key = address.toLowerCase();
    found.set(key, { ...said, address, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count).slice(0, MOST);
}

/** Entries stand in order of time: the last word counts. */
function partyOf(event: LedgerEvent): Pick<MetAddress, 'kind' | 'name' | 'incomeKind'> | undefined {
  switch (event.kind) {
    case 'transfer':
      return { kind: 'own', name: event.toWallet };
    case 'spend':
      return { kind: 'payee', name: '' };
    case 'income':
      return { kind: 'payer', name: '', incomeKind: event.incomeKind };
    default:
      return undefined;
  }
}
