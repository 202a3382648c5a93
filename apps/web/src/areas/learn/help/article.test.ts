import { expect, test } from 'vitest';
import { parseArticle, plainText } from './article.ts';

const FILE = `---
topic: tax
words: one, two
screens: taxReport, settings
---

# A title

First **strong** words,
in two lines.

## Part

- see [the other](faq.md)
- a \`code\`, a \`code\`

1. one

| Day | Amount |
|---|---|
| Monday | 1 |

> A note with [a page](https://example.org/a).
`;

test('reads head, title, lead and every kind of block', () => {
  const article = parseArticle('faq', FILE);
  expect(article).toMatchObject({
    slug: 'faq',
    topic: 'tax',
    title: 'A title',
    lead: 'First strong words, in two lines.',
    words: 'one, two',
    screens: ['taxReport', 'settings'],
  });
  expect(article.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'list', 'list', 'table', 'note']);
  expect(article.blocks.map(plainText)).toEqual([
    'First strong words, in two lines.',
    'Part',
    'see the other\na code, a code',
    'one',
    'Day Amount\nMonday 1',
    'A note with a page.',
  ]);
});

test('links lead to articles or to the web; anything else is text', () => {
  const spans = (line: string) => {
    const [block] = parseArticle('faq', FILE.replace('First **strong** words,\nin two lines.', line)).blocks;
    return block?.kind === 'paragraph' ? block.spans : [];
  };
  expect(spans('[x](plans.md)')).toEqual([{ at: 0, kind: 'article', text: 'x', slug: 'plans' }]);
  expect(spans('[x](https://a.de)')).toEqual([{ at: 0, kind: 'outside', text: 'x', url: 'https://a.de' }]);
  for (const bad of ['javascript:alert(1', 'http://a.de', '//a.de', '../a.md', 'data:text/html,x']) {
    expect(spans(`[x](${bad})`).map(({ kind }) => kind)).toEqual(['text']);
  }
});

test('a file without head or topic is refused', () => {
  expect(() => parseArticle('faq', '# Title\n\nText')).toThrow('no head');
  expect(() => parseArticle('faq', FILE.replace('topic: tax', 'topic: other'))).toThrow('no topic');
});
