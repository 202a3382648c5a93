import type { Session, User } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { lacksSecondFactor } from './stored-session.ts';

const token = (claims: unknown) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.sig`;
const session = (claims: unknown, statuses: readonly string[]) => {
  const user = { factors: statuses.map((status) => ({ status })) } as unknown as User;
  return { user, access_token: token(claims) } as Session;
};

test('a verified factor asks for level two; an unfinished one asks for nothing', () => {
  expect(lacksSecondFactor(session({ aal: 'aal1' }, ['verified']))).toBe(true);
  expect(lacksSecondFactor(session({ aal: 'aal2' }, ['verified']))).toBe(false);
  expect(lacksSecondFactor(session({ aal: 'aal1' }, ['unverified']))).toBe(false);
  expect(lacksSecondFactor(session({ aal: 'aal1' }, []))).toBe(false);
  expect(lacksSecondFactor({ ...session({}, ['verified']), access_token: 'broken' })).toBe(true);
});
