/**
 * The files that are embedded in a PDF of ours, without a PDF library: our own writer prints every object plainly, one after
 * the other, so that names and streams can be found by their words. A PDF of another writer simply has none of them.
 */
import { unzlibSync } from 'fflate';

/** Far beyond any report; keeps a small hostile file from filling the memory. */
const MOST_BYTES = 1_000_000_000;

export function readPdfFiles(pdf: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const text = latin1(pdf);
  const files = new Map<string, Uint8Array>();
  for (const [, name = '', number = ''] of text.matchAll(FILE)) {
    const content = streamOf(pdf, text, number);
    if (content !== null) files.set(name, content);
  }
  return files;
}

/** A file specification with its name and the number of the object that holds the content. */
const FILE =
  /\/Type \/Filespec\n\/AFRelationship \/[A-Za-z]{1,20}\n\/F \(([\w.-]{1,100})\)\n\/EF <<\n\/F (\d{1,10}) 0 R\n/g;
const STREAM =
  /^\/Size (\d{1,12})\n>>\n\/Subtype [^\n]{1,60}\n\/Length (\d{1,12})\n\/Filter \/FlateDecode\n>>\nstream\n/;

function streamOf(pdf: Uint8Array, text: string, number: string): Uint8Array | null {
  const start = text.indexOf(`\n${number} 0 obj\n<<\n/Type /EmbeddedFile\n`);
  const size = start < 0 ? -1 : text.indexOf('/Size ', start);
  const head = size < 0 ? null : STREAM.exec(text.slice(size, size + 300));
  if (head === null) return null;
  const [whole, unpacked = '', packed = ''] = head;
  if (Number(unpacked) > MOST_BYTES) return null;
  const from = size + whole.length;
  try {
    const content = unzlibSync(pdf.subarray(from, from + Number(packed)), { out: new Uint8Array(Number(unpacked)) });
    return content.length === Number(unpacked) ? content : null;
  } catch {
    // Damaged; the caller misses the file and says so.
    return null;
  }
}

/** One character a byte, so that places in the text are places in the file. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
