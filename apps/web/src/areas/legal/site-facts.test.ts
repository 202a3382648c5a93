import { expect, test } from 'vitest';
import { parseSiteFacts } from './site-facts.ts';

test('takes texts and leaves everything else empty', () => {
  const facts = parseSiteFacts({ operator: ' Cryptax GmbH ', street: 7, email: 'x'.repeat(500), other: 'no' });
  expect(facts).toMatchObject({ operator: 'Cryptax GmbH', street: '', city: '' });
  expect(facts.email).toHaveLength(200);
  expect('other' in facts).toBe(false);
});

test.each([null, 'text', 7, []])('%j is no answer', (json) => {
  expect(parseSiteFacts(json).operator).toBe('');
});
