/** The result by law: one table as an answer, the sentences that explain it, then every figure behind it. */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import type { NotModelled, TaxYearReport } from '@cryptax/tax-de';
import { openPointTable } from '../tables/record-tables.ts';
import { type SummaryGroup, type SummaryLine, summaryLines } from '../tables/summary-lines.ts';
import { SUMMARY_GROUPS } from '../tables/summary-tables.ts';
import type { Locale, Text } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { type Content, type ContentNode, heading, INK, INK_2, paragraph, RULE, subheading } from './content.ts';
import { summarySentences } from './summary-sentences.ts';

export function summarySection(report: TaxYearReport, title: string, locale: Locale): readonly Content[] {
  const lines = summaryLines(report);
  const group = (name: SummaryGroup) => groupTable(name, lines, locale);
  return [
    heading(title),
    ...missingFirst(report, locale),
    resultTable(report, locale),
    ...summarySentences(report, locale).map((sentence) => paragraph(sentence)),
    {
      columns: [
        { stack: [group('private-sales'), group('tax')] },
        { stack: [group('income'), group('capital'), notModelled(report, locale)] },
      ],
      columnGap: 28,
      unbreakable: true,
    },
    ...(lines.some(({ group: name }) => name === 'spouse-private-sales')
      ? [
          {
            columns: [
              { stack: [group('spouse-private-sales')] },
              { stack: [group('spouse-income'), group('spouse-capital')] },
            ],
            columnGap: 28,
            unbreakable: true,
          },
        ]
      : []),
  ];
}

/** What is missing goes before every figure that it can change. */
function missingFirst(report: TaxYearReport, locale: Locale): readonly Content[] {
  if (report.completeness.complete) return [];
  const open = openPointTable(report, locale).rows.length;
  const text =
    locale === 'de'
      ? `Unvollständig: ${open === 1 ? 'ein Punkt ist' : `${open} Punkte sind`} offen (Abschnitt Vollständigkeit). Jede Zahl dieses Berichts kann sich dadurch noch ändern; erst klären, dann eintragen.`
      : `Incomplete: ${open === 1 ? 'one point is' : `${open} points are`} open (section on completeness). Every figure of this report may still change; clear them up first, then enter.`;
  return [paragraph(text, { bold: true, color: INK })];
}

interface ResultRow {
  readonly label: string;
  readonly law: string;
  readonly count: number;
  readonly amount: string;
  readonly taxable: string;
}

function resultTable(report: TaxYearReport, locale: Locale): ContentNode {
  const rows = resultRows(report, locale);
  const total = rows.reduce((sum, { taxable }) => add(sum, dec(taxable)), dec('0.00'));
  const money = (value: string) => numberText(value, { numbers: locale, grouping: true });
  const right = (text: string, bold = false) => ({ text, alignment: 'right', bold });
  return {
    table: {
      headerRows: 1,
      widths: ['*', 100, 32, 66, 80],
      body: [
        RESULT_HEADS.map((text, column) => ({
          text: text[locale],
          color: INK_2,
          fontSize: 7.5,
          alignment: column < 2 ? 'left' : 'right',
        })),
        ...rows.map(({ label, law, count, amount, taxable }) => [
          label,
          law,
          right(String(count)),
          right(money(amount)),
          right(money(taxable), true),
        ]),
        [{ text: RESULT_TOTAL[locale], bold: true, colSpan: 4 }, '', '', '', right(money(formatDecimal(total)), true)],
      ],
    },
    layout: answerRules(rows.length + 2),
    fontSize: 8,
    color: INK,
    margin: [0, 0, 0, 4],
  };
}

const RESULT_HEADS: readonly Text[] = [
  { de: 'Einkunftsart', en: 'Kind of income' },
  { de: 'Rechtsgrundlage', en: 'Law' },
  { de: 'Posten', en: 'Items' },
  { de: 'Betrag in EUR', en: 'Amount in EUR' },
  { de: 'davon steuerpflichtig', en: 'thereof taxable' },
];
const RESULT_TOTAL: Text = { de: 'Steuerpflichtig gesamt', en: 'Taxable in total' };

function resultRows({ summary, lots, income, derivatives }: TaxYearReport, locale: Locale): readonly ResultRow[] {
  const say = (de: string, en: string) => (locale === 'de' ? de : en);
  const { assessed } = summary;
  const free = lots.filter(({ taxFree }) => taxFree).length;
  const sales = say('§ 23 Abs. 1 Nr. 2 EStG', 'section 23 (1) no. 2 EStG');
  return [
    {
      label: say('Private Veräußerungen innerhalb der Haltefrist', 'Private disposals inside the holding period'),
      law: sales,
      count: lots.length - free,
      amount: assessed.privateSales.net,
      taxable: assessed.privateSales.taxable,
    },
    {
      label: say('Veräußerungen nach Ablauf der Haltefrist', 'Disposals after the holding period'),
      law: sales,
      count: free,
      amount: assessed.taxFreeGain,
      taxable: '0.00',
    },
    {
      label: say('Leistungen (Staking, Lending, Mining u. a.)', 'Services (staking, lending, mining etc.)'),
      law: say('§ 22 Nr. 3 EStG', 'section 22 no. 3 EStG'),
      count: income.length,
      amount: assessed.income.net,
      taxable: assessed.income.taxable,
    },
    {
      label: say('Termingeschäfte (Abgeltungsteuer)', 'Futures (flat tax)'),
      law: say('§ 20 EStG', 'section 20 EStG'),
      count: derivatives.length,
      amount: assessed.capital.net,
      taxable: assessed.capital.taxable,
    },
  ];
}

function answerRules(rows: number): ContentNode {
  return {
    hLineWidth: (line: number) =>
      line === 0 ? 0 : line === rows ? 1.25 : line === 1 || line === rows - 1 ? 0.75 : 0.4,
    hLineColor: (line: number) => (line === 1 || line >= rows - 1 ? INK : RULE),
    vLineWidth: () => 0,
    paddingLeft: (column: number) => (column === 0 ? 0 : 4),
    paddingRight: (column: number) => (column === 4 ? 0 : 4),
    paddingTop: () => 4.5,
    paddingBottom: () => 4.5,
  };
}

function groupTable(group: SummaryGroup, lines: readonly SummaryLine[], locale: Locale): ContentNode {
  const own = lines.filter((line) => line.group === group);
  return {
    stack: [
      subheading(SUMMARY_GROUPS[group][locale]),
      {
        table: {
          widths: ['*', 'auto'],
          body: own.map(({ label, value, isResult = false }) => [
            { text: label[locale], bold: isResult },
            { text: numberText(value, { numbers: locale, grouping: true }), alignment: 'right', bold: isResult },
          ]),
        },
        layout: {
          hLineWidth: (line: number) => (line === 0 ? 0.75 : 0.4),
          hLineColor: (line: number) => (line === 0 ? INK : RULE),
          vLineWidth: () => 0,
          paddingLeft: (column: number) => (column === 0 ? 0 : 4),
          paddingRight: (column: number) => (column === 1 ? 0 : 4),
          paddingTop: () => 2.6,
          paddingBottom: () => 2.6,
        },
        fontSize: 7.5,
        color: INK,
      },
    ],
  };
}

const NOT_MODELLED: Readonly<Record<NotModelled, Text>> = {
  'progression-clause': { de: 'Progressionsvorbehalt (§ 32b EStG)', en: 'progression clause (section 32b EStG)' },
  'section-34': { de: 'ermäßigte Besteuerung (§ 34 EStG)', en: 'reduced taxation (section 34 EStG)' },
  'child-allowances': { de: 'Kinderfreibeträge', en: 'child allowances' },
  'section-46-relief': { de: 'Härteausgleich (§ 46 EStG)', en: 'hardship relief (section 46 EStG)' },
  'church-tax-as-special-expense': { de: 'Kirchensteuer als Sonderausgabe', en: 'church tax as a special expense' },
  'church-tax-caps': { de: 'Kappung der Kirchensteuer', en: 'caps of church tax' },
};

function notModelled({ summary }: TaxYearReport, locale: Locale): ContentNode {
  const { estimate } = summary;
  if (estimate.kind === 'flat-estimate') return { text: '' };
  const names = estimate.notModelled.map((name) => NOT_MODELLED[name][locale]).join(', ');
  const lead = locale === 'de' ? 'Nicht berücksichtigt: ' : 'Not taken into account: ';
  return paragraph(`${lead}${names}.`, { fontSize: 7, margin: [0, 8, 0, 0] });
}
