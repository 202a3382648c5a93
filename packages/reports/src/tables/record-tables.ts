/** What the tax office asks about the records themselves: wallets, open points, changes by hand, warnings. */
import { berlinDayText, type Issue } from '@cryptax/kernel';
import type { ManualChange, TaxYearReport, WalletCoverage, Warning } from '@cryptax/tax-de';
import { changedEvent, changeReason, fieldsText } from '../changes/change-text.ts';
import { dayText } from '../text/dates.ts';
import type { Locale } from '../text/locale.ts';
import { issueText, warningText } from '../text/messages.ts';
import { CHANGE_ACTIONS, WALLET_KINDS } from '../text/words.data.ts';
import { type ColumnRule, makeTable } from './make-table.ts';
import type { ReportTable } from './report-table.ts';

export function walletTable({ completeness }: TaxYearReport, locale: Locale): ReportTable {
  const day = (at: string) => dayText(berlinDayText(at), locale);
  const columns: readonly ColumnRule<WalletCoverage>[] = [
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: ({ wallet, name }) => name ?? wallet },
    {
      id: 'kind',
      title: { de: 'Art', en: 'Kind' },
      kind: 'text',
      cell: ({ kind }) => (kind ? WALLET_KINDS[kind][locale] : null),
    },
    { id: 'address', title: { de: 'Adresse', en: 'Address' }, kind: 'text', cell: ({ address }) => address ?? null },
    { id: 'events', title: { de: 'Buchungen', en: 'Entries' }, kind: 'count', cell: ({ events }) => String(events) },
    {
      id: 'first',
      title: { de: 'Erste Buchung', en: 'First entry' },
      kind: 'day',
      cell: (l) => berlinDayText(l.firstAt),
    },
    {
      id: 'last',
      title: { de: 'Letzte Buchung', en: 'Last entry' },
      kind: 'day',
      cell: (l) => berlinDayText(l.lastAt),
    },
    {
      id: 'silences',
      title: { de: 'Lange Pausen', en: 'Long gaps' },
      kind: 'text',
      cell: ({ silences }) => silences.map(({ from, to }) => `${day(from)} - ${day(to)}`).join(', ') || null,
    },
  ];
  return makeTable(
    { id: 'wallets', title: { de: 'Wallets und Konten', en: 'Wallets and accounts' }, columns },
    completeness.wallets,
    locale,
  );
}

const GROUPS = {
  openMovements: { de: 'Bewegung ungeklärt', en: 'Movement unexplained' },
  shortfalls: { de: 'Anschaffung fehlt', en: 'Acquisition missing' },
  missingPrices: { de: 'Kurs fehlt', en: 'Price missing' },
  blocked: { de: 'Nicht berechnet', en: 'Not calculated' },
  unreadRows: { de: 'Zeile nicht gelesen', en: 'Row not read' },
} as const;

type Group = keyof typeof GROUPS;

interface OpenPoint {
  readonly group: Group;
  readonly issue: Issue;
}

export function openPointTable({ completeness }: TaxYearReport, locale: Locale): ReportTable {
  const points = (Object.keys(GROUPS) as readonly Group[]).flatMap((group) =>
    (completeness[group] ?? []).map((issue): OpenPoint => ({ group, issue })),
  );
  const columns: readonly ColumnRule<OpenPoint>[] = [
    { id: 'group', title: { de: 'Art', en: 'Kind' }, kind: 'text', cell: ({ group }) => GROUPS[group][locale] },
    {
      id: 'text',
      title: { de: 'Was offen ist', en: 'What is open' },
      kind: 'text',
      cell: ({ issue }) => issueText(issue, locale),
    },
    { id: 'source', title: { de: 'Beleg', en: 'Source' }, kind: 'text', cell: ({ issue }) => placeOf(issue) },
    {
      id: 'event',
      title: { de: 'Kennung', en: 'Entry id' },
      kind: 'text',
      cell: ({ issue }) => issue.source.eventId ?? null,
    },
  ];
  return makeTable({ id: 'open-points', title: { de: 'Offene Punkte', en: 'Open points' }, columns }, points, locale);
}

function placeOf({ source: { file, line } }: Issue): string | null {
  if (file === undefined) return null;
  return line === undefined ? file : `${file}:${line}`;
}

export function changeTable({ frame }: TaxYearReport, locale: Locale): ReportTable {
  const columns: readonly ColumnRule<ManualChange>[] = [
    { id: 'at', title: { de: 'Wann', en: 'When' }, kind: 'moment', cell: ({ at }) => at },
    {
      id: 'action',
      title: { de: 'Was', en: 'What' },
      kind: 'text',
      cell: ({ action }) => CHANGE_ACTIONS[action][locale],
    },
    {
      id: 'subject',
      title: { de: 'Buchung', en: 'Entry' },
      kind: 'text',
      cell: (change) => changedEvent(change, locale),
    },
    {
      id: 'reason',
      title: { de: 'Begründung', en: 'Reason' },
      kind: 'text',
      cell: (change) => changeReason(change, locale),
    },
    {
      id: 'before',
      title: { de: 'Vorher', en: 'Before' },
      kind: 'text',
      cell: ({ fields = [] }) => fieldsText(fields, 'before', locale),
    },
    {
      id: 'after',
      title: { de: 'Nachher', en: 'After' },
      kind: 'text',
      cell: ({ fields = [] }) => fieldsText(fields, 'after', locale),
    },
    { id: 'event', title: { de: 'Kennung', en: 'Entry id' }, kind: 'text', cell: ({ eventId }) => eventId },
  ];
  const title = { de: 'Änderungen von Hand', en: 'Changes by hand' };
  return makeTable({ id: 'changes', title, columns }, frame.manualChanges, locale);
}

export function warningTable({ warnings }: TaxYearReport, locale: Locale): ReportTable {
  const columns: readonly ColumnRule<Warning>[] = [
    {
      id: 'text',
      title: { de: 'Hinweis', en: 'Warning' },
      kind: 'text',
      cell: (warning) => warningText(warning, locale),
    },
  ];
  return makeTable({ id: 'warnings', title: { de: 'Hinweise', en: 'Warnings' }, columns }, warnings, locale);
}
