/** The text of a PDF as a reader finds it: per page, line by line, each line as its pieces from left to right. */
import { addToGroup } from '@cryptax/kernel';
import { loadPdfjs } from './load-pdfjs.ts';

export interface PdfText {
  readonly pages: readonly (readonly (readonly string[])[])[];
  readonly bookmarks: readonly string[];
  readonly info: Readonly<Record<string, unknown>>;
}

export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  const { getDocument } = await loadPdfjs();
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: string[][][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const content = await (await document.getPage(number)).getTextContent();
    pages.push(linesOf(content.items as readonly TextPiece[]));
  }
  const outline = (await document.getOutline()) ?? [];
  const { info } = await document.getMetadata();
  await document.destroy();
  return { pages, bookmarks: outline.map(({ title }) => title), info: info as Readonly<Record<string, unknown>> };
}

interface TextPiece {
  readonly str: string;
  readonly transform: readonly number[];
}

/** Pieces on the same height form a line; the watermark is turned and stands apart. */
function linesOf(items: readonly TextPiece[]): string[][] {
  const lines = new Map<number, { readonly x: number; readonly text: string }[]>();
  for (const { str, transform } of items) {
    if (str.trim() === '') continue;
    const [, turn = 0, , , x = 0, y = 0] = transform;
    const height = turn === 0 ? Math.round(y * 2) : -1;
    addToGroup(lines, height, { x, text: str.trim() });
  }
  return [...lines].sort(([a], [b]) => b - a).map(([, line]) => line.sort((a, b) => a.x - b.x).map(({ text }) => text));
}
