import { expect, test } from 'vitest';
import { missingIn } from './declare.ts';

const whole = { kind: 'ordinary', name: 'Kim', email: 'kim@example.org', contract: 'Cryptax Pro' } as const;

test('only what identifies person and contract is asked for, and a reason only where one is given', () => {
  expect(missingIn(whole)).toEqual([]);
  expect(missingIn({ ...whole, name: ' ', email: 'kim' })).toEqual(['name', 'email']);
  expect(missingIn({ ...whole, kind: 'extraordinary' })).toEqual(['reason']);
  expect(missingIn({ ...whole, kind: 'withdrawal', contract: ' ' })).toEqual(['contract']);
});
