import { proRataCents, WITHDRAWAL_DAYS } from '@cryptax/api-contract';
import { expect, test } from 'vitest';
import { withdrawalText } from './text.ts';

/** 49.00 x 7 / 365 = 0.9397 euros. */
test('the example in the text is what the calculator gives', () => {
  expect(proRataCents(4900, 7, 365)).toBe(94);
  const example = withdrawalText.sections.find(({ id }) => id === 'calculator')?.paragraphs;
  expect(example?.de.join(' ')).toContain('0,94\u00a0€');
  expect(example?.en.join(' ')).toContain('€0.94');
  expect(WITHDRAWAL_DAYS).toBe(14);
});

test.each(['vierzehn Tagen', 'innerhalb von 24 Stunden', 'drei bis fünf Werktage', 'wechselt zum Tarif Free'])(
  'the policy says "%s"',
  (fact) => {
    expect(withdrawalText.sections.flatMap(({ paragraphs }) => paragraphs.de).join(' ')).toContain(fact);
  },
);
