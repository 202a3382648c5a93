/** How a line names the event it comes from: file and lines, so that every figure can be looked up. */
import type { SourceRef } from '@cryptax/tax-de';

export function sourceText({ file, lines, eventId }: SourceRef): string {
  if (file === null) return eventId;
  return lines.length === 0 ? file : `${file}:${lines.join(',')}`;
}

export function chainText(chain: readonly SourceRef[]): string {
  return chain.map(sourceText).join(' > ');
}
