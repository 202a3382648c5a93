/** Which sections make which document, in the order that the issue of records asks for (rule book 10). */
import type { TaxYearReport, WarningCode, YearCertainty } from '@cryptax/tax-de';
import { missingFirst } from '../missing-first.ts';
import type { Block } from '../pdf-writer/blocks.ts';
import { warningTable } from '../tables/record-tables.ts';
import { LIST_IDS } from '../tables/report-table.ts';
import type { Locale } from '../text/locale.ts';
import { heading, list, paragraph } from './content.ts';
import { cover } from './cover.ts';
import { listSection } from './list-sections.ts';
import { printable } from './pdf-table.ts';
import { carryBackSection, completenessSection, formSection, methodSection } from './record-sections.ts';
import { summarySection } from './summary-section.ts';

export interface PdfPages {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export function annualDocument(report: TaxYearReport, locale: Locale, range?: YearCertainty): PdfPages {
  const { year } = report.frame;
  return document(report, locale, { de: 'Steuerbericht', en: 'Tax report' }, ({ number, words }) => [
    ...summarySection(report, words('Ergebnis', 'Result'), locale, range),
    ...formSection(
      report,
      words(`Eintragung in die Steuererklärung ${year}`, `Entries in the tax return ${year}`),
      locale,
    ),
    ...carryBackSection(report, number, locale),
    ...completenessSection(report, words('Vollständigkeit', 'Completeness'), locale),
    ...methodSection(report, words('Methode und Annahmen', 'Method and assumptions'), locale),
    // Before the lists: nobody turns to the last page of a long annex for what to mind, and no page holds them alone.
    ...notices(report, words, locale),
    ...LIST_IDS.flatMap((id, index) => listSection(id, report, { title: number, locale, landscape: index === 0 })),
  ]);
}

export function gainsDocument(report: TaxYearReport, locale: Locale, range?: YearCertainty): PdfPages {
  return document(report, locale, { de: 'Gewinne und Verluste', en: 'Gains and losses' }, ({ number, words }) => [
    ...summarySection(report, words('Ergebnis', 'Result'), locale, range),
    ...notices(report, words, locale),
    ...listSection('lots', report, { title: number, locale, landscape: true }),
  ]);
}

export function elsterDocument(report: TaxYearReport, locale: Locale, range?: YearCertainty): PdfPages {
  const name = { de: 'Übertragungshilfe für ELSTER', en: 'Transfer sheet for ELSTER' };
  return document(report, locale, name, ({ words }) => [
    ...missingFirst(report, locale, range),
    ...formSection(report, words('Wo was einzutragen ist', 'Where to type what'), locale),
    ...notices(aboutForms(report), words, locale),
  ]);
}

/** Titles of sections with their numbers, in the order in which they are asked for. */
interface Titles {
  readonly number: (title: string) => string;
  readonly words: (de: string, en: string) => string;
}

function document(
  report: TaxYearReport,
  locale: Locale,
  name: { readonly de: string; readonly en: string },
  sections: (titles: Titles) => readonly Block[],
): PdfPages {
  const title = `${name[locale]} ${report.frame.year}`;
  const number = counter();
  const words = (de: string, en: string) => number(locale === 'de' ? de : en);
  return { title, blocks: [...cover(report, title, locale), ...sections({ number, words })] };
}

/** Only what concerns the entries. */
function aboutForms(report: TaxYearReport): TaxYearReport {
  const codes: readonly WarningCode[] = [
    'incomplete',
    'spouse-left-out',
    'planning-method',
    'loss-should-be-declared',
    'filing-duty-side-income',
    'capital-income-kept-apart',
    'form-lines-unknown',
    'form-lines-unsure',
    'tariff-cheaper',
    'carry-back-choice',
    'other-assets-share-limit',
  ];
  return { ...report, warnings: report.warnings.filter(({ code }) => codes.includes(code)) };
}

function notices(report: TaxYearReport, words: Titles['words'], locale: Locale): readonly Block[] {
  const warnings = warningTable(report, locale).rows.map((row) => printable(row[0] ?? ''));
  return [
    ...(warnings.length === 0 ? [] : [heading(words('Hinweise', 'Warnings')), list(warnings)]),
    heading(words('Haftungsausschluss', 'Disclaimer')),
    paragraph(DISCLAIMER[locale]),
  ];
}

const DISCLAIMER = {
  de: 'Dieser Bericht wurde mit Software aus den angegebenen Daten berechnet. Er ersetzt keine Steuerberatung. Für die Richtigkeit und Vollständigkeit der Angaben ist die steuerpflichtige Person verantwortlich (§ 90, § 150 Abs. 2 AO). Die Zeilennummern der Vordrucke sind eine Hilfe; es gilt der amtliche Vordruck des Jahres. Alle Berechnungen ohne Gewähr.',
  en: 'This report was calculated by software from the data provided. It is no substitute for tax advice. The taxpayer is responsible for correct and complete statements (sections 90, 150 (2) AO). Line numbers of forms are a guide; the official form for the year applies. All calculations without guarantee.',
} as const;

function counter(): (title: string) => string {
  let last = 0;
  return (title) => {
    last++;
    return `${last} ${title}`;
  };
}
