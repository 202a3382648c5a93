import { expect, test } from 'vitest';
import { maskedAddress } from './sync-account.ts';

test('enough to know one’s own address again, too little to learn that of another', () => {
  expect(maskedAddress('mara.schulz@example.org')).toBe('m•••z@example.org');
  expect(maskedAddress('jo@example.org')).toBe('j•••@example.org');
  expect(maskedAddress('')).toBe('•••');
});
