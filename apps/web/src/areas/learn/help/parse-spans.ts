/** Looks inside a line of an article: `**strong**`, backticks, links to other articles and to the web. Nothing else. */
import type { Span, SpanContent } from './article.ts';

const MARK = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)/g;

export function parseSpans(line: string): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of line.matchAll(MARK)) {
    if (match.index > at) spans.push({ at, kind: 'text', text: line.slice(at, match.index) });
    spans.push({ at: match.index, ...spanOf(match.groups ?? {}) });
    at = match.index + match[0].length;
  }
  if (at < line.length) spans.push({ at, kind: 'text', text: line.slice(at) });
  return spans;
}

/** A target that is neither an article nor a safe web address stays what it is: text. */
function spanOf({ strong, code, label = '', target = '' }: Readonly<Record<string, string | undefined>>): SpanContent {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (code !== undefined) return { kind: 'code', text: code };
  const slug = /^(?<slug>[a-z0-9-]+)\.md$/.exec(target)?.groups?.slug;
  if (slug !== undefined) return { kind: 'article', text: label, slug };
  return target.startsWith('https://')
    ? { kind: 'outside', text: label, url: target }
    : { kind: 'text', text: `${label} (${target})` };
}
