/** The browser build of PDFKit, as far as we use it; the package ships no types. Version 0.19.1 exactly (see `numbered-objects.ts`). */
declare module 'pdfkit/js/pdfkit.standalone.js' {
  export interface PdfReference {
    readonly id: number;
    readonly data: Record<string, unknown>;
    write(chunk: string | Uint8Array): void;
    end(chunk?: string | Uint8Array): void;
  }

  /** Thousandths of the font size. */
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly advanceWidth: number;
  }

  export interface PdfFont {
    readonly id: string;
    readonly ascender: number;
    readonly descender: number;
    readonly font: { hasGlyphForCodePoint(code: number): boolean };
    encode(text: string): readonly [readonly string[], readonly GlyphPosition[]];
    ref(): PdfReference;
  }

  export interface PdfPage {
    readonly width: number;
    readonly height: number;
    readonly dictionary: PdfReference;
    readonly fonts: Record<string, PdfReference>;
    readonly ext_gstates: Record<string, PdfReference>;
    write(chunk: string): void;
  }

  export interface PdfOutline {
    addItem(title: string): PdfOutline;
  }

  class PDFDocument {
    constructor(options: Readonly<Record<string, unknown>>);
    readonly page: PdfPage;
    readonly outline: PdfOutline;
    info: Record<string, unknown>;
    readonly _font: PdfFont;
    readonly _offsets: (number | null)[];
    readonly _offset: number;
    readonly _root: PdfReference;
    readonly _info: PdfReference;
    readonly _id: Uint8Array;
    _finalize: () => void;
    _addInfo: () => void;
    _write(data: string | Uint8Array): void;
    read(): Uint8Array;
    push: (data: Uint8Array | null) => boolean;
    font(source: Uint8Array): PDFDocument;
    addPage(options: Readonly<Record<string, unknown>>): PDFDocument;
    switchToPage(index: number): PdfPage;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    ref(data: Readonly<Record<string, unknown>>): PdfReference;
    getMarkInfoDictionary(): PdfReference;
    file(source: ArrayBuffer, options: Readonly<Record<string, unknown>>): PdfReference;
    fontSize(size: number): PDFDocument;
    text(text: string, x: number, y: number, options: Readonly<Record<string, unknown>>): PDFDocument;
    save(): PDFDocument;
    restore(): PDFDocument;
    translate(x: number, y: number): PDFDocument;
    scale(factor: number): PDFDocument;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): PDFDocument;
    path(path: string): PDFDocument;
    lineWidth(width: number): PDFDocument;
    lineCap(cap: 'round'): PDFDocument;
    lineJoin(join: 'round'): PDFDocument;
    fill(color: string): PDFDocument;
    stroke(color: string): PDFDocument;
    end(): void;
  }

  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export { PDFDocument as default };
}
