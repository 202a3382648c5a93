import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

test('a password is kept as Argon2id with the cost we promise; its hash knows it and no other', async () => {
  const stored = await hashPassword('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword(stored, 'correct horse battery')).toBe(true);
  expect(await checkPassword(stored, 'correct horse batterz')).toBe(false);
  expect(await checkPassword(null, 'a password that nobody has')).toBe(false);
});
