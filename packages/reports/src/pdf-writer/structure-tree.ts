/**
 * The tags of a document: headings, paragraphs, lists and tables in reading order, each bound to its marks on a page. Written
 * as text into packed objects, because PDFKit's own elements take a kilobyte of memory each and a long report has a million.
 */
import type PDFDocument from 'pdfkit/js/pdfkit.standalone.js';
import { short } from './face.ts';
import { PackedObjects } from './packed-objects.ts';

/** Standard types only, so that no role map is needed. */
export type Tag =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

/** `scope`: what a head cell stands over. */
export interface TagOptions {
  readonly scope?: 'Column' | 'Row';
  readonly columns?: number;
  /** Words for what is seen only, and where it stands on the page. */
  readonly alt?: string;
  readonly box?: readonly number[];
}

interface Element {
  readonly id: number;
  readonly tag: Tag;
  readonly parent: number;
  readonly attributes: string;
  readonly kids: (string | number)[];
  page: number;
}

export class StructureTree {
  readonly #document: PDFDocument;
  readonly #objects: PackedObjects;
  readonly #root: number;
  readonly #open: Element[] = [];
  /** Per page, in order: the element that owns each mark. */
  readonly #owners: number[][] = [];
  #page = 0;

  constructor(document: PDFDocument) {
    this.#document = document;
    this.#objects = new PackedObjects(document);
    this.#root = this.#objects.number();
    document.getMarkInfoDictionary().data.Marked = true;
    this.open('Document');
  }

  beginPage(): void {
    const { dictionary } = this.#document.page;
    this.#page = dictionary.id;
    dictionary.data.StructParents = this.#owners.length;
    this.#owners.push([]);
  }

  open(tag: Tag, options: TagOptions = {}): void {
    const parent = this.#open.at(-1);
    const id = this.#objects.number();
    parent?.kids.push(`${id} 0 R`);
    this.#open.push({
      id,
      tag,
      parent: parent?.id ?? this.#root,
      attributes: attributesOf(options),
      kids: [],
      page: 0,
    });
  }

  close(): void {
    const element = this.#open.pop();
    if (element === undefined) throw new Error('No element is open');
    const { id, tag, parent, attributes, kids, page } = element;
    const place = page === 0 ? '' : `/Pg ${page} 0 R`;
    const content = kids.length === 0 ? '' : `/K [${kids.join(' ')}]`;
    this.#objects.put(id, `<</S/${tag}/P ${parent} 0 R${attributes}${place}${content}>>`);
  }

  /** The operator that begins content of the open element on the present page; `EMC` ends it. */
  mark(): string {
    const element = this.#open.at(-1);
    const owners = this.#owners.at(-1);
    if (element === undefined || owners === undefined) throw new Error('No element or page is open');
    const number = owners.length;
    owners.push(element.id);
    if (element.page === 0) element.page = this.#page;
    element.kids.push(element.page === this.#page ? number : `<</Type/MCR/Pg ${this.#page} 0 R/MCID ${number}>>`);
    return `/${element.tag} <</MCID ${number}>> BDC`;
  }

  /** After the last page; the catalogue is written with the end of the document. */
  finish(): void {
    const document = this.#open[0]?.id ?? 0;
    while (this.#open.length > 0) this.close();
    const lists = this.#owners.map((owners) => {
      const id = this.#objects.number();
      this.#objects.put(id, `[${owners.map((owner) => `${owner} 0 R`).join(' ')}]`);
      return id;
    });
    const numbers = lists.map((id, page) => `${page} ${id} 0 R`).join(' ');
    this.#objects.put(
      this.#root,
      `<</Type/StructTreeRoot/K ${document} 0 R/ParentTree <</Nums [${numbers}]>>/ParentTreeNextKey ${lists.length}>>`,
    );
    this.#objects.flush();
    this.#document._root.data.StructTreeRoot = reference(this.#root);
  }
}

function attributesOf({ scope, columns = 1, alt, box = [] }: TagOptions): string {
  if (alt !== undefined) {
    return `/Alt <${utf16(alt)}>/A <</O/Layout/Placement/Block/BBox [${box.map(short).join(' ')}]>>`;
  }
  if (scope === undefined && columns === 1) return '';
  const head = scope === undefined ? '' : `/Scope/${scope}`;
  const span = columns === 1 ? '' : `/ColSpan ${columns}`;
  return `/A <</O/Table${head}${span}>>`;
}

/** With the mark of its order in front, as texts outside of pages are written. */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `feff${units.join('')}`;
}

/** What PDFKit prints as it is and asks to end; ours is written already. */
function reference(id: number): object {
  return { toString: () => `${id} 0 R`, end: () => undefined, [Symbol.toStringTag]: 'Reference' };
}
