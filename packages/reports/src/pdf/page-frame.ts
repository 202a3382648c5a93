/** What stands on each page: mark, title and state above; report id, hash, disclaimer and page n of m below. */
import type { TaxYearReport } from '@cryptax/tax-de';
import { ACCENT, INK, INK_2, INK_3, RULE } from '../pdf-writer/inks.ts';
import { rgb, type Sheet } from '../pdf-writer/sheet.ts';
import { reportId } from '../report-id.ts';
import type { Locale, Text } from '../text/locale.ts';

export interface FrameOptions {
  readonly locale: Locale;
  readonly title: string;
  readonly preview: boolean;
  readonly demo: boolean;
}

export const STATES: Readonly<Record<'preview' | 'demo' | 'partial' | 'planning', Text>> = {
  preview: { de: 'Vorschau', en: 'Preview' },
  demo: { de: 'Beispieldaten', en: 'Demo data' },
  partial: { de: 'Vorläufig', en: 'Provisional' },
  planning: { de: 'Planungsvergleich', en: 'Planning comparison' },
};

const FOOT: Text = {
  de: 'Erstellt mit Cryptax. Software, keine Steuerberatung. Alle Berechnungen ohne Gewähr.',
  en: 'Made with Cryptax. Software, not tax advice. All calculations without guarantee.',
};

/** The words at the top right; empty for a complete report of an accepted method. */
function stateWords(report: TaxYearReport, { locale, preview, demo }: FrameOptions): readonly string[] {
  return [
    ...(preview ? [STATES.preview] : []),
    ...(demo ? [STATES.demo] : []),
    ...(report.completeness.complete && report.completeness.standIns === undefined ? [] : [STATES.partial]),
    ...(report.method.status === 'planning' ? [STATES.planning] : []),
  ].map((text) => text[locale]);
}

/** What each page says about the document. */
export interface FrameWords {
  readonly title: string;
  readonly states: readonly string[];
  readonly left: string;
  readonly right: string;
  /** Across the page. */
  readonly watermark?: string | undefined;
  readonly locale: Locale;
}

export function reportFrame(report: TaxYearReport, options: FrameOptions): FrameWords {
  return {
    title: options.title,
    states: stateWords(report, options),
    left: `SHA-256 ${report.seal}`,
    right: reportId(report),
    watermark: options.preview ? STATES.preview[options.locale] : undefined,
    locale: options.locale,
  };
}

/** Draws the frame of a page; all of it repeats, so that a reader leaves it out. */
export function pageFrame(words: FrameWords) {
  return (sheet: Sheet, page: number, pages: number): void => {
    if (words.watermark !== undefined) watermark(sheet, words.watermark);
    sheet.artifact('Header');
    head(sheet, words);
    sheet.unmark();
    sheet.artifact('Footer');
    foot(sheet, words, page, pages);
    sheet.unmark();
  };
}

function head(sheet: Sheet, { title, states }: FrameWords): void {
  const { left, right } = sheet.margins;
  const small = { size: 8, color: INK_2 };
  mark(sheet, left, 30);
  sheet.text('Cryptax', left + 18, 30.5, { size: 10, color: INK, bold: true });
  sheet.text(title, (sheet.width - sheet.regular.width(title, 8)) / 2, 32, small);
  const state = states.join(', ');
  const x = sheet.width - right - sheet.bold.width(state, 8);
  sheet.text(state, x, 32, { size: 8, color: INK, bold: true });
  sheet.line(left, 49, sheet.room, 0.75, INK);
}

function foot(sheet: Sheet, { left, right, locale }: FrameWords, page: number, pages: number): void {
  const x = sheet.margins.left;
  const end = sheet.width - sheet.margins.right;
  const top = sheet.bottom + 14;
  const toTheRight = (text: string, y: number, size: number, color: string) =>
    sheet.text(text, end - sheet.regular.width(text, size), y, { size, color });
  sheet.line(x, top, sheet.room, 0.5, RULE);
  sheet.text(FOOT[locale], x, top + 5.5, { size: 7, color: INK_3 });
  toTheRight(locale === 'de' ? `Seite ${page} von ${pages}` : `Page ${page} of ${pages}`, top + 5.5, 7, INK_2);
  sheet.text(left, x, top + 15.7, { size: 6, color: INK_3 });
  toTheRight(right, top + 15.7, 6, INK_3);
}

/** Free plan: a light diagonal that leaves the figures readable. */
function watermark(sheet: Sheet, text: string): void {
  const size = 110;
  const width = sheet.bold.width(text, size);
  const { page } = sheet.document;
  page.ext_gstates.Light ??= sheet.light();
  const turn = Math.SQRT1_2;
  const place = (middle: number, back: number) => (middle - back).toFixed(3);
  const x = place(page.width / 2, (width / 2 - size / 3) * turn);
  const y = place(page.height / 2, (width / 2 + size / 3) * turn);
  const show = `/${sheet.bold.font.id} ${size} Tf ${turn.toFixed(5)} ${turn.toFixed(5)} -${turn.toFixed(5)} ${turn.toFixed(5)} ${x} ${y} Tm`;
  sheet.artifact('Watermark');
  sheet.draw(`q /Light gs ${rgb(INK_3)} rg BT ${show} ${sheet.bold.operators(text)} ET Q`);
  sheet.unmark();
}

/** The stamp with its tick, thirteen points high; its shapes are those of the app's mark, 24 units wide, downwards. */
function mark(sheet: Sheet, x: number, y: number): void {
  const scale = (13 / 24).toFixed(6);
  const place = `${scale} 0 0 -${scale} ${x.toFixed(3)} ${(sheet.height - y).toFixed(3)} cm`;
  sheet.draw(`q ${place} ${rgb(ACCENT)} rg ${STAMP} f 2.3 w 1 J 1 j 1 1 1 RG ${RING} S ${TICK} S Q`);
}

const STAMP =
  '7.5 1 m 16.5 1 l 20.09 1 23 3.91 23 7.5 c 23 16.5 l 23 20.09 20.09 23 16.5 23 c 7.5 23 l 3.91 23 1 20.09 1 16.5 c 1 7.5 l 1 3.91 3.91 1 7.5 1 c h';
const RING =
  '16.6 8.3 m 15.018 6.341 12.324 5.678 10.014 6.68 c 7.704 7.682 6.347 10.103 6.697 12.596 c 7.047 15.089 9.018 17.043 11.514 17.37 c 14.011 17.698 16.419 16.319 17.4 14 c';
const TICK = '10.2 11.9 m 12.3 14 l 17.7 8.3 l';
