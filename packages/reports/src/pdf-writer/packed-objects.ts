/**
 * Small objects of a PDF, many to a compressed stream (ISO 32000-1, 7.5.7), and the cross-reference stream that finds them.
 * PDFKit writes each object on its own and in plain text, which the tags of a long list would make ten times as large.
 * It relies on how PDFKit 0.19.1 numbers and ends a document; the version is fixed and `tags.test.ts` reads files back.
 */
import { zlibSync } from 'fflate';
import type PDFDocument from 'pdfkit/js/pdfkit.standalone.js';
import { deflated } from './deflated.ts';

/** Objects to a stream: large enough to compress well, small enough for a reader to unpack one for a page. */
const MOST_OBJECTS = 500;

interface Packed {
  readonly id: number;
  readonly body: string;
}

export class PackedObjects {
  readonly #document: PDFDocument;
  /** Number of the stream and place in it, by number of the object; plain numbers, because a long report has a million. */
  readonly #streams: number[] = [];
  readonly #indexes: number[] = [];
  #waiting: Packed[] = [];

  constructor(document: PDFDocument) {
    this.#document = document;
    document._finalize = () => this.#finish();
  }

  /** The number of an object that will be put later. */
  number(): number {
    this.#document._offsets.push(null);
    return this.#document._offsets.length;
  }

  put(id: number, body: string): void {
    this.#waiting.push({ id, body });
    if (this.#waiting.length >= MOST_OBJECTS) this.flush();
  }

  flush(): void {
    const packed = this.#waiting;
    if (packed.length === 0) return;
    this.#waiting = [];
    const heads: string[] = [];
    let offset = 0;
    for (const { id, body } of packed) {
      heads.push(`${id} ${offset}`);
      offset += body.length + 1;
    }
    const first = `${heads.join(' ')}\n`;
    const kind = { Type: 'ObjStm', N: packed.length, First: first.length, Filter: 'FlateDecode' };
    const stream = this.#document.ref(kind);
    packed.forEach(({ id }, index) => {
      this.#streams[id] = stream.id;
      this.#indexes[id] = index;
    });
    stream.end(deflated(first + packed.map(({ body }) => body).join('\n')));
  }

  /** In place of PDFKit's table, which cannot point into a stream. */
  #finish(): void {
    const document = this.#document;
    const start = document._offset;
    const own = document._offsets.length + 1;
    const table = this.#table(start, own);
    const packed = binary(zlibSync(table));
    const id = hex(document._id);
    document._write(
      `${own} 0 obj\n<<\n/Type /XRef\n/Size ${own + 1}\n/W [${WIDTHS.join(' ')}]\n/Root ${document._root.id} 0 R\n` +
        `/Info ${document._info.id} 0 R\n/ID [<${id}> <${id}>]\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream`,
    );
    document._write(packed);
    document._write('endstream\nendobj');
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
      if (offset === null) row(at + 1, 2, this.#streams[at + 1] ?? 0, this.#indexes[at + 1] ?? 0);
      else row(at + 1, 1, offset, 0);
    });
    row(own, 1, start, 0);
    return new Uint8Array(view.buffer);
  }
}

/** Bytes of kind, place and index. */
const WIDTHS = [1, 4, 2] as const;
const ROW = 7;

/** PDFKit writes texts byte by character. */
function binary(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
