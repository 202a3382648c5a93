/** The summary by law and the form lines of the year, as tables. */
import type { FormBlock, FormLine, TaxYearReport } from '@cryptax/tax-de';
import { missingSentences } from '../missing-first.ts';
import type { Locale, Text } from '../text/locale.ts';
import { ENTRY_ADVICE, FORM_BLOCKS, LINE_CONFIDENCE } from '../text/words.data.ts';
import { type ColumnRule, makeTable } from './make-table.ts';
import type { Cell, ReportTable } from './report-table.ts';
import { standInSentence } from './stand-ins.ts';
import { type SummaryGroup, type SummaryLine, summaryLines } from './summary-lines.ts';

export const SUMMARY_GROUPS: Readonly<Record<SummaryGroup, Text>> = {
  ...FORM_BLOCKS,
  tax: { de: 'Geschätzte Steuer', en: 'Estimated tax' },
  'spouse-private-sales': ofSpouse(FORM_BLOCKS['private-sales']),
  'spouse-income': ofSpouse(FORM_BLOCKS.income),
  'spouse-capital': ofSpouse(FORM_BLOCKS.capital),
};

function ofSpouse({ de, en }: Text): Text {
  return { de: `Ehegatte: ${de}`, en: `Spouse: ${en}` };
}

export function summaryTable(report: TaxYearReport, locale: Locale): ReportTable {
  const columns: readonly ColumnRule<SummaryLine>[] = [
    { id: 'law', title: { de: 'Gesetz', en: 'Law' }, kind: 'text', cell: ({ group }) => SUMMARY_GROUPS[group][locale] },
    { id: 'label', title: { de: 'Posten', en: 'Item' }, kind: 'text', cell: ({ label }) => label[locale] },
    { id: 'value', title: { de: 'EUR', en: 'EUR' }, kind: 'eur', cell: ({ value }) => value },
  ];
  const title = { de: 'Zusammenfassung', en: 'Summary' };
  const table = makeTable({ id: 'summary', title, columns }, summaryLines(report), locale);
  // A list of figures without a page before it says in its first row that they may still change.
  return { ...table, rows: [...openRow(report, locale), ...table.rows] };
}

function openRow(report: TaxYearReport, locale: Locale): readonly (readonly Cell[])[] {
  const [first] = missingSentences(report, locale);
  const sentences = new Set([first ?? '', standInSentence(report, locale)].filter((sentence) => sentence !== ''));
  return Array.from(sentences, (sentence) => [PROVISIONAL[locale], sentence, null]);
}

export const PROVISIONAL: Text = { de: 'vorläufig', en: 'provisional' };

const FORM_NAMES = {
  SO: { de: 'Anlage SO', en: 'Anlage SO' },
  KAP: { de: 'Anlage KAP', en: 'Anlage KAP' },
  ESt1A: { de: 'Hauptvordruck', en: 'Main form' },
} as const;

type BlockLine = FormLine & Pick<FormBlock, 'block' | 'advice'> & { readonly person: string };

/** Whose sheet a block belongs to; both persons where they are assessed together with a ledger each. */
export function sheetsOf({
  frame,
  forms,
  spouseForms = [],
}: TaxYearReport): readonly { readonly person: string; readonly forms: readonly FormBlock[] }[] {
  const { role } = frame.person;
  const own = { person: `Person ${role}`, forms };
  const other = { person: `Person ${role === 'A' ? 'B' : 'A'}`, forms: spouseForms };
  if (spouseForms.length === 0) return [own];
  return role === 'A' ? [own, other] : [other, own];
}

/** A year with open points is not entered as it stands, whatever file says it. */
export function adviceText({ completeness }: TaxYearReport, advice: FormBlock['advice'], locale: Locale): string {
  if (completeness.complete) return ENTRY_ADVICE[advice][locale];
  if (advice === 'nothing') {
    return locale === 'de'
      ? 'Bisher nichts einzutragen; die offenen Punkte können das noch ändern.'
      : 'Nothing to enter so far; the open points may still change that.';
  }
  return locale === 'de'
    ? 'Noch nicht eintragen: erst die offenen Punkte klären, sie können diese Zahlen ändern.'
    : 'Do not enter yet: clear up the open points first, they may change these figures.';
}

export function formTable(report: TaxYearReport, locale: Locale): ReportTable {
  const lines = sheetsOf(report).flatMap(({ person, forms }) =>
    forms.flatMap(({ block, advice, lines: own }) =>
      own.map((line): BlockLine => ({ ...line, block, advice, person })),
    ),
  );
  const columns: readonly ColumnRule<BlockLine>[] = [
    { id: 'person', title: { de: 'Person', en: 'Person' }, kind: 'text', cell: ({ person }) => person },
    { id: 'form', title: { de: 'Anlage', en: 'Form' }, kind: 'text', cell: ({ form }) => FORM_NAMES[form][locale] },
    { id: 'block', title: { de: 'Abschnitt', en: 'Section' }, kind: 'text', cell: (l) => FORM_BLOCKS[l.block][locale] },
    { id: 'line', title: { de: 'Zeile', en: 'Line' }, kind: 'text', cell: ({ line }) => line },
    { id: 'code', title: { de: 'Kennzahl', en: 'Code' }, kind: 'text', cell: ({ code }) => code },
    { id: 'label', title: { de: 'Bezeichnung', en: 'Label' }, kind: 'text', cell: ({ label }) => label[locale] },
    {
      id: 'text',
      title: { de: 'Eintrag', en: 'Entry' },
      kind: 'text',
      cell: (l) => (l.wholeEuro === null ? l.value : null),
    },
    {
      id: 'value',
      title: { de: 'Betrag', en: 'Amount' },
      kind: 'eur',
      cell: (l) => (l.wholeEuro === null ? null : l.value),
    },
    { id: 'euro', title: { de: 'Volle Euro', en: 'Whole euros' }, kind: 'count', cell: ({ wholeEuro }) => wholeEuro },
    {
      id: 'confidence',
      title: { de: 'Zeilennummer', en: 'Line number' },
      kind: 'text',
      cell: ({ confidence }) => LINE_CONFIDENCE[confidence][locale],
    },
    {
      id: 'advice',
      title: { de: 'Hinweis', en: 'Advice' },
      kind: 'text',
      cell: ({ advice }) => adviceText(report, advice, locale),
    },
  ];
  const title = { de: 'Wo was in ELSTER einzutragen ist', en: 'Where to type what in ELSTER' };
  return makeTable({ id: 'forms', title, columns }, lines, locale);
}
