/**
 * The canonical text of values as UTF-8 bytes, without the text in between: keys in code-unit order, no spaces, absent and
 * undefined fields left out. It is what the hashes of a ledger of 100,000 events are made of, so nothing is built that is thrown
 * away: sorted keys are kept for each shape of object, and plain characters go straight into one buffer.
 */
import { utf8 } from './utf8.ts';

/** Gets the bytes in order; they are overwritten afterwards, so whoever keeps them copies them. */
export type ByteSink = (bytes: Uint8Array) => void;

const BUFFER = 65_536;
/** Keys can come from outside; shapes beyond this number are sorted each time. */
const MOST_SHAPES = 1_000;

/** The way from the first key of an object to its last, in the order in which they were set. */
interface Shape {
  readonly next: Map<string, Shape>;
  sorted: readonly Key[] | undefined;
}

interface Key {
  readonly name: string;
  /** The key as it is written, with its colon. */
  readonly bytes: Uint8Array;
}

export class CanonicalBytes {
  readonly #sink: ByteSink;
  readonly #buffer = new Uint8Array(BUFFER);
  #filled = 0;
  readonly #root: Shape = { next: new Map(), sorted: undefined };
  #shapes = 0;

  constructor(sink: ByteSink) {
    this.#sink = sink;
  }

  /** Characters of ASCII as they are: line ends, counts. */
  ascii(text: string): this {
    for (let i = 0; i < text.length; i++) this.#byte(text.charCodeAt(i));
    return this;
  }

  value(value: unknown): this {
    if (typeof value === 'string') this.#string(value);
    else if (Array.isArray(value)) this.#array(value);
    else if (typeof value === 'object' && value !== null) this.#object(value as Readonly<Record<string, unknown>>);
    else this.ascii(JSON.stringify(value) ?? 'null');
    return this;
  }

  /** Hands on what is left. */
  end(): void {
    this.#sink(this.#buffer.subarray(0, this.#filled));
    this.#filled = 0;
  }

  #array(items: readonly unknown[]): void {
    this.#byte(OPEN_LIST);
    for (let i = 0; i < items.length; i++) {
      if (i > 0) this.#byte(COMMA);
      this.value(items[i]);
    }
    this.#byte(CLOSE_LIST);
  }

  #object(fields: Readonly<Record<string, unknown>>): void {
    this.#byte(OPEN);
    let isFirst = true;
    for (const { name, bytes } of this.#keysOf(fields)) {
      const field = fields[name];
      if (field === undefined) continue;
      if (!isFirst) this.#byte(COMMA);
      isFirst = false;
      this.#bytes(bytes);
      this.value(field);
    }
    this.#byte(CLOSE);
  }

  #keysOf(fields: Readonly<Record<string, unknown>>): readonly Key[] {
    const names = Object.keys(fields);
    let shape: Shape | undefined = this.#root;
    for (const name of names) {
      const from: Shape = shape;
      shape = from.next.get(name) ?? this.#newShape(from, name);
      if (shape === undefined) return sortedKeys(names);
    }
    shape.sorted ??= sortedKeys(names);
    return shape.sorted;
  }

  #newShape(from: Shape, name: string): Shape | undefined {
    if (this.#shapes >= MOST_SHAPES) return undefined;
    this.#shapes++;
    const shape: Shape = { next: new Map(), sorted: undefined };
    from.next.set(name, shape);
    return shape;
  }

  #string(text: string): void {
    const { length } = text;
    if (length + 2 > BUFFER) {
      this.#bytes(utf8(JSON.stringify(text)));
      return;
    }
    if (this.#filled + length + 2 > BUFFER) this.end();
    const buffer = this.#buffer;
    let at = this.#filled;
    buffer[at++] = QUOTE;
    for (let i = 0; i < length; i++) {
      const unit = text.charCodeAt(i);
      if (unit < SPACE || unit >= DELETE || unit === QUOTE || unit === BACKSLASH) {
        // What has to be escaped or takes several bytes: begun anew by the engine's own rules.
        this.#bytes(utf8(JSON.stringify(text)));
        return;
      }
      buffer[at++] = unit;
    }
    buffer[at++] = QUOTE;
    this.#filled = at;
  }

  #byte(byte: number): void {
    if (this.#filled === BUFFER) this.end();
    this.#buffer[this.#filled++] = byte;
  }

  #bytes(bytes: Uint8Array): void {
    if (bytes.length > BUFFER) {
      this.end();
      this.#sink(bytes);
      return;
    }
    if (this.#filled + bytes.length > BUFFER) this.end();
    const buffer = this.#buffer;
    let at = this.#filled;
    // Most are keys: too short for the engine's own copying to pay.
    for (let i = 0; i < bytes.length; i++) buffer[at++] = bytes[i] as number;
    this.#filled = at;
  }
}

const [SPACE, QUOTE, COMMA, OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN, CLOSE, DELETE] = [
  0x20, 0x22, 0x2c, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d, 0x7f,
] as const;

function sortedKeys(names: readonly string[]): readonly Key[] {
  return names.toSorted().map((name) => ({ name, bytes: utf8(`${JSON.stringify(name)}:`) }));
}
