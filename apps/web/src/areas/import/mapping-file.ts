/**
 * Mappings of columns: what the wizard asks and learns, and remembered ones as a file, for another browser or another
 * person. What comes from outside is taken only in the shape that the wizard writes: known roles and kinds, nothing
 * else; a damaged mapping is left out and counted.
 */
import type { FormatDefinition, FormatKind } from '@cryptax/importers';
import { defined, err, fields, isRecord, isText, listOf, ok, type Result, recordOf } from '@cryptax/kernel';
import {
  type FileAnswers,
  type FileQuestion,
  OWN_MAPPING,
  type PreviewRow,
  type SavedMapping,
} from '../../platform/ledger/import-types.ts';

const FORMAT = 'cryptax-mappings';
const VERSION = 1;
/** Far more than anybody maps. */
const LARGEST = 2_000_000;
const MOST = 500;
const LONGEST = 500;

export interface ReadMappings {
  readonly mappings: readonly SavedMapping[];
  readonly leftOut: number;
}

export interface KnownWords {
  readonly roles: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
}

export function writeMappingFile(mappings: readonly SavedMapping[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, mappings }, null, 1)}\n`;
}

/** An error if the file is none of ours; single mappings may still be left out. */
export function readMappingFile(text: string, known: KnownWords): Result<ReadMappings, 'not-mappings'> {
  if (text.length > LARGEST) return err('not-mappings');
  const content = parsed(text);
  if (!isRecord(content) || content.format !== FORMAT || content.version !== VERSION) return err('not-mappings');
  if (!Array.isArray(content.mappings) || content.mappings.length > MOST) return err('not-mappings');
  const mappings = content.mappings.flatMap((entry: unknown) => readMapping(entry, known) ?? []);
  return ok({ mappings, leftOut: content.mappings.length - mappings.length });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ROLE = /^[a-zA-Z0-9]{1,20}$/;
const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST;
const isName = (value: unknown): boolean => isShort(value) && value !== '';
const isNames = listOf(isShort);
const isColumns = recordOf((ref) => isShort(ref) || isNames(ref));
const isDrifted = fields({ headerFingerprint: isName, base: isName, columns: isColumns });
const isOwn = fields({
  headerFingerprint: isName,
  definition: fields({
    source: isName,
    layouts: listOf(isNames),
    signature: isNames,
    columns: isColumns,
    date: fields({ layouts: isNames, zone: isText }),
  }),
});

function readMapping(entry: unknown, { roles, kinds }: KnownWords): SavedMapping | undefined {
  if (!isRecord(entry)) return undefined;
  if (isDrifted(entry) && !('definition' in entry)) {
    const { headerFingerprint, base, columns } = entry as { [K in 'headerFingerprint' | 'base']: string } & {
      readonly columns: Readonly<Record<string, string>>;
    };
    /** A format has more roles than the wizard offers. */
    return Object.keys(columns).every((role) => ROLE.test(role)) ? { headerFingerprint, base, columns } : undefined;
  }
  if (!isOwn(entry) || !isRecord(entry.definition)) return undefined;
  const { definition } = entry;
  const types = definition.types ?? {};
  if (!isRecord(types) || !hasOnly(definition.columns, roles)) return undefined;
  if (!Object.values(types).every((kind) => kinds.has(String(kind)))) return undefined;
  const source = String(definition.source);
  const answers = answersIn(definition.answers);
  const taken = {
    ...Object.fromEntries(KEPT.flatMap((name) => (name in definition ? [[name, definition[name]]] : []))),
    ...Object.fromEntries(CHOICES.flatMap((name) => (isWords(definition[name]) ? [[name, definition[name]]] : []))),
    signed: definition.signed === true,
    ...(definition.openMoney === true ? { openMoney: true } : {}),
    id: `${OWN_MAPPING}${source}`,
    sourceKind: 'generic',
    idSpace: 'own',
    doubtful: true,
    openFees: true,
    ...defined({ answers }),
    ...proven(definition.columns),
  };
  return { headerFingerprint: String(entry.headerFingerprint), definition: taken } as unknown as SavedMapping;
}

const KEPT = ['source', 'layouts', 'signature', 'columns', 'date', 'types'] as const;
const CHOICES = ['numbers', 'bySign', 'bySides', 'fees', 'defaults', 'walletName'] as const;

function isWords(value: unknown): boolean {
  return isShort(value) || recordOf(isShort)(value);
}

const PLACES: readonly unknown[] = ['within', 'beside', undefined];
const FEES: readonly unknown[] = [...PLACES, 'coin', 'received'];
const COIN = /^[\p{L}\p{N}$.:_-]{1,60}$/u;

/** What was said about fees, as far as the wizard can have said it. */
function answersIn(value: unknown): FeeAnswers | undefined {
  if (!isRecord(value)) return undefined;
  const { fee, feeSent, feeReceived, feeCoins, feeColumns } = value;
  const isKnown = FEES.includes(fee) && PLACES.includes(feeSent) && PLACES.includes(feeReceived);
  const areCoins = feeCoins === undefined || recordOf((coin) => COIN.test(String(coin)))(feeCoins);
  if (!isKnown || !areCoins || !(feeColumns === undefined || isName(feeColumns))) return undefined;
  return defined({ fee, feeSent, feeReceived, feeCoins, feeColumns }) as FeeAnswers;
}

function hasOnly(columns: unknown, roles: ReadonlySet<string>): boolean {
  return isRecord(columns) && Object.keys(columns).every((role) => roles.has(role));
}

/** The identity that the wizard gives: it is made again, not taken from the file. */
function proven(columns: unknown): object {
  const has = (role: string) => isRecord(columns) && role in columns;
  if (!has('amount') || !has('price') || !has('total')) return {};
  return { identities: [{ product: ['amount', 'price'], is: 'total', likely: true }] };
}

/** Words of the mapping wizard: what each column means, what each type word means, and the first rows as they would become. */
export type ColumnRole = keyof FormatDefinition['columns'];
export type RowKind = FormatKind;

/** What is said about the fees of files with one header. */
export type FeeAnswers = Pick<FileAnswers, 'fee' | 'feeSent' | 'feeReceived' | 'feeCoins' | 'feeColumns'>;

/** The user's changes to a proposal; columns by position, without a role = not used. */
export interface MappingEdit {
  readonly source: string;
  readonly roles: Readonly<Record<number, ColumnRole>>;
  readonly types: Readonly<Record<string, RowKind>>;
  /** Of prices and totals, where the file names none. */
  readonly money?: string;
  readonly answers?: FeeAnswers;
}

export interface MappingColumn {
  readonly column: number;
  readonly header: string;
  readonly samples: readonly string[];
  readonly role?: ColumnRole;
  /** Why the role was proposed: the header, the content, or that amount times price is the total. */
  readonly reason?: 'header' | 'content' | 'cross-check' | 'cross-check-with-fee' | 'cross-check-near';
}

/** A column that a known format has under another name. */
export interface RenamedColumn {
  readonly expected: string;
  readonly found: string;
}

export interface MappingProposal {
  readonly file: string;
  readonly headerLine: number;
  readonly columns: readonly MappingColumn[];
  readonly types: readonly { readonly word: string; readonly kind: RowKind }[];
  readonly source: string;
  /** The currency of prices and totals is not in the file: what can be said, and what was. */
  readonly openMoney?: { readonly choices: readonly string[]; readonly chosen?: string } | undefined;
  readonly answers?: FeeAnswers | undefined;
  /** Headers of columns that look like costs of a row and are not used. */
  readonly unusedFees: readonly string[];
  /** The file is one of a known format whose headers changed; until a column is changed by hand its rules stay in force. */
  readonly renamed?: readonly RenamedColumn[];
  /** To be passed as the file's choice once the user says yes. */
  readonly mapping: SavedMapping;
  readonly rows: readonly PreviewRow[];
  readonly questions: readonly FileQuestion[];
}
