/**
 * Money between the bank and the account: kept as memory, without tax meaning (decision 0087). A fee in money is what the
 * platform kept of it; one in coins left the wallet and is an event of its own.
 */
import { isFiat, type LedgerEvent, type MoneyEvent } from '@cryptax/ledger';
import type { Amount } from '../map/row-facts.ts';
import { type Built, ignored } from './built.ts';
import { cleanText, completeEvent, type Origin, type Writable } from './make-event.ts';

const NOTHING = /^0*(?:\.0*)?$/;

export function money(origin: Origin, direction: 'in' | 'out', moved: Amount): Built {
  const { id, at, wallet, source, facts } = origin;
  if (NOTHING.test(moved.amount)) return ignored(direction === 'in' ? 'fiat-deposit' : 'fiat-withdrawal');
  const event: Writable<MoneyEvent> = {
    id,
    at,
    kind: direction === 'in' ? 'money-in' : 'money-out',
    wallet,
    source,
    money: { asset: moved.asset, amount: moved.amount },
  };
  const { fee, txHash, address, note } = facts;
  const isPaid = fee !== undefined && !NOTHING.test(fee.amount);
  if (isPaid && isFiat(fee.asset)) event.charge = { asset: fee.asset, amount: fee.amount };
  const reference = cleanText(facts.reference ?? txHash ?? facts.id ?? '', 500);
  if (reference !== '') event.bankReference = reference;
  if (address !== undefined) event.address = cleanText(address, 500);
  if (note !== undefined) event.note = cleanText(note, 5000);
  if (!isPaid || isFiat(fee.asset)) return event;
  const paid: LedgerEvent = completeEvent(origin.facts, { id: `${id}:fee`, at, kind: 'fee', wallet, source, out: fee });
  return { kind: 'events', events: [event, paid], hints: [] };
}
