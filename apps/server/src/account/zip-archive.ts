/**
 * Writes a zip piece by piece: one call per file, one for the directory at the end. Node compresses and sums; only the
 * headers of the format (PKWARE APPNOTE, without its 64-bit part) are written here.
 */
import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const UTF8_NAMES = 0x0800;
const DEFLATE = 8;
/** 1980-01-01: the format has no "unknown". */
const NO_DATE = 0x0021;

export class ZipArchive {
  private readonly entries: Entry[] = [];
  private offset = 0;

  /** @returns the bytes to append to the archive */
  add(fileName: string, content: Uint8Array): Buffer {
    const packed = deflateRawSync(content);
    const name = Buffer.from(fileName, 'utf8');
    const entry = { name, crc: crc32(content), packed: packed.length, size: content.length, offset: this.offset };
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    writeCommon(head, 6, entry);
    const bytes = Buffer.concat([head, name, packed]);
    this.entries.push(entry);
    this.offset += bytes.length;
    return bytes;
  }

  end(): Buffer {
    const directory = Buffer.concat(this.entries.map(directoryEntry));
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(this.entries.length, 8);
    end.writeUInt16LE(this.entries.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(this.offset, 16);
    return Buffer.concat([directory, end]);
  }
}

function directoryEntry(entry: Entry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(20, 6);
  writeCommon(head, 8, entry);
  head.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([head, entry.name]);
}

/** The fields that the local header and the directory share, in the same order. */
function writeCommon(head: Buffer, at: number, { name, crc, packed, size }: Entry): void {
  head.writeUInt16LE(UTF8_NAMES, at);
  head.writeUInt16LE(DEFLATE, at + 2);
  head.writeUInt16LE(NO_DATE, at + 6);
  head.writeUInt32LE(crc, at + 8);
  head.writeUInt32LE(packed, at + 12);
  head.writeUInt32LE(size, at + 16);
  head.writeUInt16LE(name.length, at + 20);
}
