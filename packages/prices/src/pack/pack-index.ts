/**
 * The index of a price pack: what is in it, from whom, under which terms, and the hash of every file. It is the one
 * file that is always read; its own hash is the identity of the pack.
 */
import { err, isRecord, ok, type Result } from '@cryptax/kernel';

const PACK_FORMAT = 'cryptax-price-pack';
const PACK_VERSION = 1;
/** JSON inside; not named so, because tools that tidy JSON files would change its hash. */
export const PACK_INDEX_FILE = 'pack.index';

/** `closes`: euro price of an asset at the end of the UTC day. `rates`: units of a currency per one euro. */
export type PackKind = 'closes' | 'rates';

export interface PackEntry {
  readonly id: string;
  readonly file: string;
  readonly sha256: string;
  readonly points: number;
  readonly from: string;
  readonly to: string;
}

export interface PackIndex {
  readonly name: string;
  readonly kind: PackKind;
  readonly source: string;
  readonly licence: string;
  /** Last day of any series. */
  readonly to: string;
  readonly series: readonly PackEntry[];
}

export type PackIndexError = { readonly code: 'pack.malformed-index'; readonly field: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HASH = /^[0-9a-f]{64}$/;
/** Only names that can be nothing but a file beside the index. */
const FILE = /^[a-z0-9_]{1,330}\.txt$/;

/** One series a line, fields in fixed order: the same content gives the same bytes. */
export function printPackIndex(index: PackIndex): string {
  const { name, kind, source, licence, to } = index;
  const head = JSON.stringify({ format: PACK_FORMAT, version: PACK_VERSION, name, kind, source, licence, to });
  const rows = index.series.map(({ id, file, sha256, points, from, to: last }) =>
    JSON.stringify({ id, file, sha256, points, from, to: last }),
  );
  return `${head.slice(0, -1)},"series":[\n${rows.join(',\n')}\n]}\n`;
}

export function parsePackIndex(text: string): Result<PackIndex, PackIndexError> {
  const raw = parseObject(text);
  if (raw === undefined || raw.format !== PACK_FORMAT || raw.version !== PACK_VERSION) return malformed('format');
  const { name, kind, source, licence, to, series } = raw;
  if (!isText(name) || !isText(source) || !isText(licence)) return malformed('name');
  if (kind !== 'closes' && kind !== 'rates') return malformed('kind');
  if (!isText(to) || !DAY.test(to) || !Array.isArray(series)) return malformed('series');
  const entries: PackEntry[] = [];
  const ids = new Set<string>();
  for (const [place, item] of series.entries()) {
    const entry = readEntry(item);
    if (entry === undefined || ids.has(entry.id)) return malformed(`series[${place}]`);
    ids.add(entry.id);
    entries.push(entry);
  }
  return ok({ name, kind, source, licence, to, series: entries });
}

/** File name of a series: the id in lower case; what is not A-Z or 0-9 becomes `_` and its code points in hex. */
export function seriesFileName(id: string): string {
  const safe = Array.from(id, (char) =>
    /[A-Z0-9]/.test(char) ? char.toLowerCase() : `_${(char.codePointAt(0) as number).toString(16)}_`,
  );
  return `${safe.join('')}.txt`;
}

function readEntry(raw: unknown): PackEntry | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, file, sha256, points, from, to } = raw;
  if (!isText(id) || !isText(file) || !FILE.test(file) || !isText(sha256) || !HASH.test(sha256)) return undefined;
  if (!Number.isSafeInteger(points) || !isText(from) || !DAY.test(from) || !isText(to) || !DAY.test(to))
    return undefined;
  return { id, file, sha256, points: points as number, from, to };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const raw: unknown = JSON.parse(text);
    return isRecord(raw) ? raw : undefined;
  } catch {
    /** Not JSON at all: the caller reports the same as for a wrong format. */
    return undefined;
  }
}

function isText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length > 0 && raw.length <= 2_000;
}

function malformed(field: string): Result<never, PackIndexError> {
  return err({ code: 'pack.malformed-index', field });
}
