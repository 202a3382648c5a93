/**
 * Small objects of a PDF, many to a compressed stream (ISO 32000-1, 7.5.7), and the cross-reference stream that finds them.
 * PDFKit writes each object on its own and in plain text, which the tags of a long list would make ten times as large.
 * It relies on how PDFKit 0.19.1 numbers and ends a document; the version is fixed and `tags.test.ts` reads files back.
 */
import { zlibSync } from 'fflate';
import type PDFDocument from 'pdfkit/js/pdfkit.standalone.js';
import { deflatedBytes } from './deflated.ts';

/** Objects to a stream: large enough to compress well, small enough for a reader to unpack one for a page. */
const MOST_OBJECTS = 500;

/** Bytes to a stream at first; one that needs more gets twice as many. */
const FIRST_BYTES = 65_536;
const FIRST_PLACES = 4_096;

const encoder = new TextEncoder();

export class PackedObjects {
  readonly #document: PDFDocument;
  /** Two numbers per object, its stream and its place in it: a long report has a million objects. */
  #places = new Uint32Array(2 * FIRST_PLACES);
  /** The objects that wait for their stream, as bytes: texts kept until then would outlive every quick collection. */
  #bytes = new Uint8Array(FIRST_BYTES);
  #filled = 0;
  #waiting: { readonly id: number; readonly offset: number }[] = [];

  constructor(document: PDFDocument) {
    this.#document = document;
    document._finalize = () => this.#finish();
  }

  /** The number of an object that will be put later. */
  number(): number {
    this.#document._offsets.push(null);
    return this.#document._offsets.length;
  }

  /** `body`: ASCII only. */
  put(id: number, body: string): void {
    const needed = this.#filled + body.length + 1;
    if (needed > this.#bytes.length) this.#bytes = grown(this.#bytes, needed);
    this.#waiting.push({ id, offset: this.#filled });
    encoder.encodeInto(body, this.#bytes.subarray(this.#filled));
    this.#bytes[needed - 1] = NEW_LINE;
    this.#filled = needed;
    if (this.#waiting.length >= MOST_OBJECTS) this.flush();
  }

  flush(): void {
    const packed = this.#waiting;
    if (packed.length === 0) return;
    const first = encoder.encode(`${packed.map(({ id, offset }) => `${id} ${offset}`).join(' ')}\n`);
    const kind = { Type: 'ObjStm', N: packed.length, First: first.length, Filter: 'FlateDecode' };
    const stream = this.#document.ref(kind);
    packed.forEach(({ id }, index) => {
      this.#keepPlace(id, stream.id, index);
    });
    const bodies = this.#bytes.subarray(0, this.#filled - 1);
    const content = new Uint8Array(first.length + bodies.length);
    content.set(first);
    content.set(bodies, first.length);
    stream.end(deflatedBytes(content));
    this.#waiting = [];
    this.#filled = 0;
  }

  #keepPlace(id: number, stream: number, index: number): void {
    if (2 * id + 1 >= this.#places.length) this.#places = grown(this.#places, 2 * id + 2);
    this.#places[2 * id] = stream;
    this.#places[2 * id + 1] = index;
  }

  /** In place of PDFKit's table, which cannot point into a stream. */
  #finish(): void {
    const document = this.#document;
    const start = document._offset;
    const own = document._offsets.length + 1;
    const table = this.#table(start, own);
    const packed = zlibSync(table);
    const id = hex(document._id);
    document._write(
      `${own} 0 obj\n<<\n/Type /XRef\n/Size ${own + 1}\n/W [${WIDTHS.join(' ')}]\n/Root ${document._root.id} 0 R\n` +
        `/Info ${document._info.id} 0 R\n/ID [<${id}> <${id}>]\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream`,
    );
    document.push(packed);
    document._offset += packed.length;
    document._write('\nendstream\nendobj');
    document._write(`startxref\n${start}\n%%EOF`);
    document.push(null);
  }

  #table(start: number, own: number): Uint8Array {
    const view = new DataView(new ArrayBuffer((own + 1) * ROW));
    const row = (id: number, kind: number, place: number, index: number) => {
      view.setUint8(id * ROW, kind);
      view.setUint32(id * ROW + 1, place);
      view.setUint16(id * ROW + 5, index);
    };
    row(0, 0, 0, 65_535);
    this.#document._offsets.forEach((offset, at) => {
      if (offset === null) row(at + 1, 2, this.#places[2 * at + 2] ?? 0, this.#places[2 * at + 3] ?? 0);
      else row(at + 1, 1, offset, 0);
    });
    row(own, 1, start, 0);
    return new Uint8Array(view.buffer);
  }
}

/** Bytes of kind, place and index. */
const WIDTHS = [1, 4, 2] as const;
const ROW = 7;

const NEW_LINE = 10;

/** At least as long as needed, with what was there. */
function grown<T extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(old: T, needed: number): T {
  const Kind = old.constructor as new (length: number) => T;
  const larger = new Kind(Math.max(needed, 2 * old.length));
  larger.set(old);
  return larger;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
