/** A coin that came or went: it waits for its other side in another wallet. Money has none. */
import { isFiat } from '@cryptax/ledger';
import { type Built, review, type TransferCandidate } from './built.ts';
import { leaving } from './leaving.ts';
import { cleanText, type Origin } from './make-event.ts';
import { money } from './money.ts';

export function transfer(origin: Origin, direction: 'in' | 'out'): Built {
  const { txHash, address, note, wallet, at, fee } = origin.facts;
  const leg = direction === 'in' ? origin.facts.in : origin.facts.out;
  const opposite = direction === 'in' ? origin.facts.out : origin.facts.in;
  if (leg === undefined && opposite !== undefined) return wrongWay(direction, opposite.amount);
  if (leg === undefined) return fee === undefined ? review('amount.missing') : leaving(origin, 'fee');
  if (isFiat(leg.asset)) return money(origin, direction, leg);
  const { id, source } = origin;
  const { asset, amount } = leg;
  // One by one, as for every row (completeEvent).
  const candidate: { -readonly [K in keyof TransferCandidate]: TransferCandidate[K] } = {
    id,
    direction,
    at,
    wallet,
    asset,
    amount,
    source,
  };
  if (fee !== undefined && !isFiat(fee.asset)) candidate.fee = fee;
  if (txHash !== undefined) candidate.txHash = cleanText(txHash, 500);
  if (address !== undefined) candidate.address = cleanText(address, 500);
  if (note !== undefined) candidate.note = cleanText(note, 5000);
  return { kind: 'candidate', candidate };
}

/** The words of a row decide what it is, its sign where the coins went; perhaps a reversal. */
function wrongWay(direction: 'in' | 'out', amount: string): Built {
  const [kind, shown] = direction === 'in' ? ['deposit', `-${amount}`] : ['withdrawal', amount];
  return review('amount.sign-contradicts-type', { kind, amount: shown });
}
