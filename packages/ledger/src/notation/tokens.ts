/** Words of one notation line, read from left to right. A word with spaces stands in double quotes, as in JSON. */
import { err, ok, parseInstant, type Result } from '@cryptax/kernel';
import type { Leg } from '../events/ledger-event.ts';

/** Thrown inside the reader and turned into a value at its edge: a line is right or wrong as a whole. */
export class NotationFault extends Error {}

const WORD = /"(?:[^"\\]|\\.)*"|\S+/g;
const PLAIN = /^[^\s"#:][^\s":]*$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

export class Tokens {
  readonly #words: readonly string[];
  #at = 0;

  constructor(line: string) {
    this.#words = (line.match(WORD) ?? []).map(unquoted);
  }

  get isDone(): boolean {
    return this.#at >= this.#words.length;
  }

  peek(): string | undefined {
    return this.#words[this.#at];
  }

  word(what: string): string {
    const word = this.#words[this.#at++];
    if (word === undefined) throw new NotationFault(`${what} is missing`);
    return word;
  }

  oneOf<T extends string>(what: string, choices: readonly T[]): T {
    const word = this.word(what);
    const choice = choices.find((item) => item === word);
    if (choice === undefined) throw new NotationFault(`${word} is no ${what}`);
    return choice;
  }

  number(what: string): string {
    const word = this.word(what);
    if (!DECIMAL.test(word)) throw new NotationFault(`${word} is no number (${what})`);
    return word;
  }

  leg(): Leg {
    const amount = this.number('amount');
    return { asset: this.word('asset'), amount };
  }

  /** `2024-01-03 10:00` or with seconds, UTC. */
  instant(): string {
    const day = this.word('date');
    const time = this.word('time');
    const text = `${day}T${time.length === 5 ? `${time}:00` : time}Z`;
    if (!parseInstant(text).ok) throw new NotationFault(`${day} ${time} is no moment`);
    return text;
  }

  /** Skips a joining word such as `to`. */
  expect(word: string): void {
    if (this.word(word) !== word) throw new NotationFault(`"${word}" expected`);
  }
}

/** A word as it was meant. */
export function unquoted(word: string): string {
  if (!word.startsWith('"')) return word;
  try {
    return JSON.parse(word) as string;
  } catch {
    throw new NotationFault(`${word} is not quoted as in JSON`);
  }
}

/** A word as it must be written to be read back. */
export function quoted(word: string): string {
  return PLAIN.test(word) ? word : JSON.stringify(word).replaceAll(':', '\\u003a');
}

export function reading<T>(work: () => T): Result<T, string> {
  try {
    return ok(work());
  } catch (fault) {
    if (fault instanceof NotationFault) return err(fault.message);
    throw fault;
  }
}
