/**
 * What a stored event must have so that the engine can take it: its moment, the legs of its kind, and decimals that are
 * decimals. One damaged event would otherwise stop the matching of all others. Looked at for every event of every read,
 * so it is one pass over character codes; the full rules are those of the ledger's own reader.
 */
import { EVENT_KINDS, type EventKind, type LedgerEvent } from '@cryptax/ledger';

type Fields = Readonly<Record<string, unknown>>;

const BOTH: readonly string[] = ['in', 'out'];
const IN: readonly string[] = ['in'];
const OUT: readonly string[] = ['out'];

const LEGS: Readonly<Record<EventKind, readonly string[]>> = {
  buy: IN,
  sell: OUT,
  swap: BOTH,
  spend: OUT,
  fee: OUT,
  transfer: OUT,
  income: IN,
  'gift-in': IN,
  'gift-out': OUT,
  fork: IN,
  migration: BOTH,
  lost: OUT,
  redeem: OUT,
  derivative: [],
  'assumed-acquisition': IN,
};
const KINDS: ReadonlySet<unknown> = new Set(EVENT_KINDS);
const VALUES = ['valueEur', 'valueInEur', 'valueOutEur', 'priceOldEur', 'priceNewEur'] as const;

export function isEvent(value: unknown): value is LedgerEvent {
  if (!isFields(value) || !isName(value.id) || typeof value.wallet !== 'string' || !KINDS.has(value.kind)) return false;
  if (!isMoment(value.at) || (value.acquiredAt !== undefined && !isMoment(value.acquiredAt))) return false;
  const legs = LEGS[value.kind as EventKind];
  return (
    legs.every((name) => isLeg(value[name])) &&
    (value.fee === undefined || isLeg(value.fee)) &&
    VALUES.every((name) => value[name] === undefined || isDecimal(value[name])) &&
    (value.kind !== 'transfer' || typeof value.toWallet === 'string') &&
    (value.kind !== 'fork' || isName(value.asset))
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0;
}

function isLeg(value: unknown): boolean {
  if (!isFields(value) || !isName(value.asset) || !isDecimal(value.amount)) return false;
  return value.valueEur === undefined || isDecimal(value.valueEur);
}

const [ZERO, NINE, MINUS, POINT] = [48, 57, 45, 46];

/** `-12.5`: digits with at most one point between them. */
function isDecimal(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const start = value.charCodeAt(0) === MINUS ? 1 : 0;
  let point = -1;
  for (let i = start; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code >= ZERO && code <= NINE) continue;
    if (code !== POINT || point >= 0 || i === start) return false;
    point = i;
  }
  return value.length > start && point !== value.length - 1;
}

const SHAPE = '0000-00-00T00:00:00';

/** `2024-03-01T23:00:00Z`, also with parts of a second. */
function isMoment(value: unknown): boolean {
  if (typeof value !== 'string' || value.length <= SHAPE.length || !value.endsWith('Z')) return false;
  for (let i = 0; i < SHAPE.length; i++) {
    const wanted = SHAPE.charCodeAt(i);
    const code = value.charCodeAt(i);
    if (wanted === ZERO ? code < ZERO || code > NINE : code !== wanted) return false;
  }
  return true;
}
