/** UTF-8 bytes of a text. Pure packages compile without the web's TextEncoder, so the encoder is here. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes[length++] = unit;
      continue;
    }
    const point = codePointAt(text, i);
    if (point > 0xffff) i++;
    if (point < 0x800) {
      bytes[length++] = 0xc0 | (point >> 6);
      bytes[length++] = tail(point);
    } else if (point < 0x10000) {
      bytes[length++] = 0xe0 | (point >> 12);
      bytes[length++] = tail(point >> 6);
      bytes[length++] = tail(point);
    } else {
      bytes[length++] = 0xf0 | (point >> 18);
      bytes[length++] = tail(point >> 12);
      bytes[length++] = tail(point >> 6);
      bytes[length++] = tail(point);
    }
  }
  return bytes.subarray(0, length);
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}

/** A lone surrogate becomes U+FFFD, as every encoder does. */
function codePointAt(text: string, index: number): number {
  const point = text.codePointAt(index) ?? 0xfffd;
  return point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
}
