/**
 * A mapping for a header that no format knows: columns by what their cells hold and what their headers say, checked by
 * amount times price being the total. It is a proposal with its reasons; the user confirms or changes it, sees the first
 * rows as events, and the confirmed mapping is remembered for the next file with this header.
 */
import { isFiat } from '@cryptax/ledger';
import { normalizeHeader } from '../detect/header-template.ts';
import type { ColumnRole, FormatKind } from '../formats/format.ts';
import { headRows } from '../read/head-rows.ts';
import type { Table } from '../read/table.ts';
import { COMMON_LAYOUTS, decideDateLayout } from '../values/date-column.ts';
import { ownEntry } from '../values/own-entry.ts';
import { type ColumnProfile, profileColumn } from './column-profile.ts';
import { findProduct, type ProductProof, proofOf } from './cross-check.ts';
import { HEADER_WORDS, namesFeeItself } from './header-words.data.ts';
import type { MappingDefinition } from './saved-mapping.ts';
import { TYPE_WORDS } from './type-words.data.ts';

export interface ProposedColumn {
  readonly column: number;
  readonly header: string;
  readonly role: ColumnRole;
  /** Why: what the header says, what the cells hold, or how amount times price is the total. */
  readonly reason: 'header' | 'content' | ProductProof;
}

export interface MappingProposal {
  readonly table: Table;
  readonly headerLine: number;
  readonly headerCells: readonly string[];
  readonly columns: readonly ProposedColumn[];
  /** Each word of the type column with the kind proposed for it; `review` where no one is known. */
  readonly types: readonly { readonly word: string; readonly kind: FormatKind }[];
  readonly definition: MappingDefinition;
}

const HEAD = 200;
const HEADER_WITHIN = 30;

/** Undefined if no row looks like a header above rows with a date. */
export function proposeMapping(readings: readonly Table[]): MappingProposal | undefined {
  for (const table of readings) {
    const { rows, lines } = headRows(table, HEAD);
    const headerIndex = findHeader(rows);
    if (headerIndex === undefined) continue;
    const headerCells = rows[headerIndex] ?? [];
    const data = rows.slice(headerIndex + 1);
    const columns = proposeColumns(headerCells, data);
    if (!columns.some(({ role }) => role === 'date')) continue;
    const types = proposeTypes(columns, data);
    const definition = define(headerCells, columns, types, data);
    return { table, headerLine: lines[headerIndex] ?? 0, headerCells, columns, types, definition };
  }
  return undefined;
}

/** The last row of words above the first row with a date. */
function findHeader(rows: readonly (readonly string[])[]): number | undefined {
  for (let i = 1; i < Math.min(rows.length, HEADER_WITHIN); i++) {
    const hasDate = (rows[i] ?? []).some((cell) => profileColumn([cell]).dates === 1);
    const header = rows[i - 1] ?? [];
    const isWords = header.filter((cell) => /\p{L}{2}/u.test(cell)).length >= Math.max(2, header.length / 2);
    if (hasDate && isWords && !header.some((cell) => profileColumn([cell]).dates === 1)) return i - 1;
  }
  return undefined;
}

function proposeColumns(
  headerCells: readonly string[],
  data: readonly (readonly string[])[],
): readonly ProposedColumn[] {
  const profiles = headerCells.map((_, column) => profileColumn(data.map((row) => row[column] ?? '')));
  const roles = new Map<ColumnRole, ProposedColumn>();
  const taken = new Set<number>();
  const take = (role: ColumnRole, column: number, reason: ProposedColumn['reason']) => {
    if (column < 0 || roles.has(role) || taken.has(column)) return;
    roles.set(role, { column, header: headerCells[column] ?? '', role, reason });
    taken.add(column);
  };
  const product = findProduct(profiles, data, headerCells.map(normalizeHeader));
  for (const [role, words] of HEADER_WORDS) {
    const column = headerCells.findIndex(
      (header, at) => !taken.has(at) && isNamed(role, words, normalizeHeader(header)) && fits(role, profiles[at]),
    );
    if (product !== undefined && (role === 'amount' || role === 'price' || role === 'total')) continue;
    take(role, column, 'header');
  }
  if (product !== undefined) {
    for (const role of ['amount', 'price', 'total'] as const) {
      for (const [other, entry] of roles) if (entry.column === product[role]) roles.delete(other);
      taken.delete(product[role]);
    }
    const proof = proofOf(product, roles.get('fee')?.column, data);
    for (const role of ['amount', 'price', 'total'] as const) take(role, product[role], proof);
  }
  for (const [column, profile] of profiles.entries())
    take(byContent(profile) ?? 'note', byContent(profile) === undefined ? -1 : column, 'content');
  return [...roles.values()].sort((a, b) => a.column - b.column);
}

function isNamed(role: ColumnRole, words: RegExp, header: string): boolean {
  return words.test(header) && ((role !== 'fee' && role !== 'feeAsset') || namesFeeItself(header));
}

/** A header alone may lie: an amount column must hold numbers, a date column dates. */
function fits(role: ColumnRole, profile: ColumnProfile | undefined): boolean {
  if (profile === undefined || profile.filled === 0) return role !== 'date' && role !== 'amount';
  if (role === 'date') return profile.dates > 0.9;
  if (NUMERIC.has(role)) return profile.numbers > 0.9;
  if (ASSETS.has(role)) return profile.tickers > 0.9 && profile.numbers < 0.5;
  if (role === 'pair') return profile.pairs > 0.9;
  if (role === 'type' || role === 'status')
    return profile.numbers < 0.1 && profile.dates < 0.1 && profile.words.length <= 30;
  return profile.dates < 0.5;
}

const NUMERIC: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'amount',
  'price',
  'total',
  'fee',
  'buyAmount',
  'sellAmount',
]);
const ASSETS: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'asset',
  'quoteAsset',
  'feeAsset',
  'buyAsset',
  'sellAsset',
]);

/** Roles that the cells alone give away. */
function byContent(profile: ColumnProfile): ColumnRole | undefined {
  if (profile.filled === 0) return undefined;
  if (profile.dates > 0.95) return 'date';
  if (profile.hashes > 0.9) return 'txHash';
  if (profile.pairs > 0.95 && profile.variety < 0.8) return 'pair';
  if (profile.words.every((word) => ownEntry(TYPE_WORDS, word.toLowerCase()) !== undefined)) return 'type';
  if (profile.fiat > 0.9) return 'quoteAsset';
  const isUpperCase = profile.words.every((word) => word === word.toUpperCase());
  return profile.tickers > 0.95 && profile.numbers < 0.1 && profile.variety < 0.8 && isUpperCase ? 'asset' : undefined;
}

function proposeTypes(
  columns: readonly ProposedColumn[],
  data: readonly (readonly string[])[],
): MappingProposal['types'] {
  const column = columns.find(({ role }) => role === 'type')?.column;
  if (column === undefined) return [];
  const words = [...new Set(data.map((row) => (row[column] ?? '').trim()).filter((word) => word !== ''))];
  return words.map((word) => ({ word, kind: ownEntry(TYPE_WORDS, word.toLowerCase()) ?? 'review' }));
}

function define(
  headerCells: readonly string[],
  columns: readonly ProposedColumn[],
  types: MappingProposal['types'],
  data: readonly (readonly string[])[],
): MappingDefinition {
  const dateColumn = columns.find(({ role }) => role === 'date')?.column ?? 0;
  const dates = data.map((row) => (row[dateColumn] ?? '').trim());
  const layouts = decideDateLayout(dates, COMMON_LAYOUTS)?.layouts ?? [];
  const amounts = columns.find(({ role }) => role === 'amount');
  const profile = profileColumn(data.map((row) => row[amounts?.column ?? -1] ?? ''));
  const isTwoSided = columns.some(({ role }) => role === 'buyAmount' || role === 'sellAmount');
  const isSigned = profile.negative > 0;
  return {
    id: 'own-mapping',
    source: 'Import',
    sourceKind: 'generic',
    idSpace: 'own',
    layouts: [headerCells],
    signature: headerCells.filter((header) => header.trim() !== ''),
    columns: Object.fromEntries(columns.map(({ role, column }) => [role, reference(headerCells, column)])),
    date: { layouts: layouts.length === 0 ? COMMON_LAYOUTS : layouts, zone: 'ask' },
    numbers: 'either',
    signed: isSigned,
    ...(types.length === 0 ? {} : { types: Object.fromEntries(types.map(({ word, kind }) => [word, kind])) }),
    ...(types.length > 0 || isTwoSided ? {} : { bySign: { positive: 'deposit', negative: 'withdrawal' } }),
    ...(isTwoSided ? { bySides: { both: 'swap', in: 'deposit', out: 'withdrawal' } } : {}),
    fees: { asset: columns.some(({ role }) => role === 'total' || role === 'pair') ? 'quote' : 'amount' },
    ...proven(columns),
    doubtful: true,
    ...moneyOf(columns, data),
    ...(columns.some(({ role }) => role === 'wallet') ? { walletName: 'cell' } : {}),
  };
}

/** Amount, price and total hold each other; whether with the fee, the file decides. */
function proven(columns: readonly ProposedColumn[]): Pick<MappingDefinition, 'identities'> {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (!has('amount') || !has('price') || !has('total')) return {};
  return { identities: [{ product: ['amount', 'price'], is: 'total', likely: true }] };
}

/** The currency that headers or cells name; else it is asked for. */
function moneyOf(
  columns: readonly ProposedColumn[],
  data: readonly (readonly string[])[],
): Pick<MappingDefinition, 'defaults' | 'openMoney'> {
  const money = columns.filter(({ role }) => role === 'total' || role === 'price' || role === 'fee');
  if (money.length === 0 || columns.some(({ role }) => role === 'quoteAsset' || role === 'pair')) return {};
  const texts = money.flatMap(({ header, column }) => [header, ...data.slice(0, 20).map((row) => row[column] ?? '')]);
  const [named, ...others] = new Set(texts.flatMap((text) => currencyIn(text) ?? []));
  return named !== undefined && others.length === 0 ? { defaults: { quoteAsset: named } } : { openMoney: true };
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };

function currencyIn(text: string): string | undefined {
  const sign = /[€£]/.exec(text)?.[0];
  if (sign !== undefined) return SIGNS[sign];
  return text
    .toUpperCase()
    .split(/[^A-Z]+/)
    .find((word) => isFiat(word));
}

/** The header, with its number where others have the same name. */
function reference(headerCells: readonly string[], column: number): string {
  const name = normalizeHeader(headerCells[column] ?? '');
  const before = headerCells.slice(0, column).filter((header) => normalizeHeader(header) === name).length;
  return before === 0 ? (headerCells[column] ?? '') : `${headerCells[column]}#${before + 1}`;
}
