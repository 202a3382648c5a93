/** What stands on each page: mark, title and state above; report id, hash, disclaimer and page n of m below. */
import type { TaxYearReport } from '@cryptax/tax-de';
import { reportId } from '../report-id.ts';
import type { Locale, Text } from '../text/locale.ts';
import { ACCENT, type ContentNode, INK, INK_2, INK_3, MARGINS, RULE, rule } from './content.ts';

export interface FrameOptions {
  readonly locale: Locale;
  readonly title: string;
  readonly preview: boolean;
  readonly demo: boolean;
}

export interface PageSize {
  readonly width: number;
}

export const STATES: Readonly<Record<'preview' | 'demo' | 'partial' | 'planning', Text>> = {
  preview: { de: 'Vorschau', en: 'Preview' },
  demo: { de: 'Beispieldaten', en: 'Demo data' },
  partial: { de: 'Vorläufig', en: 'Provisional' },
  planning: { de: 'Planungsvergleich', en: 'Planning comparison' },
};

const FOOT: Text = {
  de: 'Erstellt mit Cryptax. Software, keine Steuerberatung. Alle Berechnungen ohne Gewähr.',
  en: 'Made with Cryptax. Software, no tax advice. All calculations without guarantee.',
};

/** The words at the top right; empty for a complete report of an accepted method. */
function stateWords(report: TaxYearReport, { locale, preview, demo }: FrameOptions): readonly string[] {
  return [
    ...(preview ? [STATES.preview] : []),
    ...(demo ? [STATES.demo] : []),
    ...(report.completeness.complete ? [] : [STATES.partial]),
    ...(report.method.status === 'planning' ? [STATES.planning] : []),
  ].map((text) => text[locale]);
}

export function header(report: TaxYearReport, options: FrameOptions) {
  return pageHead(options.title, stateWords(report, options));
}

/** Mark and title, and what kind of page it is. */
export function pageHead(title: string, words: readonly string[]) {
  const states = words.join(', ');
  return (_page: number, _pages: number, { width }: PageSize): ContentNode => ({
    margin: [MARGINS[0], 30, MARGINS[2], 0],
    stack: [
      {
        columns: [
          { width: 18, svg: MARK, fit: [13, 13] },
          { width: '*', text: 'Cryptax', bold: true, fontSize: 10, color: INK, margin: [0, 0.5, 0, 0] },
          { width: 'auto', text: title, fontSize: 8, color: INK_2, margin: [0, 2, 0, 0] },
          { width: '*', text: states, fontSize: 8, bold: true, color: INK, alignment: 'right', margin: [0, 2, 0, 0] },
        ],
        margin: [0, 0, 0, 6],
      },
      rule(width - MARGINS[0] - MARGINS[2], 0.75, INK),
    ],
  });
}

export function footer(report: TaxYearReport, { locale }: FrameOptions) {
  return pageFoot(locale, `SHA-256 ${report.seal}`, reportId(report));
}

/** Disclaimer and page, and one line that names the document. */
export function pageFoot(locale: Locale, left: string, right: string) {
  const pageText = (page: number, pages: number) =>
    locale === 'de' ? `Seite ${page} von ${pages}` : `Page ${page} of ${pages}`;
  return (page: number, pages: number, { width }: PageSize): ContentNode => ({
    margin: [MARGINS[0], 14, MARGINS[2], 0],
    stack: [
      rule(width - MARGINS[0] - MARGINS[2], 0.5, RULE),
      {
        columns: [
          { width: '*', text: FOOT[locale], fontSize: 7, color: INK_3 },
          { width: 'auto', text: pageText(page, pages), fontSize: 7, color: INK_2 },
        ],
        margin: [0, 5, 0, 2],
      },
      {
        columns: [
          { width: '*', text: left, fontSize: 6, color: INK_3 },
          { width: 'auto', text: right, fontSize: 6, color: INK_3 },
        ],
      },
    ],
  });
}

/** Free plan: a light diagonal that leaves the figures readable. */
export function watermark({ locale, preview }: FrameOptions): ContentNode | undefined {
  if (!preview) return undefined;
  return { text: STATES.preview[locale], color: INK_3, opacity: 0.1, bold: true, angle: -45, fontSize: 110 };
}

/** The stamp with its tick. */
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="1" y="1" width="22" height="22" rx="6.5" ' +
  `fill="${ACCENT}"/><path d="M16.6 8.3A5.6 5.6 0 1 0 17.4 14" fill="none" stroke="#ffffff" stroke-width="2.3" ` +
  'stroke-linecap="round"/><path d="m10.2 11.9 2.1 2.1 5.4-5.7" fill="none" stroke="#ffffff" stroke-width="2.3" ' +
  'stroke-linecap="round" stroke-linejoin="round"/></svg>';
