/**
 * The address book that answers make by themselves: what the user said about an address before holds for movements that
 * came with a later file. Nothing is answered in silence; the queue offers it as one step for all of them. An own wallet is
 * that in both directions, a payment says nothing about what comes back.
 */
import { groupBy } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { TransferAnswer } from '../../../../platform/ledger/review-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { KnownAddress } from '../../entry-types.ts';

type Direction = 'in' | 'out';

/** `byRule` are cards that a rule answers already. */
export function knownAddresses(
  { loaded: { valued, place }, cards }: OpenBook,
  byRule: ReadonlyMap<string, unknown>,
): readonly KnownAddress[] {
  const open = cards.flatMap(({ kind, eventId, direction, id }) => {
    const event = valued[place.get(eventId ?? '') ?? -1];
    if (kind !== 'unmatched-transfer' || byRule.has(id) || event?.address === undefined || direction === undefined)
      return [];
    const { address, wallet } = event;
    return [{ id, address, direction, wallet, key: keyOf(direction, address) }];
  });
  if (open.length === 0) return [];
  const answers = lastAnswers(valued, new Set(open.map(({ key }) => key)));
  const groups = groupBy(open, ({ key, wallet }) => JSON.stringify([key, wallet]));
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    const as = first && answers.get(first.key)?.(first.wallet);
    if (first === undefined || as === undefined) return [];
    return [{ address: first.address, direction: first.direction, as, cardIds: own.map(({ id }) => id) }];
  });
}

function keyOf(direction: Direction, address: string): string {
  return `${direction} ${address.toLowerCase()}`;
}

/** The answer for a movement of this wallet. */
type AnswerFor = (wallet: string) => TransferAnswer | undefined;

/** What was said last about each address; entries stand in order of time. */
function lastAnswers(events: readonly LedgerEvent[], wanted: ReadonlySet<string>): ReadonlyMap<string, AnswerFor> {
  const answers = new Map<string, AnswerFor>();
  for (const event of events) {
    if (event.address === undefined) continue;
    for (const [direction, as] of answersOf(event)) {
      const key = keyOf(direction, event.address);
      if (wanted.has(key)) answers.set(key, as);
    }
  }
  return answers;
}

function answersOf(event: LedgerEvent): readonly (readonly [Direction, AnswerFor])[] {
  switch (event.kind) {
    case 'transfer': {
      const { wallet: from, toWallet: to } = event;
      // Of the two wallets the address is the one that the movement is not in; between two others it could be either.
      const own: AnswerFor = (wallet) =>
        wallet === from
          ? { kind: 'own-wallet', wallet: to }
          : wallet === to
            ? { kind: 'own-wallet', wallet: from }
            : undefined;
      return [
        ['out', own],
        ['in', own],
      ];
    }
    case 'spend':
      return [['out', () => ({ kind: 'spend' })]];
    case 'sell':
      return [['out', () => ({ kind: 'sale' })]];
    case 'gift-out':
      return [['out', () => ({ kind: 'gift' })]];
    case 'income': {
      const { incomeKind } = event;
      return [['in', () => ({ kind: 'income', incomeKind })]];
    }
    case 'buy':
      return [['in', () => ({ kind: 'purchase' })]];
    default:
      return [];
  }
}
