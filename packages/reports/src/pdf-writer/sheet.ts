/** The page that is being written: where the pen is, what it draws, and which tag it draws for. */
import type PDFDocument from 'pdfkit/js/pdfkit.standalone.js';
import type { PdfReference } from 'pdfkit/js/pdfkit.standalone.js';
import type { Look, Orientation } from './blocks.ts';
import { deflated } from './deflated.ts';
import { Face, short } from './face.ts';
import { StructureTree } from './structure-tree.ts';

export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Content that repeats or decorates and that a reader leaves out. */
export type Artifact = 'Header' | 'Footer' | 'Watermark' | 'Layout';

const ARTIFACTS: Readonly<Record<Artifact, string>> = {
  Header: '/Artifact <</Type/Pagination/Subtype/Header>> BDC',
  Footer: '/Artifact <</Type/Pagination/Subtype/Footer>> BDC',
  Watermark: '/Artifact <</Type/Pagination/Subtype/Watermark>> BDC',
  Layout: '/Artifact <</Type/Layout>> BDC',
};

export class Sheet {
  readonly document: PDFDocument;
  readonly margins: Margins;
  readonly regular: Face;
  readonly bold: Face;
  readonly tags: StructureTree;
  #orientation: Orientation = 'portrait';
  #operators: string[] = [];
  /** Of the present page, in the order in which they are drawn. */
  #streams: PdfReference[] = [];
  #color = '';
  #type = '';
  #light: PdfReference | null = null;
  /** Down from the top of the page. */
  y = 0;
  /** Rows of tables so far: what a long report consists of. */
  rows = 0;
  onPage: () => void = () => undefined;

  constructor(
    document: PDFDocument,
    fonts: { readonly regular: Uint8Array; readonly bold: Uint8Array },
    margins: Margins,
  ) {
    this.document = document;
    this.margins = margins;
    this.regular = new Face(document.font(fonts.regular)._font);
    this.bold = new Face(document.font(fonts.bold)._font);
    this.tags = new StructureTree(document);
  }

  get width(): number {
    return this.document.page.width;
  }

  get height(): number {
    return this.document.page.height;
  }

  get orientation(): Orientation {
    return this.#orientation;
  }

  get room(): number {
    return this.width - this.margins.left - this.margins.right;
  }

  /** Where a page ends for its content. */
  get bottom(): number {
    return this.height - this.margins.bottom;
  }

  get isFresh(): boolean {
    return this.y <= this.margins.top;
  }

  nextPage(orientation: Orientation = this.#orientation): void {
    this.endPage();
    this.#orientation = orientation;
    this.document.addPage({ size: 'A4', layout: orientation, margin: 0 });
    this.#streams = [];
    this.document.page.dictionary.data.Contents = this.#streams;
    // PDFKit's own stream holds nothing but the turn of the page; nobody refers to it.
    this.document.page.content.compress = false;
    this.tags.beginPage();
    this.#begin();
    this.y = this.margins.top;
    this.onPage();
  }

  /**
   * Writes what was drawn as a stream of its own, at once: a document of hundreds of pages would be in memory as a whole
   * otherwise. Later pieces of the same page may follow.
   */
  endPage(): void {
    if (this.#operators.length === 0) return;
    const stream = this.document.ref({ Filter: 'FlateDecode' });
    stream.end(deflated(`${this.#operators.join('\n')}\nQ`));
    this.#streams.push(stream);
    this.#operators = [];
  }

  /** Goes back to a page that is written, for what only the whole document knows. */
  revisit(index: number): void {
    this.endPage();
    this.document.switchToPage(index);
    this.#streams = this.document.page.dictionary.data.Contents as PdfReference[];
    this.#begin();
  }

  #begin(): void {
    const { page } = this.document;
    for (const { font } of [this.regular, this.bold]) page.fonts[font.id] = font.ref();
    this.#operators = ['q'];
    this.#color = '';
    this.#type = '';
  }

  face({ bold = false }: Pick<Look, 'bold'>): Face {
    return bold ? this.bold : this.regular;
  }

  /** Begins content of the open tag. */
  mark(): void {
    this.#operators.push(this.tags.mark());
  }

  artifact(kind: Artifact): void {
    this.#operators.push(ARTIFACTS[kind]);
  }

  unmark(): void {
    this.#operators.push('EMC');
  }

  /** One line of text; `y` is the top of the line. */
  text(text: string, x: number, y: number, look: Look): void {
    if (text === '') return;
    const face = this.face(look);
    this.#fill(look.color);
    const type = `/${face.font.id} ${short(look.size)} Tf`;
    const change = type === this.#type ? '' : `${type} `;
    this.#type = type;
    const baseline = this.height - y - face.ascent * look.size;
    this.#operators.push(`BT ${change}${short(x)} ${short(baseline)} Td ${face.operators(text)} ET`);
  }

  line(x: number, y: number, width: number, weight: number, color: string): void {
    this.#fill(color);
    this.#operators.push(`${short(x)} ${short(this.height - y - weight / 2)} ${short(width)} ${short(weight)} re f`);
  }

  /** Operators of the caller, in the page's own coordinates. */
  draw(operators: string): void {
    this.#operators.push(operators);
    this.#color = '';
    this.#type = '';
  }

  /** A state in which everything is nearly transparent. */
  light(): PdfReference {
    if (this.#light === null) {
      this.#light = this.document.ref({ Type: 'ExtGState', ca: 0.1 });
      this.#light.end();
    }
    return this.#light;
  }

  #fill(color: string): void {
    if (color === this.#color) return;
    this.#color = color;
    this.#operators.push(`${rgb(color)} rg`);
  }
}

/** `#rrggbb` as three shares. */
export function rgb(color: string): string {
  return [1, 3, 5].map((at) => short(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
}
