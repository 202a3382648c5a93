/** A plan on paper, with the same frame as the reports; it says on each page that it is a plan and no report. */
import { berlinDayText } from '@cryptax/kernel';
import {
  type Content,
  type ContentNode,
  headed,
  heading,
  INK,
  INK_2,
  LIST_SIZE,
  labelled,
  MARGINS,
  PORTRAIT,
  paragraph,
  RULE,
  rule,
  TEXT_SIZE,
} from '../pdf/content.ts';
import { loadPdfmake } from '../pdf/load-pdfmake.ts';
import { pageFoot, pageHead, STATES } from '../pdf/page-frame.ts';
import { printable } from '../pdf/pdf-table.ts';
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
  const states = [...(demo ? [STATES.demo[locale]] : []), PLAN[locale]];
  const made = `${MADE[locale]} ${dayText(berlinDayText(madeAt), locale)}`;
  const pdfmake = await loadPdfmake();
  const definition = {
    pageSize: 'A4',
    pageMargins: [...MARGINS],
    language: locale === 'de' ? 'de-DE' : 'en-GB',
    displayTitle: true,
    version: '1.7',
    info: {
      title: document.title,
      author: 'Cryptax',
      subject: ABOUT[locale],
      creator: 'Cryptax',
      producer: 'Cryptax',
      creationDate: new Date(madeAt),
    },
    defaultStyle: { font: 'Roboto', fontSize: TEXT_SIZE, color: INK },
    header: pageHead(document.title, states),
    footer: pageFoot(locale, ABOUT[locale], made),
    content: contentOf(document, locale),
  };
  return new Uint8Array(await pdfmake.createPdf(definition).getBuffer());
}

function contentOf({ title, subtitle, figures, tables, notes }: PlanDocument, locale: Locale): readonly Content[] {
  const columns = figures.map(({ label, value }) => labelled(printable(label), printable(value)));
  const list = { ul: notes.map((text) => paragraph(printable(text), { margin: [0, 1, 0, 1] })) };
  return [
    { text: printable(title), fontSize: 20, bold: true, outline: true, margin: [0, 8, 0, 2] },
    { text: printable(subtitle), fontSize: 10, color: INK_2, margin: [0, 0, 0, 14] },
    rule(PORTRAIT),
    { columns, columnGap: 16, margin: [0, 9, 0, 3] },
    rule(PORTRAIT),
    ...tables
      .filter(({ rows }) => rows.length > 0)
      .flatMap((table) => headed([heading(printable(table.title))], tableNode(table))),
    ...(notes.length === 0 ? [] : headed([heading(NOTES[locale])], list)),
  ];
}

const GAP = 8;

/** Heads repeat on each page, a row never splits, hairlines only. */
function tableNode({ columns, rows }: DocumentTable): ContentNode {
  const room = PORTRAIT - GAP * (columns.length - 1);
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  const cell = (text: string, column: number) => ({
    text: printable(text),
    alignment: columns[column]?.isFigure === true ? 'right' : 'left',
  });
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => (room * width) / all),
      body: [
        columns.map(({ title }, column) => ({ ...cell(title, column), color: INK_2, fontSize: LIST_SIZE - 0.5 })),
        ...rows.map((row) => columns.map((_, column) => cell(row[column] ?? '', column))),
      ],
    },
    layout: {
      hLineWidth: (line: number) => (line === 0 ? 0 : line === 1 ? 0.75 : 0.4),
      hLineColor: (line: number) => (line === 1 ? INK : RULE),
      vLineWidth: () => 0,
      paddingLeft: (column: number) => (column === 0 ? 0 : GAP),
      paddingRight: () => 0,
      paddingTop: () => 2.2,
      paddingBottom: () => 2.2,
    },
    fontSize: LIST_SIZE,
    color: INK,
  };
}
