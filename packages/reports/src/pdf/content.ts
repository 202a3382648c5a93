/** The few building blocks of our pages. */
import type { Block, TextBlock } from '../pdf-writer/blocks.ts';
import { INK, INK_2, INK_3, RULE } from '../pdf-writer/inks.ts';

export const TEXT_SIZE = 8;
export const LIST_SIZE = 7;

/** Name of the document and what it is about, between rules with its key facts. */
export function titleBlocks(title: string, subtitle: string, facts: readonly (readonly Block[])[]): readonly Block[] {
  return [
    { kind: 'text', tag: 'H1', text: title, size: 20, bold: true, color: INK, above: 8, below: 2, bookmark: true },
    { kind: 'text', tag: 'P', text: subtitle, size: 10, color: INK_2, below: 14 },
    rule(),
    { kind: 'columns', columns: facts, gap: 16, above: 9, below: 3 },
    rule(),
  ];
}

/** A numbered section with its bookmark. */
export function heading(text: string): TextBlock {
  return {
    kind: 'text',
    tag: 'H2',
    text,
    size: 11,
    bold: true,
    color: INK,
    above: 16,
    below: 5,
    bookmark: true,
    leads: true,
  };
}

export function subheading(text: string): TextBlock {
  return { kind: 'text', tag: 'H3', text, size: 8.5, bold: true, color: INK, above: 10, below: 3, leads: true };
}

/** A section sign stays with its number. */
export function paragraph(sentence: string, options: Partial<TextBlock> = {}): TextBlock {
  const text = sentence.replace(/§ /g, '§\u00A0');
  return { kind: 'text', tag: 'P', text, size: TEXT_SIZE, color: INK_2, leading: 1.25, above: 4, below: 2, ...options };
}

export function list(items: readonly string[]): Block {
  const texts = items.map((item) => item.replace(/§ /g, '§\u00A0'));
  return { kind: 'list', items: texts, size: TEXT_SIZE, color: INK_2, leading: 1.25 };
}

/** A small label with its value below, as on the cover. */
export function labelled(label: string, value: string): readonly Block[] {
  return [
    { kind: 'text', tag: 'P', text: label, size: 7, color: INK_3 },
    { kind: 'text', tag: 'P', text: value, size: TEXT_SIZE, color: INK, above: 1, below: 6 },
  ];
}

function rule(weight = 0.5, color: string = RULE): Block {
  return { kind: 'rule', weight, color };
}
