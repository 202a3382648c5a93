/** One cut of the typeface: how wide a text is, how it is drawn, and where its lines break. */
import type { PdfFont } from 'pdfkit/js/pdfkit.standalone.js';

interface Run {
  /** Thousandths of the size. */
  readonly width: number;
  readonly operators: string;
}

/** Words kept with their glyphs; beyond it the store begins anew. */
const MOST_RUNS = 5_000;

export class Face {
  readonly #font: PdfFont;
  readonly #runs = new Map<string, Run>();
  /** Kerning of two signs that follow each other, in thousandths. */
  readonly #pairs: Map<string, number>;
  readonly #signs = new Map<string, { readonly glyph: string; readonly width: number }>();
  /** Shares of the size. */
  readonly ascent: number;
  readonly height: number;

  constructor(font: PdfFont) {
    const { pairs, tables } = typefaceOf(font);
    // Kerning reads large tables of the file, which would be decoded anew for each document.
    font.font._tables = tables;
    this.#font = font;
    this.#pairs = pairs;
    this.ascent = font.ascender / 1000;
    this.height = (font.ascender - font.descender) / 1000;
  }

  get font(): PdfFont {
    return this.#font;
  }

  width(text: string, size: number): number {
    return ((FIGURES.test(text) ? this.#figuresWidth(text) : this.#run(text).width) * size) / 1000;
  }

  /** The operator that shows the text at the present place. */
  operators(text: string): string {
    return FIGURES.test(text) ? this.#figures(text) : this.#run(text).operators;
  }

  #run(text: string): Run {
    const known = this.#runs.get(text);
    if (known !== undefined) return known;
    const run = this.#words(text);
    if (this.#runs.size >= MOST_RUNS) this.#runs.clear();
    this.#runs.set(text, run);
    return run;
  }

  /**
   * Figures are set sign by sign, without kerning, so that they stand below each other. Nearly each is new, so none is kept:
   * those of a long list would outlive every quick collection and be most of the memory that it takes.
   */
  #figures(text: string): string {
    return `<${Array.from(text, (sign) => this.#sign(sign).glyph).join('')}> Tj`;
  }

  #figuresWidth(text: string): number {
    let width = 0;
    for (const sign of text) width += this.#sign(sign).width;
    return width;
  }

  #sign(sign: string) {
    const known = this.#signs.get(sign);
    if (known !== undefined) return known;
    const [[glyph = ''], [position]] = this.#font.encode(sign);
    const made = { glyph, width: position?.advanceWidth ?? 0 };
    this.#signs.set(sign, made);
    return made;
  }

  /** Words are kerned. The typeface moves glyphs by pairs, so that a pair is looked up once and not with every text. */
  #words(text: string): Run {
    const parts: string[] = [];
    let [glyphs, width, before] = ['', 0, ''];
    for (const sign of this.#drawable(text)) {
      const shift = before === '' ? 0 : this.#kern(before, sign);
      if (shift !== 0) {
        parts.push(`<${glyphs}>`, short(-shift));
        glyphs = '';
        width += shift;
      }
      const own = this.#sign(sign);
      glyphs += own.glyph;
      width += own.width;
      before = sign;
    }
    return { width, operators: `[${[...parts, `<${glyphs}>`].join(' ')}] TJ` };
  }

  /** By how much two signs stand closer (or wider); nothing where the typeface would join them. */
  #kern(left: string, right: string): number {
    const pair = left + right;
    const known = this.#pairs.get(pair);
    if (known !== undefined) return known;
    const { glyphs, positions } = this.#font.font.layout(pair);
    const isJoined = glyphs.length !== 2;
    const [first] = positions;
    const [glyph] = glyphs;
    const shift = isJoined || first === undefined || glyph === undefined ? 0 : first.xAdvance - glyph.advanceWidth;
    const own = (shift * 1000) / this.#font.font.unitsPerEm;
    this.#pairs.set(pair, own);
    return own;
  }

  /** A sign that the typeface does not have would be an empty box, which PDF/A does not allow. */
  #drawable(text: string): string {
    if (!UNUSUAL.test(text)) return text;
    const has = (sign: string) => this.#font.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    return Array.from(text, (sign) => (has(sign) ? sign : '?')).join('');
  }
}

/** The typeface is the same in every document, and so are its kerning and its decoded tables. */
interface Typeface {
  readonly pairs: Map<string, number>;
  readonly tables: object;
}

const typefaces = new Map<string, Typeface>();

function typefaceOf({ name, font }: PdfFont): Typeface {
  const typeface = typefaces.get(name) ?? { pairs: new Map(), tables: font._tables };
  typefaces.set(name, typeface);
  return typeface;
}

/** Figures, dates, numbers of files and transactions: short, with a digit, in letters that the typeface has. */
const FIGURES = /^(?=.*\d)[\u0020-\u017f]{1,40}$/;
/** Beyond the Latin letters of the typeface. */
const UNUSUAL = /[^\u0020-\u017f]/;

export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Lines of a text in a column. Words break only where one alone is too long. */
export function linesOf(face: Face, text: string, size: number, room: number): readonly string[] {
  if (!text.includes('\n') && face.width(text, size) <= room) return [text];
  return text.split('\n').flatMap((part) => wrapped(face, part, size, room));
}

function wrapped(face: Face, text: string, size: number, room: number): readonly string[] {
  const fits = (line: string) => face.width(line, size) <= room;
  const space = face.width(' ', size);
  const lines: string[] = [];
  let [line, width] = ['', 0];
  for (const word of text.split(' ')) {
    const own = face.width(word, size);
    if (line !== '' && width + space + own <= room) {
      line += ` ${word}`;
      width += space + own;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = own <= room ? [word] : broken(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    width = pieces.length === 1 ? own : face.width(line, size);
  }
  return [...lines, line];
}

/** After a hyphen, a slash or a point where there is one, else wherever the room ends. */
function broken(word: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let rest = word;
  while (rest !== '' && !fits(rest)) {
    let end = 1;
    while (end < rest.length && fits(rest.slice(0, end + 1))) end++;
    const soft = Math.max(...['-', '/', '.', '_'].map((sign) => rest.lastIndexOf(sign, end - 1))) + 1;
    const cut = soft > end / 2 ? soft : end;
    lines.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...lines, rest];
}
