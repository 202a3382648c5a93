/** The browser build of PDFKit, as far as we use it; the package ships no types. Version 0.19.1 exactly (see `numbered-objects.ts`). */
declare module 'pdfkit/js/pdfkit.standalone.js' {
  export interface PdfReference {
    readonly id: number;
    readonly data: Record<string, unknown>;
    compress: boolean;
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
    readonly name: string;
    readonly font: {
      /** Tables of the file that were decoded already, by tag. */
      _tables: object;
      readonly unitsPerEm: number;
      hasGlyphForCodePoint(code: number): boolean;
      /** In units of the typeface, with kerning. */
      layout(text: string): {
        readonly glyphs: readonly { readonly advanceWidth: number }[];
        readonly positions: readonly { readonly xAdvance: number }[];
      };
    };
    encode(text: string): readonly [readonly string[], readonly GlyphPosition[]];
    ref(): PdfReference;
  }

  export interface PdfPage {
    readonly width: number;
    readonly height: number;
    readonly dictionary: PdfReference;
    readonly content: PdfReference;
    readonly fonts: Record<string, PdfReference>;
    readonly ext_gstates: Record<string, PdfReference>;
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
    _offset: number;
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
    end(): void;
  }

  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export { PDFDocument as default };
}
