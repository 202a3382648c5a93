/** The help article on assumptions names each one, in the words of the report, and every rule decided by this project. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHOICES } from './choices.data.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

test.each(['de', 'en'] as const)('the article holds every choice and every rule marked D (%s)', (locale) => {
  const article = read(`docs/help/${locale}/assumptions.md`);
  for (const choice of CHOICES) expect(article).toContain(`- ${choice[locale]} (\`${choice.rule}\`)`);
  const decided = [...read('packages/tax-de/RULES.md').matchAll(/^\| (?<id>[A-Z0-9]+-\d+) \|.*\bD\b[^|]*\|$/gm)];
  expect(decided.length).toBeGreaterThan(20);
  for (const { groups } of decided) expect(article).toContain(`\`${groups?.id}\``);
});
