/** Display names of formats and sources; mappings made by the user have a name of their own. */
import { CONNECTABLE_EXCHANGES } from '@cryptax/api-contract';
import { connectionFormat, FORMATS } from '@cryptax/importers';
import type { LedgerEvent } from '@cryptax/ledger';
import { type FormatInfo, OWN_MAPPING } from '../import-types.ts';
import type { LoadedBook } from './loaded-book.ts';

/** The formats in which records of connections are imported, one per exchange; files never have them. */
export const CONNECTION_FORMATS = CONNECTABLE_EXCHANGES.map(({ id, name }) => connectionFormat(id, name));

/** Imports that came from a chain are told apart from files by the name of their format: this, then the chain. */
export const CHAIN_FORMAT = 'chain:';

const BY_ID = new Map([...FORMATS, ...CONNECTION_FORMATS].map((format) => [format.id, format]));

/** Our own ledger file is a source as well. */
const OWN_FORMAT = 'cryptax-ledger';
const MANUAL = 'manual';

export function formatList(): readonly FormatInfo[] {
  return FORMATS.filter(({ refuse }) => refuse === undefined).map(({ id, source, sourceKind }) => ({
    id,
    source,
    kind: sourceKind,
  }));
}

export function sourceOfFormat(id: string): string {
  if (id.startsWith(OWN_MAPPING)) return id.slice(OWN_MAPPING.length);
  if (id.startsWith(CHAIN_FORMAT)) return chainName(id.slice(CHAIN_FORMAT.length));
  return BY_ID.get(id)?.source ?? (id === OWN_FORMAT ? 'Cryptax' : id);
}

/** Sources of the entries, each once: those of imports here, and those that entries of another device name. */
export function sourcesOf(book: Pick<LoadedBook, 'imports' | 'valued'>): readonly string[] {
  const here = book.imports.filter(({ eventsAdded }) => eventsAdded > 0).map(({ format }) => sourceOfFormat(format));
  return [...new Set([...here, ...originsOf(book).sources])];
}

export interface Origins {
  readonly sources: readonly string[];
  /** Different files that the entries name. */
  readonly files: number;
  /** Wallets on chains and connections to exchanges among what they name. */
  readonly connections: number;
  /** Entries that name nothing. */
  readonly byHand: number;
}

/** Lists of a book are replaced, never changed: a long one is looked through once. */
const originsByList = new WeakMap<readonly LedgerEvent[], Origins>();

/** What the entries say of where they came from; it travels with them to other devices. */
export function originsOf({ valued }: Pick<LoadedBook, 'valued'>): Origins {
  const known = originsByList.get(valued);
  if (known !== undefined) return known;
  const formats = new Map<string, Set<string>>();
  let [lastFile, lastFormat, byHand] = ['', '', 0];
  for (const { source } of valued) {
    if (source === undefined) byHand++;
    if (source === undefined || (source.file === lastFile && source.format === lastFormat)) continue;
    [lastFile, lastFormat] = [source.file, source.format ?? ''];
    formats.set(lastFormat, (formats.get(lastFormat) ?? new Set()).add(lastFile));
  }
  const count = (isWanted: (format: string) => boolean) =>
    new Set([...formats].flatMap(([format, files]) => (isWanted(format) ? [...files] : []))).size;
  const origins = {
    sources: [...formats.keys()].filter((format) => format !== '').map(sourceOfFormat),
    files: count((format) => !isConnection(format)),
    connections: count(isConnection),
    byHand,
  };
  originsByList.set(valued, origins);
  return origins;
}

export function isConnection(format: string): boolean {
  return format.startsWith(CHAIN_FORMAT) || CONNECTION_FORMATS.some(({ id }) => id === format);
}

/** The chain whose explorer knows the transactions of a format; undefined where a file does not say which one. */
export function chainOfFormat(id: string): string | undefined {
  if (id.startsWith(CHAIN_FORMAT)) return id.slice(CHAIN_FORMAT.length);
  const format = BY_ID.get(id);
  return format?.sourceKind === 'explorer' ? format.idSpace : undefined;
}

/** `bitcoin-cash` is Bitcoin Cash; the handlers of the chains area know the proper names, but are loaded only when asked. */
function chainName(id: string): string {
  return id.length <= 4 && id !== 'near' && id !== 'base'
    ? id.toUpperCase()
    : id.replaceAll(
        /(^|-)(\w)/g,
        (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`,
      );
}

export function walletTypeOf(formatId: string | undefined): 'exchange' | 'software' | 'unknown' {
  if (formatId?.startsWith(CHAIN_FORMAT) === true) return 'software';
  const kind = formatId === undefined ? undefined : BY_ID.get(formatId)?.sourceKind;
  if (kind === 'exchange' || kind === 'broker') return 'exchange';
  return kind === 'wallet' || kind === 'explorer' ? 'software' : 'unknown';
}

export function sourceOfEvent({ source }: LedgerEvent): string {
  if (source === undefined) return MANUAL;
  return source.format === undefined ? source.file : sourceOfFormat(source.format);
}
