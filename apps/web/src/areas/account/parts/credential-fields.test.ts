import { expect, test } from 'vitest';
import { passwordStrength } from './credential-fields.tsx';

test.each([
  ['', 'too-short'],
  ['short1!', 'too-short'],
  ['aaaaaaaa', 'weak'],
  ['password1', 'weak'],
  ['Passwort123!', 'weak'],
  ['mondschein7', 'fair'],
  ['korrekt pferd batterie', 'strong'],
  ['x7$Qv!2pLm9&', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
