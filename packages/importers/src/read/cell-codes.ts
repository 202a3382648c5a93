/**
 * A piece of text as char codes in one byte each: looking at a byte costs a fraction of asking a text for a character. Whatever is
 * no ASCII becomes a code that no number, date or ticker has.
 */
const NO_ASCII = 127;

export class CellCodes {
  codes: Uint8Array = new Uint8Array(64);
  view = new DataView(this.codes.buffer);

  /** The characters from `from` to before `to`, written from `place` on. */
  copy(text: string, from: number, to: number, place = 0): Uint8Array {
    const end = place + to - from;
    if (end > this.codes.length) {
      this.codes = new Uint8Array(end * 2);
      this.view = new DataView(this.codes.buffer);
    }
    const { codes } = this;
    for (let i = place; i < end; i++) {
      const code = text.charCodeAt(from + i - place);
      codes[i] = code < NO_ASCII ? code : NO_ASCII;
    }
    return codes;
  }
}
