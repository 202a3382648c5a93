/**
 * The accounts of an import once its files are read: files that must be of another account get a wallet of their own, and
 * files that may be of another one are asked about.
 */
import { groupBy, type Issue, issue } from '@cryptax/kernel';
import type { BalanceStatement, LedgerEvent, OpenEvent } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';
import { openTransfer } from '../build/open-events.ts';
import type { FileOutcome } from '../file-outcome.ts';
import { FORMATS } from '../formats/registry.ts';
import { tellApart } from './told-apart.ts';

/** What the files brought, with the wallets as they were read. */
export interface ReadEntries {
  readonly events: LedgerEvent[];
  readonly candidates: TransferCandidate[];
  readonly open: readonly OpenEvent[];
  readonly statements: readonly BalanceStatement[];
}

export interface SettledAccounts extends ReadEntries {
  readonly issues: readonly Issue[];
}

/** `named`: files whose account the user or the file itself names. */
export function settleAccounts(
  outcomes: readonly FileOutcome[],
  entries: ReadEntries,
  named: ReadonlySet<string>,
): SettledAccounts {
  const unnamed = outcomes.filter(({ file, format }) => !named.has(file) && isVenue(format));
  const issues: Issue[] = [];
  let settled = entries;
  for (const group of groupBy(unnamed, sourceOf).values()) {
    if (group.length < 2) continue;
    const wallet = sourceOf(group[0] as FileOutcome);
    const byFile = groupBy(movements(settled), ({ source }) => source?.file ?? '');
    const said = groupBy(settled.statements, ({ file = '' }) => file);
    const files = group.map(({ file }) => ({
      file,
      wallet,
      events: byFile.get(file) ?? [],
      statements: said.get(file) ?? [],
    }));
    const apart = tellApart(files);
    for (const [file, name] of apart) issues.push(issue('account.told-apart', 'info', { file }, { wallet: name }));
    if (apart.size > 0) settled = renamed(settled, wallet, apart);
    issues.push(...unclear(group, files));
  }
  return { ...settled, issues };
}

function movements({ events, candidates, open }: ReadEntries): readonly LedgerEvent[] {
  return [...events, ...candidates.flatMap(openTransfer), ...open];
}

function definitionOf(format: string | null) {
  return FORMATS.find(({ id }) => id === format);
}

function isVenue(format: string | null): boolean {
  const kind = definitionOf(format)?.sourceKind;
  return kind === 'exchange' || kind === 'broker';
}

function sourceOf({ format }: FileOutcome): string {
  return definitionOf(format)?.source ?? '';
}

function renamed(entries: ReadEntries, wallet: string, apart: ReadonlyMap<string, string>): ReadEntries {
  const rename = <T extends { readonly wallet: string }>(
    items: readonly T[],
    fileOf: (item: T) => string | undefined,
  ) =>
    items.map((item) => {
      const name = apart.get(fileOf(item) ?? '');
      return name === undefined || item.wallet !== wallet ? item : { ...item, wallet: name };
    });
  return {
    events: rename(entries.events, ({ source }) => source?.file),
    candidates: rename(entries.candidates, ({ source }) => source.file),
    open: rename(entries.open, ({ source }) => source?.file),
    statements: rename(entries.statements, ({ file }) => file),
  };
}

/** Two lists of one kind over the same time, with no row in common and no balance: one account told in two, or two accounts. */
function unclear(group: readonly FileOutcome[], files: Parameters<typeof tellApart>[0]): readonly Issue[] {
  return group.flatMap(({ file, format, rows }, at) => {
    if (rows.size === 0 || hasDuplicates(rows) || files[at]?.statements.length !== 0) return [];
    const span = spanOf(files[at]?.events ?? []);
    const other = group.find(
      (each, index) => index < at && each.format === format && overlaps(span, spanOf(files[index]?.events ?? [])),
    );
    if (other === undefined) return [];
    return [issue('account.unclear', 'warning', { file }, { other: other.file, wallet: files[at]?.wallet ?? '' })];
  });
}

function hasDuplicates(rows: FileOutcome['rows']): boolean {
  for (let row = 0; row < rows.size; row++) {
    if (!rows.isEvent(row) && rows.outcomeAt(row).kind === 'duplicate') return true;
  }
  return false;
}

type Span = readonly [first: string, last: string] | undefined;

function spanOf(events: readonly LedgerEvent[]): Span {
  let [first, last] = [events[0]?.at, events[0]?.at];
  if (first === undefined || last === undefined) return undefined;
  for (const { at } of events) {
    if (at < first) first = at;
    if (at > last) last = at;
  }
  return [first, last];
}

function overlaps(a: Span, b: Span): boolean {
  return a !== undefined && b !== undefined && a[0] <= b[1] && b[0] <= a[1];
}
