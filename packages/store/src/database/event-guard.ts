/**
 * What a stored event must have so that the engine can take it: its moment, the legs of its kind, and decimals that are
 * decimals. One damaged event would otherwise stop the matching of all others. Looked at for every event of every read, so
 * it is kept cheap; the full rules are those of the ledger's own reader.
 */
import { type Fields, isRecord } from '@cryptax/kernel';
import type { EventKind, LedgerEvent } from '@cryptax/ledger';

/** 1 = needs `in`, 2 = needs `out`, 3 = both. */
const LEGS: ReadonlyMap<unknown, number> = new Map<EventKind, number>([
  ['buy', 1],
  ['sell', 2],
  ['swap', 3],
  ['spend', 2],
  ['fee', 2],
  ['transfer', 2],
  ['income', 1],
  ['gift-in', 1],
  ['gift-out', 2],
  ['fork', 1],
  ['migration', 3],
  ['lost', 2],
  ['redeem', 2],
  ['derivative', 0],
  ['assumed-acquisition', 1],
  ['open', 0],
  ['money-in', 0],
  ['money-out', 0],
]);
/** A moment up to its seconds; 0 stands for any digit. Read sign by sign: an expression takes several times as long. */
const MOMENT = '0000-00-00T00:00:00';
const MOST_FRACTION = 9;
const MOST_DIGITS = 200;
const [ZERO, POINT, MINUS, ZULU] = [48, 46, 45, 90];

export function isEvent(value: unknown): value is LedgerEvent {
  if (!isRecord(value)) return false;
  const { id, kind, at, wallet, fee, acquiredAt } = value;
  const legs = LEGS.get(kind);
  if (legs === undefined || !isName(id) || typeof wallet !== 'string' || !isMoment(at)) return false;
  if ((legs & 1) !== 0 && !isLeg(value.in)) return false;
  if ((legs & 2) !== 0 && !isLeg(value.out)) return false;
  if (kind === 'open' && (!isLeg(value.in ?? value.out) || typeof value.reason !== 'string')) return false;
  if ((kind === 'money-in' || kind === 'money-out') && !isMoney(value)) return false;
  if (fee !== undefined && !isLeg(fee)) return false;
  if (acquiredAt !== undefined && !isMoment(acquiredAt)) return false;
  if (kind === 'transfer' && typeof value.toWallet !== 'string') return false;
  if (kind === 'fork' && !isName(value.asset)) return false;
  return hasValues(value);
}

/** Money has no legs; one of coins would be taken for them. */
function isMoney({ money, charge, in: into, out, fee }: Fields): boolean {
  const hasLegs = into !== undefined || out !== undefined || fee !== undefined;
  return isLeg(money) && (charge === undefined || isLeg(charge)) && !hasLegs;
}

function hasValues({ valueEur, valueInEur, valueOutEur, priceOldEur, priceNewEur }: Fields): boolean {
  return (
    isValue(valueEur) && isValue(valueInEur) && isValue(valueOutEur) && isValue(priceOldEur) && isValue(priceNewEur)
  );
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0;
}

function isLeg(value: unknown): boolean {
  return isRecord(value) && isName(value.asset) && isDecimal(value.amount) && isValue(value.valueEur);
}

function isValue(value: unknown): boolean {
  return value === undefined || isDecimal(value);
}

/** `-12.5`: digits with at most one point between them. */
export function isDecimal(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const from = value.charCodeAt(0) === MINUS ? 1 : 0;
  const point = digitsFrom(value, from);
  if (point === from || point - from > MOST_DIGITS) return false;
  if (point === value.length) return true;
  const end = value.charCodeAt(point) === POINT ? digitsFrom(value, point + 1) : 0;
  return end === value.length && end > point + 1 && end - point - 1 <= MOST_DIGITS;
}

/** `2024-03-01T23:00:00Z`, also with parts of a second. */
export function isMoment(value: unknown): boolean {
  if (typeof value !== 'string' || value.length <= MOMENT.length) return false;
  for (let at = 0; at < MOMENT.length; at++) {
    const wanted = MOMENT.charCodeAt(at);
    const code = value.charCodeAt(at);
    if (wanted === ZERO ? !isDigit(code) : code !== wanted) return false;
  }
  const last = value.length - 1;
  if (value.charCodeAt(last) !== ZULU) return false;
  if (last === MOMENT.length) return true;
  const fraction = last - MOMENT.length - 1;
  if (value.charCodeAt(MOMENT.length) !== POINT || fraction < 1 || fraction > MOST_FRACTION) return false;
  return digitsFrom(value, MOMENT.length + 1) === last;
}

/** The place of the first sign from there on that is no digit. */
function digitsFrom(text: string, from: number): number {
  let at = from;
  while (at < text.length && isDigit(text.charCodeAt(at))) at++;
  return at;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code < ZERO + 10;
}
