/** What is missing goes before every figure that it can change, with what the answers can make of the year. */
import type { TaxYearReport, YearCertainty } from '@cryptax/tax-de';
import { paragraph } from './pdf/content.ts';
import type { Block } from './pdf-writer/blocks.ts';
import { INK } from './pdf-writer/inks.ts';
import { openPointTable } from './tables/record-tables.ts';
import { standInSentence } from './tables/stand-ins.ts';
import type { Locale, Text } from './text/locale.ts';
import { numberText } from './text/numbers.ts';
import { WARNING_TEXTS } from './text/warnings.data.ts';

export function missingFirst(report: TaxYearReport, locale: Locale, range?: YearCertainty): readonly Block[] {
  return sentencesOf(report, locale, range).map(({ text, bold }) => paragraph(text, { bold, color: INK }));
}

/** The same for files that are no print: nothing where nothing is missing. */
export function missingSentences(report: TaxYearReport, locale: Locale, range?: YearCertainty): readonly string[] {
  return sentencesOf(report, locale, range).map(({ text }) => text);
}

interface Sentence {
  readonly text: string;
  readonly bold: boolean;
}

function sentencesOf(report: TaxYearReport, locale: Locale, range?: YearCertainty): readonly Sentence[] {
  const isLeftOut = report.warnings.some(({ code }) => code === 'spouse-left-out');
  const ofBoth = [
    { text: isLeftOut ? WARNING_TEXTS['spouse-left-out'][locale] : '', bold: true },
    { text: coupleText(report, range, locale), bold: false },
  ];
  const own = report.completeness.complete ? [] : ownSentences(report, locale, range);
  const prices = { text: standInSentence(report, locale), bold: true };
  return [...own, prices, ...ofBoth].filter(({ text }) => text !== '');
}

function ownSentences(report: TaxYearReport, locale: Locale, range?: YearCertainty): readonly Sentence[] {
  const open = openPointTable(report, locale).rows.length;
  const isDecided = range?.complete === true;
  const points = open === 0 ? assumedText(report.completeness.assumptions) : openText(open);
  const parts = [points, isDecided ? (range.belowLimits === true ? BELOW_LIMITS : DECIDED) : MAY_CHANGE];
  const isOneFigure = isDecided && range.belowLimits !== true;
  const sums = range === undefined || isOneFigure ? [] : [rangeText(report, range, locale), tightText(range, locale)];
  return [
    { text: parts.map((part) => part[locale]).join(' '), bold: true },
    ...sums.map((text) => ({ text, bold: false })),
  ];
}

function openText(open: number): Text {
  return {
    de: `Unvollständig: ${open === 1 ? 'ein Punkt ist' : `${open} Punkte sind`} offen (Steuerbericht, Abschnitt Vollständigkeit).`,
    en: `Incomplete: ${open === 1 ? 'one point is' : `${open} points are`} open (tax report, section on completeness).`,
  };
}

/** Nothing waits, but something was assumed: that alone keeps a report from being complete. */
function assumedText(count: number): Text {
  return {
    de: `Unvollständig: ${count === 1 ? 'eine Anschaffung ist angenommen, nicht' : `${count} Anschaffungen sind angenommen, nicht`} belegt (Steuerbericht, Abschnitt Vollständigkeit).`,
    en: `Incomplete: ${count === 1 ? 'one acquisition is' : `${count} acquisitions are`} assumed, not documented (tax report, section on completeness).`,
  };
}

/** The one tax of a couple between its ends, as long as a point is open in either of their ledgers. */
function coupleText({ summary }: TaxYearReport, range: YearCertainty | undefined, locale: Locale): string {
  if (!summary.joint || summary.spouse === null || range?.tax === undefined || range.tax.low === range.tax.high)
    return '';
  const tax = between(range.tax, locale);
  return locale === 'de'
    ? `In einem der beiden Bücher ist etwas offen: Die Steuer auf Krypto beider zusammen beträgt je nach Antwort ${tax}.`
    : `A point is open in one of the two books: depending on the answers the tax on crypto of both together is ${tax}.`;
}

const MAY_CHANGE: Text = {
  de: 'Jede Zahl dieses Berichts kann sich dadurch noch ändern; erst klären, dann eintragen.',
  en: 'Every figure in this report may still change; resolve them first, then file.',
};
const DECIDED: Text = {
  de: 'Keine mögliche Antwort ändert eine Zeile der Steuererklärung.',
  en: 'No possible answer changes a line of the tax return.',
};

const BELOW_LIMITS: Text = {
  de: 'Das Jahr ist trotzdem fertig: Jede mögliche Antwort bleibt unter den Freigrenzen, und keine ändert eine Zeile der Steuererklärung.',
  en: 'The year is done anyway: every possible answer stays below the limits, and none changes a line of the tax return.',
};

/** How far the ends can lie outside what answers reach. */
function tightText({ slack }: YearCertainty, locale: Locale): string {
  if (slack === undefined || slack.privateSales === null || slack.income === null) return '';
  if (slack.privateSales === '0.00' && slack.income === '0.00') {
    const exact: Text = {
      de: 'Beide Enden werden von Antworten erreicht.',
      en: 'Both ends are reached by some answers.',
    };
    return exact[locale];
  }
  const [sales, income] = [money(slack.privateSales, locale), money(slack.income, locale)];
  return locale === 'de'
    ? `Keine Antwort führt aus diesen Spannen hinaus; ihre Enden liegen höchstens ${sales} (§ 23) und ${income} (§ 22) weiter außen, als Antworten reichen.`
    : `No answer leads outside these ranges; their ends lie at most ${sales} (section 23) and ${income} (section 22) further out than answers reach.`;
}

/** Both sums of the year, each between its ends and beside its limit. */
function rangeText({ summary: { assessed } }: TaxYearReport, range: YearCertainty, locale: Locale): string {
  const [sales, income] = [between(range.privateSales, locale), between(range.income, locale)];
  const [salesLimit, incomeLimit] = [assessed.privateSales, assessed.income].map(({ limit }) => money(limit, locale));
  return locale === 'de'
    ? `Je nach Antwort beträgt die Summe nach § 23 EStG ${sales} (Freigrenze ${salesLimit}) und die nach § 22 Nr. 3 EStG ${income} (Freigrenze ${incomeLimit}).`
    : `Depending on the answers the sum under section 23 EStG is ${sales} (limit ${salesLimit}) and under section 22 no. 3 EStG ${income} (limit ${incomeLimit}).`;
}

function between({ low, high }: YearCertainty['income'], locale: Locale): string {
  const [least, most] = [low, high].map((end) => money(end ?? '0', locale));
  const text = (de: string, en: string) => (locale === 'de' ? de : en);
  if (low === null && high === null) return text('noch ohne Grenze', 'not bounded yet');
  if (low === null) return text(`höchstens ${most}`, `at most ${most}`);
  if (high === null) return text(`mindestens ${least}`, `at least ${least}`);
  return low === high ? `${least}` : text(`zwischen ${least} und ${most}`, `between ${least} and ${most}`);
}

function money(value: string, locale: Locale): string {
  return `${numberText(value, { numbers: locale, grouping: true })} EUR`;
}
