/**
 * A mapping for a header that no format knows: columns by what their cells hold and what their headers say, checked by
 * amount times price being the total. It is a proposal with its reasons; the user confirms or changes it, sees the first
 * rows as events, and the confirmed mapping is remembered for the next file with this header.
 */
import { defined } from '@cryptax/kernel';
import { normalizeHeader } from '../detect/header-template.ts';
import type { ColumnRole, FormatKind } from '../formats/format.ts';
import { headRows } from '../read/head-rows.ts';
import type { Table } from '../read/table.ts';
import { ownEntry } from '../values/own-entry.ts';
import { holdsTickers, isPartOfPair } from './coin-columns.ts';
import { type ColumnProfile, profileColumn } from './column-profile.ts';
import { findFee, findProduct, type ProductProof, proofOf } from './cross-check.ts';
import { type ChosenColumn, defineMapping } from './define-mapping.ts';
import { proposeFees, unusedFeesOf } from './fee-columns.ts';
import { HEADER_WORDS, namesFee, namesFeeGrade, namesFeeItself } from './header-words.data.ts';
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
  /** The same with what the user made of the columns and words: what they say together is looked at anew. */
  readonly define: (columns: readonly ChosenColumn[], types?: MappingProposal['types']) => MappingDefinition;
  /** Headers of columns that look like costs and are not used. */
  readonly unusedFees: (columns: readonly ChosenColumn[]) => readonly string[];
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
    const define = (chosen: readonly ChosenColumn[], words = types) => defineMapping(headerCells, chosen, words, data);
    const headerLine = lines[headerIndex] ?? 0;
    const unusedFees = (chosen: readonly ChosenColumn[]) => unusedFeesOf(headerCells, chosen, data);
    return { table, headerLine, headerCells, columns, types, definition: define(columns), define, unusedFees };
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
  }
  const free = (role: ColumnRole) => {
    taken.delete(roles.get(role)?.column ?? -1);
    roles.delete(role);
  };
  /** `Amount incl. fee` is the amount where no other is. */
  const sum = roles.get('total');
  if (sum !== undefined && !roles.has('amount') && product === undefined && isWordFor('amount', sum.header)) {
    free('total');
    take('amount', sum.column, 'header');
  }
  /** Of several columns that name a fee the figures prove one; without such a name they are all there is. */
  const fee = findFee(product ?? defined({ total: roles.get('total')?.column }), profiles, data) ?? -1;
  if (fee >= 0 && (!roles.has('fee') || isNamedAs('fee', headerCells[fee]))) {
    for (const [role, { column }] of roles) if (column === fee) free(role);
    free('fee');
    take('fee', fee, 'cross-check-with-fee');
  }
  if (product !== undefined) {
    const proof = proofOf(product, roles.get('fee')?.column, data);
    for (const role of ['amount', 'price', 'total'] as const) take(role, product[role], proof);
  }
  const market = profiles.findIndex((profile, column) => !taken.has(column) && byContent(profile) === 'pair');
  take('pair', market, 'content');
  const pair = roles.get('pair')?.column;
  const belongs = (role: ColumnRole, column: number) =>
    pair === undefined ||
    (role !== 'asset' && role !== 'quoteAsset') ||
    isPartOfPair(role === 'asset' ? 'base' : 'quote', column, pair, data);
  for (const [role, { column }] of roles) if (!belongs(role, column)) free(role);
  const behindFee = (roles.get('fee')?.column ?? -2) + 1;
  const isMoneyNamed = pair !== undefined || roles.has('quoteAsset');
  if (isMoneyNamed && holdsTickers(profiles[behindFee])) take('feeAsset', behindFee, 'content');
  for (const [column, profile] of profiles.entries()) {
    const role = byContent(profile);
    if (role !== undefined && belongs(role, column)) take(role, column, 'content');
  }
  if (roles.has('total') || roles.has('price')) take('type', profiles.findIndex(isFewWords), 'content');
  const { column: first } = roles.get('fee') ?? {};
  if (first !== undefined) proposeFees(headerCells, data, profiles, { taken, fee: first, take });
  return [...roles.values()].sort((a, b) => a.column - b.column);
}

const FEW_WORDS = 8;

/** The words of a trade list for buying and selling, in whatever language: the user says what they mean. */
function isFewWords({ words, variety, numbers, dates, fiat, pairs, hashes, filled }: ColumnProfile): boolean {
  if (words.length < 2 || words.length > FEW_WORDS || variety > 0.5 || filled < 4) return false;
  const isOther = numbers > 0 || dates > 0 || fiat > 0 || pairs > 0 || hashes > 0;
  return !isOther && words.some((word) => word !== word.toUpperCase());
}

function isNamedAs(wanted: ColumnRole, header = ''): boolean {
  return HEADER_WORDS.some(([role, words]) => role === wanted && isNamed(role, words, normalizeHeader(header)));
}

function isWordFor(wanted: ColumnRole, header: string): boolean {
  return HEADER_WORDS.some(([role, words]) => role === wanted && words.test(normalizeHeader(header)));
}

function isNamed(role: ColumnRole, words: RegExp, header: string): boolean {
  if (!words.test(header)) return false;
  if (role === 'fee') return namesFeeItself(header);
  if (role === 'feeAsset') return namesFeeItself(header) && namesFee(header);
  /** `Exchange fee` is no exchange, `Network fee amount` not the amount, and `Platform fee %` no platform. */
  return !namesFee(header) || (!namesFeeItself(header) && !namesFeeGrade(header));
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
