/** A document from its blocks: pages, frame, tags, bookmarks, embedded files; the same input gives the same bytes. */
import type PDFDocument from 'pdfkit/js/pdfkit.standalone.js';
import type { Block } from './blocks.ts';
import { flow } from './flow.ts';
import { loadPdfkit } from './load-pdfkit.ts';
import { Sheet } from './sheet.ts';

/** 16 mm at the sides, room for the frame above and below; A4 in points. */
export const MARGINS = { left: 45.35, top: 66, right: 45.35, bottom: 58 } as const;

export interface PdfInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly language: string;
  /** From the data, never the clock. */
  readonly createdAt: string;
}

export interface EmbeddedFile {
  readonly name: string;
  readonly text: string;
  readonly description: string;
  readonly relationship: 'Data' | 'Source' | 'Supplement';
}

export interface PdfContent {
  readonly info: PdfInfo;
  readonly blocks: readonly Block[];
  /** Draws what is on every page; called when their number is known. */
  readonly frame: (sheet: Sheet, page: number, pages: number) => void;
  readonly files?: readonly EmbeddedFile[];
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** PDF/A-3 is the archive form that may carry files; level a, because it is tagged. */
export async function writePdf({
  info,
  blocks,
  frame,
  files = [],
  onProgress,
}: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, fonts } = await loadPdfkit();
  const document = new PDFDocument(settings(info, fonts.regular));
  // The first line of the file is in PDFKit's stream already; from here on chunks come directly.
  const chunks: Uint8Array[] = [document.read()];
  document.push = (chunk) => {
    if (chunk !== null) chunks.push(chunk);
    return true;
  };
  escapeMetadata(document);
  const sheet = new Sheet(document, fonts, MARGINS);
  const all = rowsOf(blocks);
  sheet.onPage = () => onProgress?.(Math.min(0.95, sheet.rows / Math.max(1, all)));
  sheet.nextPage('portrait');
  flow(sheet, blocks);
  sheet.endPage();
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    sheet.revisit(page);
    frame(sheet, page + 1, count);
    sheet.endPage();
  }
  sheet.tags.finish();
  for (const { name, text, ...options } of files) {
    const at = new Date(info.createdAt);
    const file = { name, type: 'application/json', creationDate: at, modifiedDate: at, ...options };
    document.file(new TextEncoder().encode(text).buffer, file);
  }
  document.end();
  onProgress?.(1);
  return joined(chunks);
}

function settings({ title, author, subject, language, createdAt }: PdfInfo, font: Uint8Array) {
  return {
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    font,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: 'Cryptax',
      Producer: 'Cryptax',
      CreationDate: new Date(createdAt),
    },
  };
}

/** PDFKit puts names into XML as they are; one with an ampersand would spoil the metadata of the whole file. */
function escapeMetadata(document: PDFDocument): void {
  const write = document._addInfo.bind(document);
  document._addInfo = () => {
    const { info } = document;
    const escaped = Object.entries(info).map(([key, value]) => [
      key,
      typeof value === 'string' ? xmlText(value) : value,
    ]);
    document.info = Object.fromEntries(escaped);
    write();
    document.info = info;
  };
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function rowsOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.length : 0), 0);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
