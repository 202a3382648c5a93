/**
 * A help article: how its file is read, and what it is as data: blocks of text without any markup language in them, so
 * that nothing can be injected.
 */
import { HELP_TOPICS, type HelpSlug, type HelpTopic } from '../../../platform/help/help-slugs.ts';

export interface Article {
  readonly slug: HelpSlug;
  readonly topic: HelpTopic;
  readonly title: string;
  /** The first paragraph: what the article is about, also shown under its title in lists. */
  readonly lead: string;
  /** Further words somebody may search for. */
  readonly words: string;
  /** Screens that the article speaks of, as the app names them; the reader gets a way there. */
  readonly screens: readonly string[];
  readonly blocks: readonly Block[];
}

/** `at` is the place among its neighbours: texts repeat, places do not. */
interface Placed {
  readonly at: number;
}

export type Block = Placed & BlockContent;

type BlockContent =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'note'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | {
      readonly kind: 'table';
      readonly head: readonly Line[];
      readonly rows: readonly Row[];
      /** Which columns hold figures and stand at the right. */
      readonly figures: readonly boolean[];
    };

interface Line extends Placed {
  readonly spans: readonly Span[];
}

export interface Row extends Placed {
  readonly cells: readonly Line[];
}

export type Span = Placed & SpanContent;

type SpanContent =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'article'; readonly text: string; readonly slug: string }
  | { readonly kind: 'outside'; readonly text: string; readonly url: string };

/** The words of a block without their looks, for searching. */
export function plainText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
    case 'note':
      return wordsOf(block.spans);
    case 'list':
      return lines(block.items).join('\n');
    case 'table':
      return [block.head, ...block.rows.map(({ cells }) => cells)].map((cells) => lines(cells).join(' ')).join('\n');
  }
}

function lines(all: readonly Line[]): readonly string[] {
  return all.map(({ spans }) => wordsOf(spans));
}

function wordsOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}

const FILE = /^---\n(?<facts>[\s\S]*?)\n---\n+# (?<title>.+)\n+(?<body>[\s\S]*)$/;

/**
 * Reads an article out of its file. The files are Markdown, so that they can be read in the repository, but only the
 * little of it that help needs: headings, paragraphs, lists, tables, notes. A whole Markdown library would be larger than all
 * articles together and would bring HTML, which we do not want on the page.
 */
export function parseArticle(slug: HelpSlug, text: string): Article {
  const { facts = '', title, body } = FILE.exec(text)?.groups ?? {};
  if (title === undefined || body === undefined) throw new Error(`The article ${slug} has no head and title.`);
  const fact = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(facts)?.[1]?.trim() ?? '';
  const blocks = body
    .trim()
    .split(/\n{2,}/)
    .map((block, at) => ({ at, ...parseBlock(block) }));
  const [first] = blocks;
  return {
    slug,
    topic: topicOf(fact('topic'), slug),
    title: title.trim(),
    lead: first?.kind === 'paragraph' ? first.spans.map((span) => span.text).join('') : '',
    words: fact('words'),
    screens: fact('screens')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    blocks,
  };
}

function topicOf(name: string, slug: HelpSlug): HelpTopic {
  const topic = (Object.keys(HELP_TOPICS) as HelpTopic[]).find((one) => one === name);
  if (topic === undefined) throw new Error(`The article ${slug} belongs to no topic.`);
  return topic;
}

function parseBlock(text: string): BlockContent {
  const lines = text.split('\n');
  const heading = /^(?<marks>#{2,3}) (?<text>.+)$/.exec(text)?.groups;
  if (heading?.text !== undefined)
    return { kind: 'heading', level: heading.marks === '##' ? 2 : 3, text: heading.text };
  if (lines.every((line) => line.startsWith('> '))) {
    return { kind: 'note', spans: parseSpans(lines.map((line) => line.slice(2)).join(' ')) };
  }
  if (lines.every((line) => line.startsWith('|'))) return parseTable(lines);
  for (const [mark, ordered] of [
    [/^- /, false],
    [/^\d+\. /, true],
  ] as const) {
    if (lines.every((line) => mark.test(line))) {
      return {
        kind: 'list',
        ordered,
        items: lines.map((line, at) => ({ at, spans: parseSpans(line.replace(mark, '')) })),
      };
    }
  }
  return { kind: 'paragraph', spans: parseSpans(lines.join(' ')) };
}

/** The second line of a table separates its head; a colon at the end puts a column to the right. */
function parseTable([head = '', rule = '', ...rows]: readonly string[]): BlockContent {
  return {
    kind: 'table',
    head: cellsOf(head),
    rows: rows.map((line, at) => ({ at, cells: cellsOf(line) })),
    figures: cellsOf(rule).map(({ spans }) => spans[0]?.text.endsWith(':') === true),
  };
}

function cellsOf(line: string): readonly Line[] {
  const cells = line.slice(1, line.lastIndexOf('|')).split('|');
  return cells.map((cell, at) => ({ at, spans: parseSpans(cell.trim()) }));
}

/** Looks inside a line of an article: `**strong**`, backticks, links to other articles and to the web. Nothing else. */
const MARK = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)/g;

function parseSpans(line: string): readonly Span[] {
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
