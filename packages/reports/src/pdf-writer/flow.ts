/** Puts blocks onto pages, one below the other: what must stay together goes to the next page together. */
import type { Block, ColumnsBlock, Frame, ListBlock, Orientation, TextBlock } from './blocks.ts';
import { linesOf } from './face.ts';
import { drawPicture } from './picture.ts';
import type { Sheet } from './sheet.ts';
import { drawTable, leastTableHeight, tableHeight, withoutLonelyEnd } from './table-flow.ts';

/** Draws blocks from where the sheet is; pages turn where they are full. */
export function flow(sheet: Sheet, blocks: readonly Block[]): void {
  blocks.forEach((block, index) => {
    if (block.kind === 'page') {
      const isFull = block.isNew === true && !sheet.isFresh;
      if (isFull || sheet.orientation !== block.orientation) sheet.nextPage(block.orientation);
      return;
    }
    const early = turnsEarly(sheet, blocks, index);
    if (early !== null) sheet.nextPage(early);
    const frame = { x: sheet.margins.left, width: sheet.room };
    const least = leastHeight(sheet, blocks, index, frame.width);
    if (sheet.y + least > sheet.bottom && !sheet.isFresh) sheet.nextPage();
    const isEnd = index === blocks.length - 1 && block.kind === 'table';
    draw(sheet, isEnd ? withoutLonelyEnd(sheet, block, frame.width) : block, frame);
  });
}

/** Shares of a page: a page less full looks forgotten, and one that is half full may end. */
const [NEARLY_EMPTY, HALF] = [0.35, 0.5];

/**
 * What would fill only the top of the last upright page before one that lies across stands on that one instead. Never the other
 * way round: a list that needs the width would be squeezed, and its heading would stay behind alone.
 */
function turnsEarly(sheet: Sheet, blocks: readonly Block[], index: number): Orientation | null {
  const turn = blocks.findIndex((block, at) => at > index && block.kind === 'page');
  const next = blocks[turn];
  if (next?.kind !== 'page' || next.orientation !== 'landscape' || sheet.orientation === 'landscape') return null;
  const before = blocks[index - 1];
  if (before?.kind === 'text' && before.leads === true) return null;
  const whole = sheet.bottom - sheet.margins.top;
  if (sheet.y - sheet.margins.top < whole * HALF) return null;
  if (sheet.y + wholeHeight(sheet, blocks, index) <= sheet.bottom) return null;
  const over = sumOf(sheet, blocks.slice(index, turn), sheet.room) - (sheet.bottom - sheet.y);
  return over > 0 && over < whole * NEARLY_EMPTY ? next.orientation : null;
}

/** A block to its end, with all that it leads. */
function wholeHeight(sheet: Sheet, blocks: readonly Block[], index: number): number {
  const block = blocks[index];
  if (block === undefined) return 0;
  const leads = block.kind === 'text' && block.leads === true;
  return heightOf(sheet, block, sheet.room) + (leads ? wholeHeight(sheet, blocks, index + 1) : 0);
}

/** What must fit for a block to begin here: its own least, and for what leads also that of what follows. */
function leastHeight(sheet: Sheet, blocks: readonly Block[], index: number, width: number): number {
  const block = blocks[index];
  if (block === undefined || block.kind === 'page') return 0;
  const most = sheet.bottom - sheet.margins.top;
  if (block.kind === 'table') return leastTableHeight(sheet, block, width);
  if (block.kind === 'list') return Math.min(listHeight(sheet, block, width, 2), most);
  const own = heightOf(sheet, block, width);
  const leads = block.kind === 'text' && block.leads === true;
  return Math.min(own + (leads ? leastHeight(sheet, blocks, index + 1, width) : 0), most);
}

/** Blocks are measured again and again while the page fills; a block is as tall as it was, at the same width. */
const heights = new WeakMap<Block, { readonly width: number; readonly height: number }>();

function heightOf(sheet: Sheet, block: Block, width: number): number {
  const known = heights.get(block);
  if (known?.width === width) return known.height;
  const height = measured(sheet, block, width);
  heights.set(block, { width, height });
  return height;
}

function measured(sheet: Sheet, block: Block, width: number): number {
  switch (block.kind) {
    case 'text':
      return (block.above ?? 0) + textHeight(sheet, block, block.text, width) + (block.below ?? 0);
    case 'list':
      return listHeight(sheet, block, width, block.items.length);
    case 'table':
      return tableHeight(sheet, block, width);
    case 'rule':
      return block.weight;
    case 'picture':
      return block.picture.height * Math.min(1, width / block.picture.width);
    case 'columns': {
      const own = columnWidth(block, width);
      const tallest = Math.max(0, ...block.columns.map((column) => sumOf(sheet, column, own)));
      return (block.above ?? 0) + tallest + (block.below ?? 0);
    }
    case 'together':
      return sumOf(sheet, block.blocks, width);
    case 'page':
      return 0;
  }
}

function sumOf(sheet: Sheet, blocks: readonly Block[], width: number): number {
  return blocks.reduce((sum, block) => sum + heightOf(sheet, block, width), 0);
}

function draw(sheet: Sheet, block: Block, frame: Frame): void {
  switch (block.kind) {
    case 'text':
      drawText(sheet, block, frame);
      return;
    case 'list':
      drawList(sheet, block, frame);
      return;
    case 'table':
      drawTable(sheet, block, frame);
      return;
    case 'rule':
      sheet.artifact('Layout');
      sheet.line(frame.x, sheet.y, frame.width, block.weight, block.color);
      sheet.unmark();
      sheet.y += block.weight;
      return;
    case 'picture':
      drawPicture(sheet, block.picture, frame);
      return;
    case 'columns':
      drawColumns(sheet, block, frame);
      return;
    case 'together':
      for (const one of block.blocks) draw(sheet, one, frame);
      return;
    case 'page':
      throw new Error('A page begins between blocks, not inside one');
  }
}

function lineHeight(sheet: Sheet, { size, bold = false, leading = 1 }: TextBlock | ListBlock): number {
  return sheet.face({ bold }).height * size * leading;
}

function textHeight(sheet: Sheet, look: TextBlock | ListBlock, text: string, width: number): number {
  return linesOf(sheet.face(look), text, look.size, width).length * lineHeight(sheet, look);
}

function drawText(sheet: Sheet, block: TextBlock, frame: Frame): void {
  sheet.y += sheet.isFresh ? 0 : (block.above ?? 0);
  if (block.bookmark === true) sheet.document.outline.addItem(block.text);
  sheet.tags.open(block.tag);
  drawLines(sheet, block, block.text, frame);
  sheet.tags.close();
  sheet.y += block.below ?? 0;
}

function drawLines(sheet: Sheet, look: TextBlock | ListBlock, text: string, { x, width }: Frame): void {
  sheet.mark();
  for (const line of linesOf(sheet.face(look), text, look.size, width)) {
    sheet.text(line, x, sheet.y, look);
    sheet.y += lineHeight(sheet, look);
  }
  sheet.unmark();
}

const INDENT = 9;
const ITEM_GAP = 2;

function listHeight(sheet: Sheet, list: ListBlock, width: number, items: number): number {
  return list.items
    .slice(0, items)
    .reduce((sum, item) => sum + textHeight(sheet, list, item, width - INDENT) + ITEM_GAP, 0);
}

function drawList(sheet: Sheet, list: ListBlock, { x, width }: Frame): void {
  sheet.tags.open('L');
  for (const item of list.items) {
    if (sheet.y + textHeight(sheet, list, item, width - INDENT) > sheet.bottom) sheet.nextPage();
    sheet.artifact('Layout');
    sheet.text('•', x, sheet.y, list);
    sheet.unmark();
    sheet.tags.open('LI');
    sheet.tags.open('LBody');
    drawLines(sheet, list, item, { x: x + INDENT, width: width - INDENT });
    sheet.tags.close();
    sheet.tags.close();
    sheet.y += ITEM_GAP;
  }
  sheet.tags.close();
}

function columnWidth({ columns, gap }: ColumnsBlock, width: number): number {
  return (width - gap * (columns.length - 1)) / Math.max(1, columns.length);
}

/** Read one column after the other. */
function drawColumns(sheet: Sheet, block: ColumnsBlock, { x, width }: Frame): void {
  const own = columnWidth(block, width);
  const top = sheet.y + (block.above ?? 0);
  let end = top;
  block.columns.forEach((column, index) => {
    sheet.y = top;
    for (const one of column) draw(sheet, one, { x: x + index * (own + block.gap), width: own });
    end = Math.max(end, sheet.y);
  });
  sheet.y = end + (block.below ?? 0);
}
