/** One event cut into parts, or several joined into one. Amounts, values and fees are shared exactly: nothing appears or goes. */
import {
  add,
  compare,
  compareText,
  type Decimal,
  dec,
  defined,
  divide,
  equals,
  err,
  formatShortest,
  multiply,
  ok,
  parseDecimal,
  type Result,
  subtract,
  sum,
  ZERO,
} from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import type { EditObstacle, LedgerError } from '../../../../platform/ledger/answer.ts';

/** Shares keep this many decimals; the last part takes what is left, so the sum stays exact. */
const SHARE_SCALE = 30;

/** The first part keeps the id of the whole; the others get ids that are not taken, also if it was cut before. */
export function splitEvent(
  event: LedgerEvent,
  amounts: readonly string[],
  isTaken: (id: string) => boolean,
): Result<readonly LedgerEvent[], LedgerError> {
  const main = 'out' in event ? event.out : 'in' in event ? event.in : undefined;
  if (main === undefined) return impossible('different-kinds');
  if (amounts.length < 2) return impossible('too-few');
  const parts = amounts.flatMap((amount) => {
    const read = parseDecimal(amount);
    return read.ok && compare(read.value, ZERO) > 0 ? [read.value] : [];
  });
  const whole = dec(main.amount);
  if (parts.length < amounts.length || !equals(sum(parts), whole)) return impossible('amounts-do-not-add-up');
  const rests = new Map<string, Decimal>();
  const share = (name: string, total: string, part: Decimal, isLast: boolean): string => {
    const left = rests.get(name) ?? dec(total);
    const taken = isLast ? left : divide(multiply(dec(total), part), whole, SHARE_SCALE, 'half-even');
    rests.set(name, subtract(left, taken));
    return formatShortest(taken);
  };
  let last = 1;
  const nextId = (): string => {
    do last++;
    while (isTaken(`${event.id}/${last}`));
    return `${event.id}/${last}`;
  };
  return ok(
    parts.map((part, index) => {
      const isLast = index === parts.length - 1;
      const id = index === 0 ? event.id : nextId();
      return { ...shareFields(event, (name, total) => share(name, total, part, isLast)), id };
    }),
  );
}

const VALUES = ['valueEur', 'valueInEur', 'valueOutEur'] as const;

function shareFields(event: LedgerEvent, share: (name: string, total: string) => string): LedgerEvent {
  const leg = (name: string, { asset, amount }: Leg): Leg => ({ asset, amount: share(name, amount) });
  const { fee, valueOrigin: origin } = event;
  const values = VALUES.flatMap((name) => {
    const value = (event as Partial<Record<(typeof VALUES)[number], string>>)[name];
    return value === undefined ? [] : [[name, share(name, value)]];
  });
  return {
    ...event,
    ...('out' in event ? { out: leg('out', event.out) } : {}),
    ...('in' in event ? { in: leg('in', event.in) } : {}),
    ...defined({
      fee: fee === undefined ? undefined : shareFee(fee, share),
      valueOrigin: origin?.amount === undefined ? undefined : { ...origin, amount: share('origin', origin.amount) },
    }),
    ...Object.fromEntries(values),
  } as LedgerEvent;
}

function shareFee(fee: NonNullable<LedgerEvent['fee']>, share: (name: string, total: string) => string) {
  const amount = share('fee', fee.amount);
  return fee.valueEur === undefined
    ? { ...fee, amount }
    : { ...fee, amount, valueEur: share('fee.valueEur', fee.valueEur) };
}

/** The first event in time keeps its id and moment; the others are added to it. */
export function mergeEvents(events: readonly LedgerEvent[]): Result<LedgerEvent, LedgerError> {
  const [first, ...others] = [...events].sort((a, b) => compareText(a.at, b.at));
  if (first === undefined || others.length === 0) return impossible('too-few');
  for (const other of others) {
    const obstacle = obstacleBetween(first, other);
    if (obstacle !== undefined) return impossible(obstacle);
  }
  return ok(others.reduce(joinTwo, first));
}

function obstacleBetween(a: LedgerEvent, b: LedgerEvent): EditObstacle | undefined {
  if (a.kind !== b.kind || sameWords(a) !== sameWords(b)) return 'different-kinds';
  if (acquiredAt(a) !== acquiredAt(b)) return 'different-acquisition';
  if (a.wallet !== b.wallet || toWallet(a) !== toWallet(b)) return 'different-wallets';
  const feeDiffers = a.fee !== undefined && b.fee !== undefined && a.fee.asset !== b.fee.asset;
  if (feeDiffers || legAsset(a, 'out') !== legAsset(b, 'out') || legAsset(a, 'in') !== legAsset(b, 'in')) {
    return 'different-assets';
  }
  const isHalfValued = VALUES.some((name) => name in a !== name in b) || waitingCurrency(a) !== waitingCurrency(b);
  const [fee, other] = [a.fee, b.fee];
  const isFeeHalfValued = fee && other && (fee.valueEur === undefined) !== (other.valueEur === undefined);
  return isHalfValued || isFeeHalfValued ? 'needs-value' : undefined;
}

/** What must be the same besides the kind. */
const WORDS = ['incomeKind', 'nature', 'derivativeKind', 'asset', 'basis'] as const;

function sameWords(event: LedgerEvent): string {
  const fields = event as Partial<Record<(typeof WORDS)[number], string>>;
  return JSON.stringify(WORDS.map((name) => fields[name] ?? ''));
}

/** A day that only one of them has would be given to the other, and the holding period with it. */
function acquiredAt(event: LedgerEvent): string {
  return 'acquiredAt' in event ? (event.acquiredAt ?? '') : '';
}

/** The currency of an amount that is not converted to EUR yet; empty where nothing waits. */
function waitingCurrency(event: LedgerEvent): string {
  const { amount, currency = '' } = event.valueOrigin ?? {};
  return amount === undefined || VALUES.some((name) => name in event) ? '' : currency;
}

function toWallet(event: LedgerEvent): string {
  return event.kind === 'transfer' ? event.toWallet : '';
}

function legAsset(event: LedgerEvent, side: 'in' | 'out'): string {
  const leg = (event as Partial<Record<'in' | 'out', Leg>>)[side];
  return leg?.asset ?? '';
}

function joinTwo(a: LedgerEvent, b: LedgerEvent): LedgerEvent {
  const total = (x: string, y: string) => formatShortest(add(dec(x), dec(y)));
  const legs = (['out', 'in'] as const).flatMap((side) => {
    const [x, y] = [a, b].map((event) => (event as Partial<Record<'in' | 'out', Leg>>)[side]);
    return x === undefined || y === undefined ? [] : [[side, { asset: x.asset, amount: total(x.amount, y.amount) }]];
  });
  const values = VALUES.flatMap((name) => {
    const [x, y] = [a, b].map((event) => (event as Partial<Record<(typeof VALUES)[number], string>>)[name]);
    return x === undefined || y === undefined ? [] : [[name, total(x, y)]];
  });
  const rest = [...joinedFee(a, b, total), ...joinedOrigin(a, b, total), ...joinedSource(a, b), ...joinedNote(a, b)];
  return { ...a, ...Object.fromEntries([...legs, ...values, ...rest]) };
}

function joinedFee(a: LedgerEvent, b: LedgerEvent, total: (x: string, y: string) => string): [string, unknown][] {
  if (a.fee === undefined || b.fee === undefined)
    return a.fee === undefined && b.fee !== undefined ? [['fee', b.fee]] : [];
  const { asset } = a.fee;
  const amount = total(a.fee.amount, b.fee.amount);
  const isValued = a.fee.valueEur !== undefined && b.fee.valueEur !== undefined;
  return [
    [
      'fee',
      isValued ? { asset, amount, valueEur: total(a.fee.valueEur ?? '0', b.fee.valueEur ?? '0') } : { asset, amount },
    ],
  ];
}

/** Amounts in the currency of the file are added up; those that cannot be are left out, the euro values stand for both. */
function joinedOrigin(
  { valueOrigin: a }: LedgerEvent,
  { valueOrigin: b }: LedgerEvent,
  total: (x: string, y: string) => string,
): [string, unknown][] {
  if (a?.amount === undefined) return [];
  const { amount, currency, rate, ...rest } = a;
  const isAlike = b?.amount !== undefined && b.currency === currency && b.rate === rate;
  return [['valueOrigin', isAlike ? { ...a, amount: total(amount, b.amount ?? '0') } : rest]];
}

/** What the user wrote to either stays; the ledger takes no longer text. */
function joinedNote({ note: a }: LedgerEvent, { note: b }: LedgerEvent): [string, unknown][] {
  const notes = new Set([...(a?.split(BETWEEN_NOTES) ?? []), ...(b === undefined ? [] : [b])]);
  return notes.size === 0 ? [] : [['note', [...notes].join(BETWEEN_NOTES).slice(0, LONGEST_NOTE)]];
}

const BETWEEN_NOTES = ' · ';
const LONGEST_NOTE = 5_000;

/** Rows of one file stay listed; the way back to them is never lost. */
function joinedSource({ source: a }: LedgerEvent, { source: b }: LedgerEvent): [string, unknown][] {
  if (a === undefined || b === undefined || a.file !== b.file) return [];
  const lines = [...new Set([...(a.lines ?? [a.line]), ...(b.lines ?? [b.line])])].sort((x, y) => x - y);
  return [['source', { ...a, lines }]];
}

function impossible(reason: EditObstacle): Result<never, LedgerError> {
  return err({ code: 'edit.impossible', reason });
}
