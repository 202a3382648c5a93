/** One cut of the typeface: how wide a text is, how it is drawn, and where its lines break. */
import type { PdfFont } from 'pdfkit/js/pdfkit.standalone.js';

interface Run {
  /** Thousandths of the size. */
  readonly width: number;
  readonly operators: string;
}

/** Texts kept with their glyphs; beyond it the store begins anew. */
const MOST_RUNS = 20_000;

export class Face {
  readonly #font: PdfFont;
  readonly #runs = new Map<string, Run>();
  readonly #signs = new Map<string, { readonly glyph: string; readonly width: number }>();
  /** Shares of the size. */
  readonly ascent: number;
  readonly height: number;

  constructor(font: PdfFont) {
    this.#font = font;
    this.ascent = font.ascender / 1000;
    this.height = (font.ascender - font.descender) / 1000;
  }

  get font(): PdfFont {
    return this.#font;
  }

  width(text: string, size: number): number {
    return (this.#run(text).width * size) / 1000;
  }

  /** The operator that shows the text at the present place. */
  operators(text: string): string {
    return this.#run(text).operators;
  }

  #run(text: string): Run {
    const known = this.#runs.get(text);
    if (known !== undefined) return known;
    const run = FIGURES.test(text) ? this.#figures(text) : this.#words(text);
    if (this.#runs.size >= MOST_RUNS) this.#runs.clear();
    this.#runs.set(text, run);
    return run;
  }

  /** Figures are set sign by sign, without kerning, so that they stand below each other; and nearly each is new. */
  #figures(text: string): Run {
    let [glyphs, width] = ['', 0];
    for (const sign of text) {
      const { glyph, width: own } = this.#sign(sign);
      glyphs += glyph;
      width += own;
    }
    return { width, operators: `<${glyphs}> Tj` };
  }

  #sign(sign: string) {
    const known = this.#signs.get(sign);
    if (known !== undefined) return known;
    const [[glyph = ''], [position]] = this.#font.encode(sign);
    const made = { glyph, width: position?.advanceWidth ?? 0 };
    this.#signs.set(sign, made);
    return made;
  }

  #words(text: string): Run {
    const [glyphs, positions] = this.#font.encode(this.#drawable(text));
    const parts: string[] = [];
    let [from, width] = [0, 0];
    positions.forEach(({ xAdvance, advanceWidth }, at) => {
      width += xAdvance;
      const shift = xAdvance - advanceWidth;
      if (shift === 0 && at < positions.length - 1) return;
      parts.push(`<${glyphs.slice(from, at + 1).join('')}>`);
      if (shift !== 0) parts.push(short(-shift));
      from = at + 1;
    });
    return { width, operators: `[${parts.join(' ')}] TJ` };
  }

  /** A sign that the typeface does not have would be an empty box, which PDF/A does not allow. */
  #drawable(text: string): string {
    if (!UNUSUAL.test(text)) return text;
    const has = (sign: string) => this.#font.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    return Array.from(text, (sign) => (has(sign) ? sign : '?')).join('');
  }
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
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = fits(word) ? [word] : broken(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
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
