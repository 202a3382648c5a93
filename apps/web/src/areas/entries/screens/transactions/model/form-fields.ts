/** Which fields an event of a kind has in the form, in the order in which they are asked. */
import type { EventKind } from '@cryptax/ledger';

export type FormField =
  | 'time'
  | 'wallet'
  | 'toWallet'
  | 'out'
  | 'in'
  | 'value'
  | 'fee'
  | 'incomeKind'
  | 'derivativeKind'
  | 'forkOf'
  | 'acquiredDay'
  | 'lots'
  | 'bankReference';

const FIELDS: Readonly<Record<EventKind, readonly FormField[]>> = {
  buy: ['in', 'value', 'fee', 'wallet'],
  sell: ['out', 'value', 'fee', 'wallet', 'lots'],
  swap: ['out', 'in', 'value', 'fee', 'wallet', 'lots'],
  spend: ['out', 'value', 'fee', 'wallet', 'lots'],
  fee: ['out', 'value', 'wallet'],
  transfer: ['out', 'fee', 'wallet', 'toWallet'],
  income: ['in', 'incomeKind', 'value', 'fee', 'wallet'],
  'gift-in': ['in', 'value', 'acquiredDay', 'wallet'],
  'gift-out': ['out', 'fee', 'wallet'],
  fork: ['in', 'forkOf', 'wallet'],
  migration: ['out', 'in', 'fee', 'wallet'],
  lost: ['out', 'wallet'],
  redeem: ['out', 'wallet'],
  derivative: ['derivativeKind', 'value', 'fee', 'wallet'],
  'assumed-acquisition': ['in', 'value', 'acquiredDay', 'wallet'],
  /** Its meaning is what is to be chosen; the form turns it into another kind. */
  open: ['wallet'],
  'money-in': ['in', 'wallet', 'bankReference'],
  'money-out': ['out', 'wallet', 'bankReference'],
};

/**
 * Kinds that get their value from the price of the day where none is given. A gift keeps the giver's cost, an assumption and
 * a futures result are what the user says: no price can tell those.
 */
const PRICED: ReadonlySet<EventKind> = new Set<EventKind>(['buy', 'sell', 'swap', 'spend', 'fee', 'income']);

export function hasPriceOfDay(kind: EventKind): boolean {
  return PRICED.has(kind);
}

export function fieldsOf(kind: EventKind): readonly FormField[] {
  return FIELDS[kind];
}
