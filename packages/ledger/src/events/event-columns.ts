/**
 * A ledger as a few long columns, for the way into another thread: a hundred thousand entries copied one by one take longer than
 * much of what is computed there. What entries share (coins, wallets) is sent once and is the same text again on the other
 * side; what only single entries have stands in one text for all. Entries that say more keep the rest as they are.
 */
import type { LedgerEvent } from './ledger-event.ts';

const WORDS = ['kind', 'wallet', 'toWallet', 'incomeKind', 'reason', 'inAsset', 'outAsset', 'feeAsset'] as const;
const TEXTS = ['id', 'at', 'valueEur', 'txHash', 'address', 'inAmount', 'outAmount', 'feeAmount', 'feeValue'] as const;

type Word = (typeof WORDS)[number];
type Text = (typeof TEXTS)[number];

/** An entry before anybody has looked at what it says. */
interface AnyFields extends Readonly<Partial<Record<Word | Text, unknown>>> {
  readonly in?: AnyLeg;
  readonly out?: AnyLeg;
  readonly fee?: AnyLeg;
}

interface AnyLeg {
  readonly asset?: unknown;
  readonly amount?: unknown;
  readonly valueEur?: unknown;
}

export interface EventColumns {
  readonly count: number;
  /** What many entries repeat. */
  readonly words: readonly string[];
  /** Of each entry which of the words, counted from one; zero for none. */
  readonly wordColumns: Readonly<Record<Word, Int32Array>>;
  /** Of all entries one after the other, on a line each; empty for none. */
  readonly textColumns: Readonly<Record<Text, string>>;
  /** By the place of an entry what else it says. */
  readonly rest: ReadonlyMap<number, Readonly<Record<string, unknown>>>;
}

/** `without`: what whoever gets them does not read. */
export function eventColumns(
  events: readonly LedgerEvent[],
  without: readonly (keyof LedgerEvent | 'note')[] = [],
): EventColumns {
  const columns = new ColumnWriter(events.length, new Set<string>(without));
  for (let place = 0; place < events.length; place++) columns.enter(events[place] as unknown as AnyFields, place);
  return columns.written();
}

export function eventsOfColumns({ count, words, wordColumns, textColumns, rest }: EventColumns): LedgerEvent[] {
  const known: readonly (string | undefined)[] = [undefined, ...words];
  const wordOf = columnsOf(WORDS, (name) => wordColumns[name]);
  const textOf = columnsOf(TEXTS, (name) => textColumns[name].split('\n'));
  const events: LedgerEvent[] = new Array(count);
  for (let place = 0; place < count; place++) events[place] = eventAt(place, known, wordOf, textOf);
  for (const [place, more] of rest) events[place] = Object.assign(events[place] as LedgerEvent, more);
  return events;
}

function columnsOf<Name extends string, Column>(names: readonly Name[], make: (name: Name) => Column) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Column>;
}

class ColumnWriter {
  readonly #without: ReadonlySet<string>;
  readonly #numbers = new Map<string, number>();
  readonly #words: Record<Word, Int32Array>;
  readonly #texts: Record<Text, string[]>;
  readonly #rest = new Map<number, Record<string, unknown>>();

  constructor(count: number, without: ReadonlySet<string>) {
    this.#without = without;
    this.#words = columnsOf(WORDS, () => new Int32Array(count));
    this.#texts = columnsOf(TEXTS, () => new Array<string>(count).fill(''));
  }

  written(): EventColumns {
    return {
      count: this.#texts.id.length,
      words: [...this.#numbers.keys()],
      wordColumns: this.#words,
      textColumns: columnsOf(TEXTS, (name) => this.#texts[name].join('\n')),
      rest: this.#rest,
    };
  }

  /** Reading each field by its name is quicker than going through them; only entries that say more are gone through. */
  enter(event: AnyFields, place: number): void {
    const words = this.#words;
    const texts = this.#texts;
    let entered = this.#word(words.kind, place, event.kind) + this.#word(words.wallet, place, event.wallet);
    entered += enterText(texts.id, place, event.id) + enterText(texts.at, place, event.at);
    if (event.in !== undefined) entered += this.#leg(words.inAsset, texts.inAmount, place, event.in);
    if (event.out !== undefined) entered += this.#leg(words.outAsset, texts.outAmount, place, event.out);
    if (event.valueEur !== undefined) entered += enterText(texts.valueEur, place, event.valueEur);
    if (event.fee !== undefined) entered += this.#fee(place, event.fee);
    if (event.toWallet !== undefined) entered += this.#word(words.toWallet, place, event.toWallet);
    if (event.incomeKind !== undefined) entered += this.#word(words.incomeKind, place, event.incomeKind);
    if (event.reason !== undefined) entered += this.#word(words.reason, place, event.reason);
    if (event.txHash !== undefined) entered += enterText(texts.txHash, place, event.txHash);
    if (event.address !== undefined) entered += enterText(texts.address, place, event.address);
    if (entered !== fieldsOf(event)) this.#keepRest(place, event);
  }

  /** What stands in no column. */
  #keepRest(place: number, event: AnyFields): void {
    const rest: Record<string, unknown> = {};
    let count = 0;
    for (const [key, value] of Object.entries(event)) {
      if (this.#without.has(key) || this.#isEntered(place, key)) continue;
      rest[key] = value;
      count++;
    }
    if (count > 0) this.#rest.set(place, rest);
  }

  #isEntered(place: number, key: string): boolean {
    if (key === 'in' || key === 'out' || key === 'fee') return this.#words[`${key}Asset`][place] !== 0;
    if (isOneOf(WORDS, key)) return this.#words[key][place] !== 0;
    return isOneOf(TEXTS, key) && this.#texts[key][place] !== '';
  }

  #word(column: Int32Array, place: number, value: unknown): number {
    if (typeof value !== 'string') return 0;
    let number = this.#numbers.get(value);
    if (number === undefined) {
      number = this.#numbers.size + 1;
      this.#numbers.set(value, number);
    }
    column[place] = number;
    return 1;
  }

  #leg(assets: Int32Array, amounts: string[], place: number, leg: AnyLeg): number {
    if (fieldsOf(leg) !== 2 || !isLine(leg.amount)) return 0;
    return this.#word(assets, place, leg.asset) * enterText(amounts, place, leg.amount);
  }

  #fee(place: number, fee: AnyLeg): number {
    const { feeAmount, feeValue } = this.#texts;
    const isValued = isLine(fee.valueEur);
    if (fieldsOf(fee) !== (isValued ? 3 : 2) || !isLine(fee.amount)) return 0;
    if (isValued) enterText(feeValue, place, fee.valueEur);
    return this.#word(this.#words.feeAsset, place, fee.asset) * enterText(feeAmount, place, fee.amount);
  }
}

/** One where it is a text that takes one line: what is empty would be none. */
function enterText(column: string[], place: number, value: unknown): number {
  if (!isLine(value)) return 0;
  column[place] = value;
  return 1;
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !value.includes('\n');
}

function fieldsOf(one: object): number {
  let fields = 0;
  for (const _ in one) fields++;
  return fields;
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}

/** One entry: each step a small one, so that it is compiled soon. */
function eventAt(
  place: number,
  known: readonly (string | undefined)[],
  words: Readonly<Record<Word, Int32Array>>,
  texts: Readonly<Record<Text, readonly string[]>>,
): LedgerEvent {
  const event: Record<string, unknown> = {
    id: texts.id[place],
    at: texts.at[place],
    kind: known[words.kind[place] as number],
    wallet: known[words.wallet[place] as number],
  };
  const inAsset = known[words.inAsset[place] as number];
  if (inAsset !== undefined) event.in = { asset: inAsset, amount: texts.inAmount[place] };
  const outAsset = known[words.outAsset[place] as number];
  if (outAsset !== undefined) event.out = { asset: outAsset, amount: texts.outAmount[place] };
  if (texts.valueEur[place] !== '') event.valueEur = texts.valueEur[place];
  if (words.feeAsset[place] !== 0) event.fee = feeAt(place, known, words, texts);
  if (words.toWallet[place] !== 0) event.toWallet = known[words.toWallet[place] as number];
  if (words.incomeKind[place] !== 0) event.incomeKind = known[words.incomeKind[place] as number];
  if (words.reason[place] !== 0) event.reason = known[words.reason[place] as number];
  if (texts.address[place] !== '') event.address = texts.address[place];
  if (texts.txHash[place] !== '') event.txHash = texts.txHash[place];
  return event as unknown as LedgerEvent;
}

function feeAt(
  place: number,
  known: readonly (string | undefined)[],
  words: Readonly<Record<Word, Int32Array>>,
  texts: Readonly<Record<Text, readonly string[]>>,
): object {
  const fee = { asset: known[words.feeAsset[place] as number], amount: texts.feeAmount[place] };
  const valueEur = texts.feeValue[place];
  return valueEur === '' ? fee : { ...fee, valueEur };
}
