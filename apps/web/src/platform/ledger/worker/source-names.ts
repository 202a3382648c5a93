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

/** Sources of the imports that brought events, each once. */
export function sourcesOf({ imports }: Pick<LoadedBook, 'imports'>): readonly string[] {
  return [...new Set(imports.filter(({ eventsAdded }) => eventsAdded > 0).map(({ format }) => sourceOfFormat(format)))];
}

/** `bitcoin-cash` is Bitcoin Cash; the desk of the chains knows the proper names, but is loaded only when asked. */
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
