/**
 * Prices the user brings (`--prices`): daily closes as CSV (`date,symbol,close,currency`), a price pack (a folder, or the one file that the app saves), and for `plan` an
 * object with one euro price per coin. What a file is shows in its content. Each is a source of its own, under the path
 * it was given as, so that every value taken from it names the file.
 */
import { dirname, join } from 'node:path';
import { type Decimal, type Issue, isRecord, parseDecimal } from '@cryptax/kernel';
import {
  type DailySeries,
  openPack,
  type PriceSource,
  packSource,
  readPackFile,
  readPriceFile,
  userFileSource,
} from '@cryptax/prices';
import { BadInput } from './bad-input.ts';
import type { CommandIo } from './command-io.ts';
import { nameOf } from './import-inputs.ts';
import { fileFailure, issueMessage } from './messages.ts';
import { readBytes } from './read-input.ts';

export interface PricesOption {
  readonly prices?: readonly string[];
}

export interface OwnPrices {
  /** In the order given; the product decides where they stand among all sources. */
  readonly sources: readonly PriceSource[];
  /** Currencies of the closes, whose reference rates are needed. */
  readonly quotes: readonly string[];
  /** Euro per coin at no particular moment, and the file that says so. */
  readonly spot: ReadonlyMap<string, { readonly price: Decimal; readonly source: string }>;
  /** Lines that could not be read; the others count. */
  readonly issues: readonly Issue[];
}

export const NO_OWN_PRICES: OwnPrices = { sources: [], quotes: [], spot: new Map(), issues: [] };

const WANTED = 'a CSV with the columns date,symbol,close,currency or a price pack';

export async function readOwnPrices(
  paths: readonly string[] | undefined,
  io: CommandIo,
  takes: 'closes' | 'closes-and-spot' = 'closes',
): Promise<OwnPrices> {
  if (paths === undefined) return NO_OWN_PRICES;
  const read: OwnPrices[] = [];
  for (const path of paths) read.push(await readFile(path, io, takes));
  return {
    sources: read.flatMap(({ sources }) => sources),
    quotes: read.flatMap(({ quotes }) => quotes),
    // The first file that prices a coin counts, as with closes.
    spot: new Map(read.flatMap(({ spot }) => [...spot]).reverse()),
    issues: read.flatMap(({ issues }) => issues),
  };
}

async function readFile(path: string, io: CommandIo, takes: 'closes' | 'closes-and-spot'): Promise<OwnPrices> {
  const text = await textOf(path, io);
  if (text === undefined) return packIn(path, path, io);
  if (!/^[{[]/.test(text.trimStart())) return closesOf(text, path);
  const pack = await readPackFile(text);
  if (pack?.ok === false) throw new BadInput(packProblem(path, pack.error));
  if (pack !== undefined) return ownCloses(pack.value, nameOf(path));
  const value = parsed(text, path);
  if (isRecord(value) && value.format === 'cryptax-price-pack') return packIn(path, dirname(path), io);
  if (takes === 'closes-and-spot') return spotOf(value, path);
  throw new BadInput(`${path}: prices of one moment have no days; give ${WANTED}`);
}

/** Undefined for a folder: a pack is given by its folder or by its index. */
async function textOf(path: string, io: CommandIo): Promise<string | undefined> {
  try {
    return await io.readText(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EISDIR') return undefined;
    throw new BadInput(`${path}: ${fileFailure(error, 'read')}`);
  }
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    throw new BadInput(`${path}: not valid JSON`);
  }
}

function closesOf(text: string, path: string): OwnPrices {
  const name = nameOf(path);
  const { value, issues } = readPriceFile(text, name);
  if (value.length === 0) {
    const [first] = issues;
    if (first === undefined) throw new BadInput(`${path}: has no prices; give ${WANTED}`);
    throw new BadInput(`${path}, line ${first.source.line}: ${issueMessage(first)}`);
  }
  return { ...ownCloses(value, name), issues };
}

function ownCloses(series: readonly DailySeries[], name: string): OwnPrices {
  return {
    ...NO_OWN_PRICES,
    sources: [userFileSource(series, name)],
    quotes: series.map(({ quote }) => quote),
  };
}

/** All series are checked at once: a price that nobody vouches for must not merely be missing. */
async function packIn(path: string, folder: string, io: CommandIo): Promise<OwnPrices> {
  const read = async (file: string) => new Uint8Array(await readBytes(join(folder, file), io));
  const pack = await openPack({ read });
  if (!pack.ok) throw new BadInput(packProblem(path, pack.error));
  const { kind, series } = pack.value.index;
  if (kind !== 'closes') throw new BadInput(`${path}: is a pack of exchange rates, not of prices; give ${WANTED}`);
  const quotes = new Set<string>();
  for (const { id } of series) {
    const one = await pack.value.series(id);
    if (!one.ok) throw new BadInput(packProblem(path, one.error));
    if (one.value !== undefined) quotes.add(one.value.quote);
  }
  const source = { ...packSource(pack.value, 'user-file'), id: nameOf(path) };
  return { ...NO_OWN_PRICES, sources: [source], quotes: [...quotes] };
}

const PACK_PROBLEMS: Readonly<Record<string, string>> = {
  'pack.missing-file': 'is missing',
  'pack.unreadable': 'cannot be read',
  'pack.wrong-hash': 'was changed after the pack was built',
  'pack.malformed-index': 'is not the index of a price pack',
  'pack.malformed-series': 'is not a series of prices',
};

function packProblem(path: string, { code, file }: { readonly code: string; readonly file: string }): string {
  return `${path}: not a price pack that can be used: ${file} ${PACK_PROBLEMS[code] ?? 'cannot be read'}; build the pack again`;
}

/** `{ "BTC": "61234.50", "ETH": 2000 }`, euro per coin. */
function spotOf(value: unknown, path: string): OwnPrices {
  if (!isRecord(value)) throw new BadInput(`${path}: must be an object with one euro price per coin, or ${WANTED}`);
  const spot = new Map(
    Object.entries(value).map(([asset, price]) => {
      const number = parseDecimal(typeof price === 'number' ? String(price) : typeof price === 'string' ? price : '');
      if (!number.ok || number.value.units <= 0n)
        throw new BadInput(`${path}: the price of ${asset} is not a decimal above zero`);
      return [asset, { price: number.value, source: nameOf(path) }] as const;
    }),
  );
  return { ...NO_OWN_PRICES, spot };
}
