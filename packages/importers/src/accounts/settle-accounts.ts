/**
 * The accounts of an import once its files are read: files that must be of another account get a wallet of their own, those
 * whose rows are known go where these lie, and files that may be of another one are asked about.
 */
import { groupBy, type Issue, issue } from '@cryptax/kernel';
import type { BalanceStatement, LedgerEvent, OpenEvent } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';
import { openTransfer } from '../build/open-events.ts';
import type { FileOutcome } from '../file-outcome.ts';
import { FORMATS } from '../formats/registry.ts';
import type { KnownFile } from '../import-types.ts';
import type { FileQuestion } from '../map/column-decisions.ts';
import { settleVenue, type VenueFile } from './settle-venue.ts';

/** What the files brought, with the wallets as they were read. */
export interface ReadEntries {
  readonly events: LedgerEvent[];
  readonly candidates: TransferCandidate[];
  readonly open: readonly OpenEvent[];
  readonly statements: readonly BalanceStatement[];
}

/** What is known of accounts beside the files. */
export interface AccountFacts {
  /** Files that name their account themselves. */
  readonly named: ReadonlySet<string>;
  /** The wallet that the user gave a file. */
  readonly answered: (file: string) => string | undefined;
  readonly filesOf: (source: string) => readonly KnownFile[];
}

export interface SettledAccounts extends ReadEntries {
  readonly issues: readonly Issue[];
  readonly questions: ReadonlyMap<string, FileQuestion>;
  readonly wallets: ReadonlyMap<string, string>;
}

export function settleAccounts(
  outcomes: readonly FileOutcome[],
  entries: ReadEntries,
  { named, answered, filesOf }: AccountFacts,
): SettledAccounts {
  const venues = outcomes.filter(({ file, format }) => !named.has(file) && isVenue(format));
  const issues: Issue[] = [];
  const questions = new Map<string, FileQuestion>();
  const wallets = new Map<string, string>();
  let settled = entries;
  for (const [source, group] of groupBy(venues, sourceOf)) {
    const known = filesOf(source);
    if (group.length + known.length < 2) continue;
    const byFile = groupBy(movements(settled), ({ source: from }) => from?.file ?? '');
    const said = groupBy(settled.statements, ({ file = '' }) => file);
    const files = group.map(({ file, format, rows }): VenueFile => {
      const wallet = answered(file);
      const read = { file, wallet: wallet ?? source, events: byFile.get(file) ?? [], statements: said.get(file) ?? [] };
      return { ...read, format: format ?? '', rows, answer: wallet };
    });
    const venue = settleVenue(source, files, known);
    const moved = new Map([...venue.accounts].filter(([file, account]) => !answered(file) && account !== source));
    if (moved.size > 0) settled = renamed(settled, source, moved);
    for (const [file, account] of venue.accounts) wallets.set(file, account);
    for (const [file, question] of venue.questions) questions.set(file, question);
    issues.push(...venue.separated.map((file) => separatedIssue(file, venue.accounts.get(file) ?? '')));
    const open = [...venue.questions].filter(([file]) => !venue.separated.includes(file));
    issues.push(...open.flatMap(unclear));
  }
  return { ...settled, issues, questions, wallets };
}

function separatedIssue(file: string, wallet: string): Issue {
  return issue('account.told-apart', 'info', { file }, { wallet });
}

function unclear([file, question]: [string, FileQuestion]): readonly Issue[] {
  const { other = '', applied = '', isAnswered, isOffered } = question;
  return isAnswered || isOffered ? [] : [issue('account.unclear', 'warning', { file }, { other, wallet: applied })];
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
