/** The result by law: one table as an answer, the sentences that explain it, then every figure behind it. */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import type { NotModelled, TaxYearReport, YearCertainty } from '@cryptax/tax-de';
import { missingFirst } from '../missing-first.ts';
import type { Block, TableBlock } from '../pdf-writer/blocks.ts';
import { type SummaryGroup, type SummaryLine, summaryLines } from '../tables/summary-lines.ts';
import { SUMMARY_GROUPS } from '../tables/summary-tables.ts';
import type { Locale, Text } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { heading, paragraph, subheading } from './content.ts';
import { summarySentences } from './summary-sentences.ts';

export function summarySection(
  report: TaxYearReport,
  title: string,
  locale: Locale,
  range?: YearCertainty,
): readonly Block[] {
  const lines = summaryLines(report);
  const group = (name: SummaryGroup) => groupTable(name, lines, locale);
  return [
    heading(title),
    ...missingFirst(report, locale, range),
    resultTable(report, locale),
    ...summarySentences(report, locale, range?.complete === true).map((sentence) => paragraph(sentence)),
    sideBySide(
      [...group('private-sales'), ...group('tax')],
      [...group('income'), ...group('capital'), ...notModelled(report, locale)],
    ),
    ...(lines.some(({ group: name }) => name === 'spouse-private-sales')
      ? [sideBySide(group('spouse-private-sales'), [...group('spouse-income'), ...group('spouse-capital')])]
      : []),
  ];
}

function sideBySide(left: readonly Block[], right: readonly Block[]): Block {
  return { kind: 'columns', columns: [left, right], gap: 28 };
}

interface ResultRow {
  readonly label: string;
  readonly law: string;
  readonly count: number;
  readonly amount: string;
  readonly taxable: string;
}

function resultTable(report: TaxYearReport, locale: Locale): TableBlock {
  const rows = resultRows(report, locale);
  const total = rows.reduce((sum, { taxable }) => add(sum, dec(taxable)), dec('0.00'));
  const money = (value: string) => numberText(value, { numbers: locale, grouping: true });
  const cells = rows.map(({ label, law, count, amount, taxable }) => [
    label,
    law,
    String(count),
    money(amount),
    money(taxable),
  ]);
  return {
    kind: 'table',
    columns: RESULT_HEADS.map(({ text, width, isFigure }, index) => ({
      title: text[locale],
      width,
      isFigure,
      bold: index === RESULT_HEADS.length - 1,
      namesRow: index === 0,
    })),
    hasHead: true,
    length: cells.length,
    row: (index) => cells[index] ?? [],
    totals: [{ label: RESULT_TOTAL[locale], cells: [null, null, null, null, money(formatDecimal(total))] }],
    size: 8,
    air: 4.5,
    gap: 8,
    below: 4,
  };
}

interface ResultHead {
  readonly text: Text;
  readonly width: number | '*';
  readonly isFigure: boolean;
}

const RESULT_HEADS: readonly ResultHead[] = [
  { text: { de: 'Einkunftsart', en: 'Kind of income' }, width: '*', isFigure: false },
  { text: { de: 'Rechtsgrundlage', en: 'Law' }, width: 100, isFigure: false },
  { text: { de: 'Posten', en: 'Items' }, width: 32, isFigure: true },
  { text: { de: 'Betrag in EUR', en: 'Amount in EUR' }, width: 66, isFigure: true },
  { text: { de: 'davon steuerpflichtig', en: 'of which taxable' }, width: 80, isFigure: true },
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

function groupTable(group: SummaryGroup, lines: readonly SummaryLine[], locale: Locale): readonly Block[] {
  const own = lines.filter((line) => line.group === group);
  const cells = (line: SummaryLine) => [
    line.label[locale],
    numberText(line.value, { numbers: locale, grouping: true }),
  ];
  return [
    subheading(SUMMARY_GROUPS[group][locale]),
    {
      kind: 'table',
      columns: [
        { title: '', width: '*', isFigure: false, namesRow: true },
        { title: '', width: 40, isFigure: true },
      ],
      hasHead: false,
      length: own.length,
      row: (index) => (own[index] === undefined ? [] : cells(own[index])),
      isBold: (index) => own[index]?.isResult === true,
      totals: [],
      size: 7.5,
      air: 2.6,
    },
  ];
}

const NOT_MODELLED: Readonly<Record<NotModelled, Text>> = {
  'progression-clause': { de: 'Progressionsvorbehalt (§ 32b EStG)', en: 'progression clause (section 32b EStG)' },
  'section-34': { de: 'ermäßigte Besteuerung (§ 34 EStG)', en: 'reduced taxation (section 34 EStG)' },
  'child-allowances': { de: 'Kinderfreibeträge', en: 'child allowances' },
  'section-46-relief': { de: 'Härteausgleich (§ 46 EStG)', en: 'hardship relief (section 46 EStG)' },
  'church-tax-as-special-expense': { de: 'Kirchensteuer als Sonderausgabe', en: 'church tax as a special expense' },
  'church-tax-caps': { de: 'Kappung der Kirchensteuer', en: 'caps of church tax' },
};

function notModelled({ summary }: TaxYearReport, locale: Locale): readonly Block[] {
  const { estimate } = summary;
  if (estimate.kind === 'flat-estimate') return [];
  const names = estimate.notModelled.map((name) => NOT_MODELLED[name][locale]).join(', ');
  const lead = locale === 'de' ? 'Nicht berücksichtigt: ' : 'Not taken into account: ';
  return [paragraph(`${lead}${names}.`, { size: 7, above: 8, below: 0 })];
}
