/**
 * The directory at the end of an archive: what lies inside, where, how large, and the checksum of each file. Read by
 * ourselves, because the library that unpacks does not compare checksums: one flipped bit would change figures in silence.
 */

export interface ZipListing {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its own header stands. */
  readonly start: number;
}

const END_MARK = 0x06054b50;
const WIDE_LOCATOR_MARK = 0x07064b50;
const WIDE_END_MARK = 0x06064b50;
const ENTRY_MARK = 0x02014b50;
const FILE_MARK = 0x04034b50;
const END_SIZE = 22;
const LOCATOR_SIZE = 20;
const ENTRY_SIZE = 46;
const FILE_SIZE = 30;
const LONGEST_COMMENT = 0xffff;
/** A number that does not fit stands in the wide fields (archives over 4 GB, or streamed ones). */
const WIDE = 0xffffffff;
const WIDE_FIELD = 1;

/** Undefined if there is no whole directory: cut off, or no archive. */
export function zipDirectory(bytes: Uint8Array): readonly ZipListing[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endRecord(view);
    return end === undefined ? undefined : listings(bytes, view, end.start, end.count);
  } catch (error) {
    /** A look beyond the end of the file. */
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The packed bytes of a file; undefined if its own header is not where the directory says. */
export function packedBytes(bytes: Uint8Array, { start, packed }: ZipListing): Uint8Array | undefined {
  if (start + FILE_SIZE > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(start, true) !== FILE_MARK) return undefined;
  const from = start + FILE_SIZE + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  return from + packed > bytes.length ? undefined : bytes.subarray(from, from + packed);
}

function endRecord(view: DataView): { readonly start: number; readonly count: number } | undefined {
  const lowest = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  let at = view.byteLength - END_SIZE;
  while (at >= lowest && view.getUint32(at, true) !== END_MARK) at--;
  if (at < lowest) return undefined;
  const isWide = at >= LOCATOR_SIZE && view.getUint32(at - LOCATOR_SIZE, true) === WIDE_LOCATOR_MARK;
  if (!isWide) return { start: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) };
  const wide = wideNumber(view, at - LOCATOR_SIZE + 8);
  if (view.getUint32(wide, true) !== WIDE_END_MARK) return undefined;
  return { start: wideNumber(view, wide + 48), count: wideNumber(view, wide + 32) };
}

function listings(bytes: Uint8Array, view: DataView, start: number, count: number): readonly ZipListing[] | undefined {
  const found: ZipListing[] = [];
  for (let at = start; found.length < count; ) {
    if (view.getUint32(at, true) !== ENTRY_MARK) return undefined;
    const [nameSize, extraSize] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const extra = at + ENTRY_SIZE + nameSize;
    const read = wideReader(view, extra, extra + extraSize);
    /** In this order: the wide fields are only those that do not fit. */
    const unpacked = read(view.getUint32(at + 24, true));
    const packed = read(view.getUint32(at + 20, true));
    found.push({
      name: nameText(bytes.subarray(at + ENTRY_SIZE, extra)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packed,
      unpacked,
      start: read(view.getUint32(at + 42, true)),
    });
    at = extra + extraSize + view.getUint16(at + 32, true);
  }
  return found;
}

/** Gives numbers back as they are, and those that do not fit from the wide fields, one after the other. */
function wideReader(view: DataView, from: number, to: number): (value: number) => number {
  let at = from;
  while (at + 4 <= to && view.getUint16(at, true) !== WIDE_FIELD) at += 4 + view.getUint16(at + 2, true);
  let field = at + 4;
  return (value) => {
    if (value !== WIDE || field + 8 > to) return value;
    field += 8;
    return wideNumber(view, field - 8);
  };
}

function wideNumber(view: DataView, at: number): number {
  return view.getUint32(at + 4, true) * 2 ** 32 + view.getUint32(at, true);
}

/** Most programs write UTF-8, with or without saying so. */
function nameText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
