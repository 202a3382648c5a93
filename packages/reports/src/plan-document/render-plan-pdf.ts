/** A plan or another document on paper, with the frame of the reports; each page says what it is, a plan that it is no report. */
import { berlinDayText } from '@cryptax/kernel';
import { heading, LIST_SIZE, labelled, list, titleBlocks } from '../pdf/content.ts';
import { pageFrame, STATES } from '../pdf/page-frame.ts';
import { printable } from '../pdf/pdf-table.ts';
import type { Block } from '../pdf-writer/blocks.ts';
import { MARGINS, writePdf } from '../pdf-writer/write-pdf.ts';
import { dayText } from '../text/dates.ts';
import type { Locale, Text } from '../text/locale.ts';
import type { DocumentTable, PlanDocument } from './plan-document.ts';

export interface PlanPdfOptions {
  readonly locale: Locale;
  /** The moment of making; the same plan and moment give the same bytes. */
  readonly madeAt: string;
  readonly demo: boolean;
}

const PLAN: Text = { de: 'Planung', en: 'Plan' };
const MADE: Text = { de: 'Erstellt am', en: 'Created' };
const ABOUT: Text = {
  de: 'Planung mit angenommenen Kursen. Kein Bericht für das Finanzamt.',
  en: 'A plan with assumed prices. Not a report for the tax office.',
};
const NOTES: Text = { de: 'Hinweise', en: 'Notes' };

export async function renderPlanPdf(
  document: PlanDocument,
  { locale, madeAt, demo }: PlanPdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { state, about } = document.frame ?? { state: PLAN[locale], about: ABOUT[locale] };
  const states = [...(demo ? [STATES.demo[locale]] : []), state];
  const made = `${MADE[locale]} ${dayText(berlinDayText(madeAt), locale)}`;
  return writePdf({
    info: {
      title: printable(document.title),
      author: 'Cryptax',
      subject: about,
      language: locale === 'de' ? 'de-DE' : 'en-GB',
      createdAt: madeAt,
    },
    blocks: blocksOf(document, locale),
    frame: pageFrame({ title: printable(document.title), states, left: about, right: made, locale }),
  });
}

function blocksOf(
  { title, subtitle, figures, picture, tables, notes }: PlanDocument,
  locale: Locale,
): readonly Block[] {
  const facts = figures.map(({ label, value }) => labelled(printable(label), printable(value)));
  return [
    ...titleBlocks(printable(title), printable(subtitle), facts),
    ...(picture === undefined
      ? []
      : [heading(printable(picture.title)), { kind: 'picture', picture: picture.picture } as const]),
    ...tables
      .filter(({ rows }) => rows.length > 0)
      .flatMap((table) => [heading(printable(table.title)), tableBlock(table)]),
    ...(notes.length === 0 ? [] : [heading(NOTES[locale]), list(notes.map(printable))]),
  ];
}

/** Heads repeat on each page, a row never splits, hairlines only. */
function tableBlock({ columns, rows, endsInSum }: DocumentTable): Block {
  const room = PORTRAIT - GAP * (columns.length - 1);
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  // Figures that need more room take it from the widest text, so that no table grows over the margin.
  const words = columns.filter(({ isFigure = false }) => !isFigure);
  const widest = words.find(({ width }) => width === Math.max(...words.map((other) => other.width)));
  return {
    kind: 'table',
    columns: columns.map((column) => ({
      title: printable(column.title),
      width: column === widest ? '*' : (room * column.width) / all,
      isFigure: column.isFigure ?? false,
    })),
    hasHead: true,
    length: rows.length,
    row: (index) => columns.map((_, column) => printable(rows[index]?.[column] ?? '')),
    isBold: (index) => endsInSum === true && index === rows.length - 1,
    totals: [],
    size: LIST_SIZE,
    air: 2.2,
    gap: GAP,
  };
}

const GAP = 8;
/** Room for text between the margins of an upright page. */
const PORTRAIT = 595.28 - MARGINS.left - MARGINS.right;
