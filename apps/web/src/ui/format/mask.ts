/** Hide-amounts mode: the number becomes four dots, its sign goes (it would tell direction), the unit stays in place. */
export const MASK = '••••';

const NUMBER = /[+\u2212-]?(?:[<>]\u00a0?)?\u20ac?[+\u2212-]?\d[\d.,\u00a0']*\d|[+\u2212-]?\u20ac?\d/;

export function maskAmount(text: string): string {
  const match = NUMBER.exec(text);
  if (match === null) return text;
  const unit = match[0].includes('\u20ac') ? '\u20ac' : '';
  return text.slice(0, match.index) + unit + MASK + text.slice(match.index + match[0].length);
}
