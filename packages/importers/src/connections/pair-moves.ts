/**
 * Finds deposits and withdrawals of one source among those of another, and among events that such movements became. The hash
 * of the transaction decides where both have one; else the amount within half an hour, because sources note the request,
 * the sending or the arrival.
 */
import { addToGroup, type Instant, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';
import { addText, compareText } from '../values/decimal-text.ts';

const NEAR_SECONDS = 1_800;

interface Move {
  readonly id: string;
  readonly at: Instant;
  readonly amounts: readonly string[];
  readonly txHash: string | undefined;
}

export function pairMoves(
  moves: readonly TransferCandidate[],
  others: readonly TransferCandidate[],
  events: readonly LedgerEvent[],
  twins: Map<string, string>,
): void {
  if (moves.length === 0) return;
  const open = new Map<string, Move[]>();
  const reported = new Set<string>();
  for (const other of others) {
    const matter = matterOf(other.wallet, other.direction, other.asset);
    addToGroup(open, matter, moveOf(other));
    reported.add(`${matter}|${other.id}`);
  }
  const wanted = new Set(moves.map(({ wallet, direction, asset }) => matterOf(wallet, direction, asset)));
  for (const event of events) {
    for (const [matter, move] of movesOf(event)) {
      /** The event that the user's answer made of a movement is that movement; it must not stand for a second one. */
      if (wanted.has(matter) && !reported.has(`${matter}|${event.id}`)) addToGroup(open, matter, move);
    }
  }
  for (const candidate of moves) {
    if (twins.has(candidate.id)) continue;
    const alike = open.get(matterOf(candidate.wallet, candidate.direction, candidate.asset)) ?? [];
    const move = moveOf(candidate);
    const found = alike.find((other) => isSame(move, other));
    if (found === undefined) continue;
    twins.set(candidate.id, found.id);
    alike.splice(alike.indexOf(found), 1);
  }
}

function matterOf(wallet: string, direction: 'in' | 'out', asset: string): string {
  return `${wallet}|${direction}|${asset}`;
}

function moveOf({ id, at, amount, asset, fee, txHash }: TransferCandidate): Move {
  return { id, at, amounts: amountsOf({ amount, asset }, fee), txHash: cleanHash(txHash) };
}

/** Statements write what left the account, other files what was sent. */
function amountsOf({ amount, asset }: Leg, fee: Leg | undefined): readonly string[] {
  return fee?.asset === asset ? [amount, addText(amount, fee.amount)] : [amount];
}

function* movesOf(event: LedgerEvent): Iterable<readonly [string, Move]> {
  const parsed = parseInstant(event.at);
  if (!parsed.ok) return;
  const at = parsed.value;
  const txHash = cleanHash(event.txHash);
  const make = (leg: Leg): Move => ({ id: event.id, at, amounts: amountsOf(leg, event.fee), txHash });
  if (event.kind === 'transfer') {
    yield [matterOf(event.wallet, 'out', event.out.asset), make(event.out)];
    yield [matterOf(event.toWallet, 'in', event.out.asset), make(event.out)];
  } else if (event.kind === 'gift-in' || event.kind === 'income') {
    yield [matterOf(event.wallet, 'in', event.in.asset), make(event.in)];
  } else if (event.kind === 'gift-out' || event.kind === 'spend' || event.kind === 'lost') {
    yield [matterOf(event.wallet, 'out', event.out.asset), make(event.out)];
  }
}

/** Some write it in capitals, with a prefix, or with the place of the output behind it. */
export function cleanHash(text: string | undefined): string | undefined {
  const hash = text
    ?.trim()
    .toLowerCase()
    .replace(/^internal transfer /, '')
    .replace(/^0x/, '')
    .split(/[@:/]/)[0];
  return hash === undefined || hash === '' || hash === '-' ? undefined : hash;
}

function isSame(a: Move, b: Move): boolean {
  if (!a.amounts.some((mine) => b.amounts.some((theirs) => compareText(mine, theirs) === 0))) return false;
  if (a.txHash !== undefined && b.txHash !== undefined) return a.txHash === b.txHash;
  return Math.abs(a.at - b.at) <= NEAR_SECONDS;
}
