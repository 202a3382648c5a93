import { expect, test } from 'vitest';
import { citation } from './derivation-text.ts';
import { RULE_SOURCES } from './rules.data.ts';

test.each([
  ['§ 23 Abs. 1 Satz 1 Nr. 2 EStG; Rz. 31, 53', 'section 23 (1) sentence 1 no. 2 EStG; margin nos. 31, 53'],
  ['§§ 187 Abs. 1, 188 Abs. 2 BGB', 'sections 187 (1), 188 (2) BGB'],
  ['Rz. 34 bis 50, 65, 70 bis 73', 'margin nos. 34 to 50, 65, 70 to 73'],
  ['Rz. 57', 'margin no. 57'],
])('%s is cited as it stands in German and as %s in English', (paragraph, english) => {
  expect(citation(paragraph, 'de')).toBe(paragraph);
  expect(citation(paragraph, 'en')).toBe(english);
});

test('no German word is left in any English citation', () => {
  const left = Object.values(RULE_SOURCES).filter(({ paragraph = '' }) =>
    /§|Abs\.|Satz|Nr\.|Rz\.|bis/.test(citation(paragraph, 'en')),
  );
  expect(left).toEqual([]);
});
