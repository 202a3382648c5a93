/** Form lines, completeness and method: the pages that say where figures go, what they rest on and what is missing. */
import { hasShortKey } from '@cryptax/kernel';
import type { TaxYearReport } from '@cryptax/tax-de';
import type { Block } from '../pdf-writer/blocks.ts';
import { INK, INK_2 } from '../pdf-writer/inks.ts';
import { carryBackTable } from '../tables/carry-back-table.ts';
import { assumptionTable, choiceTable, methodTable, poolTable, priceTable } from '../tables/method-tables.ts';
import { namedLotsTable } from '../tables/named-lots-table.ts';
import { openPointTable, walletTable } from '../tables/record-tables.ts';
import type { NamedTable, ReportTable } from '../tables/report-table.ts';
import { standInSentence } from '../tables/stand-ins.ts';
import { adviceText, formTable, sheetsOf } from '../tables/summary-tables.ts';
import type { Locale } from '../text/locale.ts';
import { FORM_BLOCKS } from '../text/words.data.ts';
import { heading, paragraph, subheading, TEXT_SIZE } from './content.ts';
import { joinedBy } from './fold-rows.ts';
import { type PdfColumn, pdfTable } from './pdf-table.ts';

export function formSection(report: TaxYearReport, title: string, locale: Locale): readonly Block[] {
  const table = formTable(report, locale);
  const columns = formColumns(report.forms);
  const [blockColumn, personColumn] = ['block', 'person'].map((id) =>
    table.columns.findIndex((column) => column.id === id),
  ) as [number, number];
  const sheets = sheetsOf(report);
  const ofAll = sheets.flatMap(({ person, forms }) => forms.map((form) => ({ ...form, person })));
  return [
    heading(title),
    paragraph(FORM_NOTE[locale], { leads: true }),
    ...ofAll.map(({ block, advice, person }): Block => {
      const name = FORM_BLOCKS[block][locale];
      const rows = table.rows.filter((row) => row[blockColumn] === name && row[personColumn] === person);
      const form = block === 'capital' ? 'KAP' : 'SO';
      return {
        kind: 'together',
        blocks: [
          subheading(`${sheets.length > 1 ? `${person}, ` : ''}Anlage ${form}: ${name}`),
          paragraph(adviceText(report, advice, locale), { above: 0, below: 2 }),
          ...(rows.length === 0 ? [] : [pdfTable({ ...table, rows }, columns, { locale, size: 7.5, air: 3 })]),
        ],
      };
    }),
  ];
}

/** Forms whose codes are not known need no column for them. */
function formColumns(forms: TaxYearReport['forms']): readonly PdfColumn[] {
  const hasCodes = forms.some(({ lines }) => lines.some(({ code }) => code !== null));
  return hasCodes ? FORM_COLUMNS : FORM_COLUMNS.filter(({ id }) => id !== 'code');
}

const FORM_COLUMNS: readonly PdfColumn[] = [
  { id: 'line', width: 32, bold: true },
  { id: 'code', width: 40 },
  { id: 'label', width: '*' },
  { id: 'value', width: 104, bold: true, or: 'text', title: { de: 'Wert in EUR', en: 'Value in EUR' } },
  { id: 'euro', width: 48 },
  { id: 'confidence', width: 102 },
];

const FORM_NOTE = {
  de: 'Übertragungshilfe zum Abtippen in ELSTER, keine amtliche Datenübermittlung. Die Felder nehmen volle Euro; der Vorschlag rundet zugunsten der steuerpflichtigen Person, die Ergebniszeile folgt aus den gerundeten Zeilen darüber. Die Zeile für weitere Veräußerungen laut Aufstellung bleibt leer, weil die Summe der Liste schon oben steht. Ist eine Zeilennummer unsicher oder fehlt sie, gilt die Bezeichnung des Feldes.',
  en: 'An aid for typing into ELSTER, not an official submission. The fields take whole euros; the suggested value is rounded in favour of the taxpayer, and the result line follows from the rounded lines above it. The line for further sales on a list stays empty, because the total of the list is already above. Where a line number is uncertain or missing, follow the label of the field.',
} as const;

/** Only where a loss could go two ways. */
export function carryBackSection(
  report: TaxYearReport,
  number: (title: string) => string,
  locale: Locale,
): readonly Block[] {
  const table = carryBackTable(report, locale);
  if (table.rows.length === 0) return [];
  const note =
    locale === 'de'
      ? 'Das Finanzamt trägt einen Verlust von sich aus in das Vorjahr zurück (§ 10d Abs. 1 EStG) und ändert dessen Bescheid; der Rest wird vorgetragen. Darauf kann verzichtet werden, seit 2022 nur im Ganzen.'
      : 'The office carries a loss back into the year before by itself (section 10d (1) EStG) and corrects that assessment; the rest goes forward. This can be waived, since 2022 only as a whole.';
  return [
    heading(number(table.title)),
    paragraph(note, { leads: true }),
    pdfTable(table, CARRY_BACK_COLUMNS, { locale }),
  ];
}

const CARRY_BACK_COLUMNS: readonly PdfColumn[] = [
  { id: 'year', width: 42, bold: true },
  { id: 'loss', width: 54 },
  { id: 'way', width: '*' },
  { id: 'back', width: 58 },
  { id: 'taxable', width: 62 },
  { id: 'tax', width: 62 },
  { id: 'out', width: 58 },
  { id: 'used', width: 52 },
];

export function completenessSection(report: TaxYearReport, title: string, locale: Locale): readonly Block[] {
  const { completeness, frame } = report;
  const open = openPointTable(report, locale);
  const say = (de: string, en: string) => (locale === 'de' ? de : en);
  const verdict = completeness.complete
    ? say(
        'Alle eingelesenen Zeilen sind verarbeitet, alle Veräußerungen haben eine Anschaffung, alle nötigen Kurse sind vorhanden. Es gibt keine angenommenen Anschaffungen.',
        'All rows read are processed, all disposals have an acquisition, all needed prices are present. There are no assumed acquisitions.',
      )
    : say(
        'Der Bericht ist vorläufig: die unten genannten Punkte sind offen und können das Ergebnis ändern.',
        'The report is provisional: the points below are open and may change the result.',
      );
  return [
    heading(title),
    {
      kind: 'columns',
      gap: 12,
      columns: [
        figure(String(completeness.wallets.length), say('Wallets und Konten erfasst', 'wallets and accounts recorded')),
        figure(String(open.rows.length), say('offene Punkte', 'open points')),
        figure(String(completeness.assumptions), say('angenommene Anschaffungen', 'assumed acquisitions')),
        figure(String(frame.manualChanges.length), say('Änderungen von Hand', 'changes by hand')),
      ],
      above: 2,
      below: 4,
    },
    paragraph(verdict, { leads: true }),
    ...(completeness.standIns === undefined ? [] : [paragraph(standInSentence(report, locale), { leads: true })]),
    ...keyNote(walletTable(report, locale), locale),
    pdfTable(walletTable(report, locale), WALLET_COLUMNS, { locale }),
    ...(open.rows.length === 0 ? [] : [subheading(open.title), pdfTable(open, OPEN_COLUMNS, { locale })]),
  ];
}

/** Why a key is not printed whole. */
export function keyNote({ rows }: NamedTable, locale: Locale): readonly Block[] {
  const names = rows.some((row) => row.some((cell) => cell !== null && hasShortKey(cell)));
  return names ? [paragraph(KEY_NOTE[locale], { leads: true })] : [];
}

const KEY_NOTE = {
  de: 'Von einem erweiterten öffentlichen Schlüssel (xpub, ypub, zpub) stehen hier nur Anfang und Ende: Wer ihn ganz kennt, sieht alle Adressen und Bewegungen der Wallet, auch künftige.',
  en: 'Only the beginning and end of an extended public key (xpub, ypub, zpub) are shown: whoever knows all of it can see every address and movement of the wallet, including future ones.',
};

const WALLET_COLUMNS: readonly PdfColumn[] = [
  { id: 'wallet', width: 82, bold: true },
  { id: 'kind', width: 54 },
  { id: 'address', width: '*' },
  { id: 'events', width: 34 },
  { id: 'first', width: 46 },
  { id: 'last', width: 48 },
  { id: 'silences', width: 84 },
];

const OPEN_COLUMNS: readonly PdfColumn[] = [
  { id: 'group', width: 80, bold: true },
  { id: 'text', width: '*' },
  { id: 'source', width: 110 },
];

function figure(value: string, label: string): readonly Block[] {
  return [
    { kind: 'text', tag: 'P', text: value, size: 12, bold: true, color: INK },
    { kind: 'text', tag: 'P', text: label, size: 7.5, color: INK_2 },
  ];
}

export function methodSection(report: TaxYearReport, title: string, locale: Locale): readonly Block[] {
  const part = (table: ReportTable, columns: readonly PdfColumn[]): readonly Block[] =>
    table.rows.length === 0 ? [] : [subheading(table.title), pdfTable(table, columns, { locale })];
  return [
    heading(title),
    pdfTable(methodTable(report, locale), FACT_COLUMNS, { locale, size: TEXT_SIZE - 0.5 }),
    ...part(choiceTable(report, locale), CHOICE_COLUMNS),
    ...part(assumptionTable(report, locale), ASSUMPTION_COLUMNS),
    ...part(joinedBy(poolTable(report, locale), 'asset'), poolColumns(report)),
    ...part(namedLotsTable(report, locale), NAMED_COLUMNS),
    ...part(priceTable(report, locale), PRICE_COLUMNS),
  ];
}

const FACT_COLUMNS: readonly PdfColumn[] = [
  { id: 'label', width: 150 },
  { id: 'value', width: '*' },
];

export const CHOICE_COLUMNS: readonly PdfColumn[] = [
  { id: 'rule', width: 40, bold: true },
  { id: 'text', width: '*' },
  { id: 'setting', width: 82 },
  { id: 'effect', width: 92 },
];

export const ASSUMPTION_COLUMNS: readonly PdfColumn[] = [
  { id: 'asset', width: 40, bold: true },
  { id: 'quantity', width: 70 },
  { id: 'wallet', width: 70 },
  { id: 'basis', width: 60 },
  { id: 'cost', width: 60 },
  { id: 'bought', width: 48 },
  { id: 'note', width: '*' },
];

/** Methods that were never changed need no column for the day they hold from. */
function poolColumns({ method: { pools } }: TaxYearReport): readonly PdfColumn[] {
  return pools.some(({ from }) => from !== null) ? POOL_COLUMNS : POOL_COLUMNS.filter(({ id }) => id !== 'from');
}

export const POOL_COLUMNS: readonly PdfColumn[] = [
  { id: 'wallet', width: 84, bold: true },
  { id: 'asset', width: '*' },
  { id: 'method', width: 84, title: { de: 'Methode', en: 'Method' } },
  { id: 'from', width: 48 },
  { id: 'status', width: 104 },
];

const NAMED_COLUMNS: readonly PdfColumn[] = [
  { id: 'sold', width: 58, bold: true },
  { id: 'asset', width: 40 },
  { id: 'quantity', width: 60 },
  { id: 'lots', width: 84 },
  { id: 'made', width: 58 },
  { id: 'state', width: '*' },
  { id: 'hash', width: 108 },
];

export const PRICE_COLUMNS: readonly PdfColumn[] = [
  { id: 'source', width: '*', bold: true },
  { id: 'method', width: 140 },
  { id: 'events', width: 60 },
];
