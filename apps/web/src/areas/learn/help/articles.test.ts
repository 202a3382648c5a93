/** The folder of articles: complete in both languages, readable, without dead links, true to the list of formats. */
import { readdirSync, readFileSync } from 'node:fs';
import { FORMATS } from '@cryptax/importers';
import { describe, expect, it, test } from 'vitest';
import { HELP_SLUGS, HELP_TOPICS, isHelpSlug } from '../../../platform/help/help-slugs.ts';
import { helpForSource, rankOfSource } from '../help-for-source.ts';
import type { Article, Block, Span } from './article.ts';
import { loadGuide } from './load-guide.ts';
import { headerOf } from './testing/export-article.ts';
import { fileLabel } from './testing/file-label.ts';

const LANGUAGES = ['de', 'en'] as const;
const FOLDER = new URL('../../../../../../docs/help/', import.meta.url);
const articlesOf = async (locale: 'de' | 'en') => [...(await loadGuide(locale)).articles.values()];
const fileOf = (locale: string, slug: string) => readFileSync(new URL(`${locale}/${slug}.md`, FOLDER), 'utf8');

function spansOf(block: Block): readonly Span[] {
  if (block.kind === 'heading') return [];
  if (block.kind === 'list') return block.items.flatMap(({ spans }) => spans);
  if (block.kind !== 'table') return block.spans;
  return [block.head, ...block.rows.map(({ cells }) => cells)].flat().flatMap(({ spans }) => spans);
}

/** What the eye sees of the structure: kinds of blocks, and how many items and rows they have. */
const shapeOf = ({ blocks }: Article) =>
  blocks.map((block) => {
    if (block.kind === 'list') return `list ${block.items.length}`;
    return block.kind === 'table' ? `table ${block.rows.length}` : block.kind;
  });

describe.each(LANGUAGES)('the articles (%s)', (locale) => {
  it('are the files of the folder, each under its topic', async () => {
    const files = readdirSync(new URL(`${locale}/`, FOLDER)).map((name) => name.replace('.md', ''));
    expect(files.sort()).toEqual([...HELP_SLUGS].sort());
    for (const { slug, topic } of await articlesOf(locale)) expect(HELP_TOPICS[topic]).toContain(slug);
  });

  it('begin with what they are about and lead only to articles there are', async () => {
    for (const { slug, lead, blocks } of await articlesOf(locale)) {
      expect(lead, slug).not.toBe('');
      for (const span of blocks.flatMap(spansOf)) {
        if (span.kind === 'article') expect(isHelpSlug(span.slug), `${slug} to ${span.slug}`).toBe(true);
      }
    }
  });

  it('hold no markup that readers would see', async () => {
    for (const { slug, blocks } of await articlesOf(locale)) {
      const texts = blocks.flatMap(spansOf).filter(({ kind }) => kind === 'text');
      for (const { text } of texts) expect(text, slug).not.toMatch(/\*\*|\]\(|`|<\/?[a-z]/);
    }
  });
});

test('both languages tell the same, block by block', async () => {
  const english = new Map((await articlesOf('en')).map((article) => [article.slug, article]));
  for (const article of await articlesOf('de')) {
    const other = english.get(article.slug);
    expect(other && shapeOf(other), article.slug).toEqual(shapeOf(article));
    expect(other?.screens, article.slug).toEqual(article.screens);
  }
});

test('at least fifteen questions are answered', async () => {
  const faq = (await articlesOf('de')).find(({ slug }) => slug === 'faq');
  expect(faq?.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(15);
});

describe.each(LANGUAGES)('the export guides (%s)', (locale) => {
  it('are twenty-four and one for all others, found by the name of the source', () => {
    expect(HELP_TOPICS.export).toHaveLength(25);
    expect(helpForSource('Crypto.com App')).toBe('export-crypto-com');
    expect(helpForSource('Some Exchange')).toBe('export-other');
    expect(rankOfSource('Binance')).toBeLessThan(rankOfSource('Kraken'));
    expect(rankOfSource('Binance.US')).toBeGreaterThan(rankOfSource('Koinly'));
  });

  it('name every format that is known by what people call it, with the beginning of its header', () => {
    const formats = FORMATS.filter(({ sourceKind }) => sourceKind !== 'generic');
    for (const slug of HELP_TOPICS.export) {
      const text = fileOf(locale, slug);
      for (const format of formats.filter(({ source }) => helpForSource(source) === slug)) {
        expect(text, format.id).toContain(headerOf(format));
        expect(text, format.id).toContain(fileLabel(format));
        expect(text, 'no names of the program').not.toContain(`\`${format.id}\``);
      }
    }
  });
});
