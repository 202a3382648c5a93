/**
 * The fields of each event kind in the order in which they are printed. Reading and printing share this table,
 * so what is written is what is understood; the types of `ledger-event.ts` are its counterpart.
 */
import { type EventKind, INCOME_KINDS } from '../events/ledger-event.ts';
import {
  coin,
  decimalText,
  fiat,
  instant,
  lineNumber,
  listOf,
  mark,
  oneOf,
  type Reader,
  text,
} from './field-readers.ts';
import { LEDGER_FILE_LIMITS as LIMITS } from './ledger-file.ts';
import { type Field, readObject } from './read-object.ts';

const money = decimalText('not-negative');
const quantity = decimalText('positive');
const label = text(LIMITS.label);
const lotIds = optional('lotIds', listOf(text(2 * LIMITS.id)));
const short = optional('short', mark);
const value = optional('valueEur', money);
const acquiredAt = optional('acquiredAt', instant);

const LEG: readonly Field[] = [required('asset', coin), required('amount', quantity)];
const IN = nested('in', true, LEG);
const OUT = nested('out', true, LEG);
const FEE = nested('fee', false, [
  required('asset', text(LIMITS.asset)),
  /** A fee of nothing says that there was none. */
  required('amount', money),
  optional('valueEur', money),
]);

const MONEY: readonly Field[] = [
  nested('money', true, [required('asset', fiat), required('amount', quantity)]),
  nested('charge', false, [required('asset', fiat), required('amount', quantity)]),
  optional('bankReference', label),
];

const HEAD: readonly Field[] = [
  required('id', text(LIMITS.id)),
  required('at', instant),
  required('kind', label),
  required('wallet', text(LIMITS.wallet)),
];
const TAIL: readonly Field[] = [
  nested('source', false, [
    required('file', label),
    required('line', lineNumber),
    optional('lines', listOf(lineNumber)),
    optional('format', label),
  ]),
  nested('valueOrigin', false, [
    required('source', label),
    required('method', oneOf(['trade', 'minute', 'day', 'manual'])),
    optional('at', instant),
    optional('currency', label),
    optional('amount', decimalText('signed')),
    optional('rate', quantity),
    optional('insteadOf', label),
  ]),
  optional('txHash', label),
  optional('spent', listOf(label)),
  optional('address', label),
  optional('note', text(LIMITS.note, true)),
];

const SWAP_VALUES = [value, optional('valueInEur', money), optional('valueOutEur', money)];
const NATURES = ['wrap', 'bridge', 'liquid-staking', 'liquidity-pool'];

export const EVENT_FIELDS: Readonly<Record<EventKind, readonly Field[]>> = {
  buy: kind(IN, FEE, value),
  sell: kind(OUT, FEE, value, lotIds, short),
  swap: kind(OUT, IN, FEE, ...SWAP_VALUES, lotIds, short, optional('nature', oneOf(NATURES))),
  spend: kind(OUT, FEE, value, lotIds),
  fee: kind(OUT, value),
  transfer: kind(required('toWallet', text(LIMITS.wallet)), OUT, FEE),
  income: kind(required('incomeKind', oneOf(INCOME_KINDS)), IN, FEE, value),
  'gift-in': kind(IN, FEE, value, acquiredAt),
  'gift-out': kind(OUT, FEE, lotIds),
  fork: kind(required('asset', coin), IN, FEE, optional('priceOldEur', money), optional('priceNewEur', money)),
  migration: kind(OUT, IN, FEE),
  lost: kind(OUT, FEE),
  redeem: kind(OUT, FEE),
  derivative: kind(
    required('derivativeKind', oneOf(['margin', 'futures', 'funding', 'other'])),
    optional('valueEur', decimalText('signed')),
    optional('instrument', label),
    optional('openedAt', instant),
    nested('commission', false, [required('asset', text(LIMITS.asset)), required('amount', quantity)]),
    optional('part', oneOf(['commission'])),
  ),
  'assumed-acquisition': kind(
    IN,
    required('basis', oneOf(['zero-cost', 'stated'])),
    required('valueEur', money),
    acquiredAt,
    optional('forEventId', text(LIMITS.id)),
  ),
  /** One of `in` and `out`; `read-event.ts` asks for it. */
  open: kind(nested('in', false, LEG), nested('out', false, LEG), FEE, required('reason', label)),
  'money-in': kind(...MONEY),
  'money-out': kind(...MONEY),
};

/** Fields that move or choose coins: on a kind that has no use for them they are an error, never left aside. */
export const MOVING_FIELDS: ReadonlySet<string> = new Set([
  'in',
  'out',
  'fee',
  'toWallet',
  'lotIds',
  'short',
  'asset',
  'money',
]);

function kind(...own: readonly Field[]): readonly Field[] {
  return [...HEAD, ...own, ...TAIL];
}

function required(name: string, read: Reader): Field {
  return { name, required: true, read };
}

function optional(name: string, read: Reader): Field {
  return { name, required: false, read };
}

function nested(name: string, isRequired: boolean, fields: readonly Field[]): Field {
  return { name, required: isRequired, fields, read: (raw, field, context) => readObject(raw, fields, field, context) };
}
