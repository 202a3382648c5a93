/** A help article as data: blocks of text without any markup language in them, so that nothing can be injected. */
import type { HelpSlug, HelpTopic } from '../../../platform/help/help-slugs.ts';

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

export type BlockContent =
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

export interface Line extends Placed {
  readonly spans: readonly Span[];
}

export interface Row extends Placed {
  readonly cells: readonly Line[];
}

export type Span = Placed & SpanContent;

export type SpanContent =
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
