/** The first sheet: whose report, which year, which hash, and that it is no tax advice. */
import type { TaxYearReport, YearCertainty } from '@cryptax/tax-de';
import type { WriteSheet } from 'hucre/xlsx';
import { missingSentences } from '../missing-first.ts';
import { reportId } from '../report-id.ts';
import type { Locale, Text } from '../text/locale.ts';
import { METHODS, SCOPES, YES_NO } from '../text/words.data.ts';
import { type CellPart, sheetCell, sheetText } from './sheet-cells.ts';
import { COVER_SHEET } from './sheet-names.data.ts';

export function coverSheet(report: TaxYearReport, locale: Locale, range?: YearCertainty): WriteSheet {
  const { frame, method, completeness, seal, inputHash } = report;
  const text = (value: string): CellPart => ({ value: sheetText(value), type: 'string' });
  const lines: readonly (readonly [Text, CellPart])[] = [
    [{ de: 'Person', en: 'Person' }, text(`${frame.person.name ?? ''} (${frame.person.role})`.trim())],
    [{ de: 'Steuernummer', en: 'Tax number' }, text(frame.person.taxNumber ?? '')],
    [
      { de: 'Steuerjahr', en: 'Tax year' },
      { value: frame.year, type: 'number' },
    ],
    [{ de: 'Erstellt am', en: 'Created' }, sheetCell(frame.generatedAt, 'moment', locale) ?? text('')],
    [{ de: 'Methode', en: 'Method' }, text(`${METHODS[method.method][locale]}, ${SCOPES[method.scope][locale]}`)],
    [{ de: 'Vollständig', en: 'Complete' }, text(completeText(completeness)[locale])],
    ...missingSentences(report, locale, range).map((sentence): readonly [Text, CellPart] => [
      { de: 'Offen', en: 'Open' },
      text(sentence),
    ]),
    [{ de: 'Berichtsnummer', en: 'Report id' }, text(reportId(report))],
    [{ de: 'Prüfsumme der Eingaben', en: 'Hash of the inputs' }, text(inputHash)],
    [{ de: 'Siegel des Berichts', en: 'Seal of the report' }, text(seal)],
    [{ de: 'Hinweis', en: 'Note' }, text(NOTE[locale])],
  ];
  const cells = new Map<string, CellPart>([
    ['0,0', { value: `${TITLE[locale]} ${frame.year}`, type: 'string', style: BIG }],
  ]);
  lines.forEach(([label, value], index) => {
    cells.set(`${index + 2},0`, { value: label[locale], type: 'string', style: { font: { bold: true } } });
    cells.set(`${index + 2},1`, { ...value, style: { ...value.style, alignment: { horizontal: 'left' } } });
  });
  return { name: COVER_SHEET[locale], columns: [{ width: 28 }, { width: 80 }], cells };
}

function completeText({ complete, standIns }: TaxYearReport['completeness']): Text {
  if (!complete) return YES_NO.no;
  const { de, en } = YES_NO.yes;
  return standIns === undefined
    ? YES_NO.yes
    : { de: `${de}, mit vorläufigen Kursen`, en: `${en}, with provisional prices` };
}

const BIG = { font: { bold: true, size: 16 } } as const;
const TITLE = { de: 'Steuerbericht', en: 'Tax report' } as const;
const NOTE = {
  de: 'Software, keine Steuerberatung. Alle Berechnungen ohne Gewähr. Mengen mit mehr als 15 Stellen stehen als Text, damit keine Stelle verloren geht.',
  en: 'Software, not tax advice. All calculations without guarantee. Quantities with more than 15 digits are written as text, so that no digit is lost.',
} as const;
