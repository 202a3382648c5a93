/**
 * Columns that a file should have if it is what its header resembles, and that decide what its rows mean. A fee, a status or a side
 * under a new name would otherwise be left unread in silence, and a list of withdrawals without its fee looks like one of
 * deposits. Such a file is not imported unasked; its columns are mapped in the wizard.
 */
import type { ColumnRef, ColumnRole, FormatDefinition } from '../formats/format.ts';
import { findColumn, indexOfHeader, matchesHeader, normalizeHeader } from './header-template.ts';

/** Without these rows say less, but nothing wrong. */
const DISPENSABLE: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'id',
  'txHash',
  'address',
  'note',
  'value',
  'valueAsset',
]);

/** Roles that every known layout has a column for, and this header has none. */
export function lacksColumns(definition: FormatDefinition, headers: readonly string[]): boolean {
  if (definition.sourceKind === 'generic') return hidesFee(definition, headers);
  /** What `derive` reads is known to it alone: nothing may be missing. */
  if (definition.derive !== undefined) return !definition.layouts.some((layout) => covers(layout, headers));
  return Object.entries(definition.columns).some(([role, ref]) => {
    if (!isNeeded(definition, role as ColumnRole, headers) || findColumn(ref, headers) >= 0) return false;
    return definition.layouts.every((layout) => layout.some((name) => isNamed(ref, name)));
  });
}

/** Lists made by hand leave out what they do not need; but a fee that they have is not passed over. */
function hidesFee({ columns }: FormatDefinition, headers: readonly string[]): boolean {
  if (columns.fee === undefined || findColumn(columns.fee, headers) >= 0) return false;
  return headers.some((header) => /fee|gebühr|gebuehr|\bgeb\b|kosten|entgelt|commission|provision/.test(header));
}

/** The header is a known layout but for one name, and that column is needed. */
export function hasRenamedColumn(definition: FormatDefinition, headers: readonly string[]): boolean {
  return definition.layouts.some((layout) => {
    const name = layout[onlyDifference(layout, headers)];
    if (name === undefined) return false;
    if (definition.derive !== undefined) return true;
    return Object.entries(definition.columns).some(
      ([role, ref]) => isNamed(ref, name) && isNeeded(definition, role as ColumnRole, headers),
    );
  });
}

/** Where a column stands whose name is all that differs from a known layout; -1 if there is none. */
export function renamedColumn({ layouts }: FormatDefinition, ref: ColumnRef, headers: readonly string[]): number {
  for (const layout of layouts) {
    const at = onlyDifference(layout, headers);
    if (at >= 0 && isNamed(ref, layout[at] ?? '')) return at;
  }
  return -1;
}

/** A price adds nothing to a total. */
function isNeeded({ columns }: FormatDefinition, role: ColumnRole, headers: readonly string[]): boolean {
  if (role === 'price' && columns.total !== undefined) return findColumn(columns.total, headers) < 0;
  return !DISPENSABLE.has(role);
}

/** -1 if there is none or more than one. */
function onlyDifference(layout: readonly string[], headers: readonly string[]): number {
  if (layout.length !== headers.findLastIndex((header) => header !== '') + 1) return -1;
  const isOther = (name: string, at: number) => !matchesHeader(name, headers[at] ?? '');
  const first = layout.findIndex(isOther);
  return first === layout.findLastIndex(isOther) ? first : -1;
}

function covers(layout: readonly string[], headers: readonly string[]): boolean {
  return layout.every((name) => name.trim() === '' || indexOfHeader(name, headers) >= 0);
}

/** `Cur.#2` is called `Cur.` in a layout. */
function isNamed(ref: ColumnRef, name: string): boolean {
  const plain = normalizeHeader(name);
  return [ref].flat().some((one) => normalizeHeader(one.replace(/#\d$/, '')) === plain);
}
