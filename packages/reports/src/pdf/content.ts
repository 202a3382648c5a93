/** The few building blocks of a page. pdfmake writes into the nodes it is given, so every call makes new ones. */

export type Content = string | ContentNode | readonly Content[];

export interface ContentNode {
  readonly [property: string]: unknown;
}

/** Black on white with rules, no fills: it must survive a fax and a grey printer (design 9). */
export const INK = '#1d1a16';
export const INK_2 = '#57514a';
export const INK_3 = '#6e675d';
export const RULE = '#cbc4b7';
export const ACCENT = '#2a45b8';

/** 16 mm at the sides, room for the frame above and below; A4 in points. */
export const MARGINS = [45.35, 66, 45.35, 58] as const;
/** Room for text between the margins. */
export const PORTRAIT = 595.28 - MARGINS[0] - MARGINS[2];
export const LANDSCAPE = 841.89 - MARGINS[0] - MARGINS[2];
export const TEXT_SIZE = 8;
export const LIST_SIZE = 7;

/** A numbered section with its bookmark. */
export function heading(text: string, options: ContentNode = {}): ContentNode {
  return {
    text,
    fontSize: 11,
    bold: true,
    color: INK,
    margin: [0, 16, 0, 5],

    outline: true,
    ...options,
  };
}

export function subheading(text: string): ContentNode {
  return { text, fontSize: 8.5, bold: true, color: INK, margin: [0, 10, 0, 3] };
}

/** A section sign stays with its number. */
export function paragraph(sentence: string, options: ContentNode = {}): ContentNode {
  const text = sentence.replace(/§ /g, '§\u00A0');
  return { text, fontSize: TEXT_SIZE, color: INK_2, lineHeight: 1.25, margin: [0, 4, 0, 2], ...options };
}

/** Height of a table's head and first rows, which must not be parted from their heading. */
const COMPANY = 46;

/**
 * A heading that never stands alone at the foot of a page: it moves on unless some room is left below it, and what
 * follows takes that room back. pdfmake's own way to this lays out the whole document again for each such heading.
 */
export function headed(head: readonly Content[], body: ContentNode, options: ContentNode = {}): readonly Content[] {
  const room = { text: ' ', fontSize: 1, lineHeight: 1, margin: [0, 0, 0, COMPANY] };
  return [
    { stack: [...head, room], unbreakable: true, ...options },
    { ...body, margin: [0, -COMPANY - 1, 0, 0] },
  ];
}

/** A small label with its value below, as on the cover. */
export function labelled(label: string, value: string): ContentNode {
  return {
    stack: [
      { text: label, fontSize: 7, color: INK_3 },
      { text: value, fontSize: TEXT_SIZE, color: INK, margin: [0, 1, 0, 6] },
    ],
  };
}

export function rule(width: number, thickness = 0.5, color = RULE): ContentNode {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: thickness, lineColor: color }] };
}
