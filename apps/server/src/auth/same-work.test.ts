/**
 * Nobody can tell by the time of an answer whether an address is registered: until it is given, both cases send the same
 * statements to the database and compute as many password hashes. Counted, because a clock on a busy machine tells nothing.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db, Queryable } from '../db/db.ts';
import { freshDb, ONE_ENGINE } from '../testing/engines.ts';
import { openTestBed, PASSWORD, type TestBed, type TestUser } from '../testing/test-bed.ts';

const work: string[] = [];

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const counted =
    <Values extends unknown[], T>(name: string, run: (...values: Values) => T) =>
    (...values: Values): T => {
      work.push(name);
      return run(...values);
    };
  return { ...real, hash: counted('hash', real.hash), verify: counted('verify', real.verify) };
});

/** Notes every statement, in transactions too. */
function noting<T extends Queryable>(on: T): T {
  return new Proxy(on, {
    get: (target, name) => {
      const member = Reflect.get(target, name) as unknown;
      if (name === 'query') {
        return (text: string, ...rest: unknown[]) => {
          work.push(text.replaceAll(/\s+/g, ' ').trim());
          return (member as (...values: unknown[]) => unknown).call(target, text, ...rest);
        };
      }
      if (name === 'transaction') {
        return (run: (tx: Queryable) => unknown) =>
          (member as (run: (tx: Queryable) => unknown) => unknown).call(target, (tx) => run(noting(tx)));
      }
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

describe.each(ONE_ENGINE)('known and unknown addresses on %s', (engine) => {
  let bed: TestBed;
  let user: TestUser;
  beforeAll(async () => {
    bed = await openTestBed(noting<Db>(await freshDb(engine)));
    user = await bed.user('asks');
    await bed.user('known');
    // The stand-in for accounts without a password is computed once per process.
    await ask('POST', 'token?grant_type=password', { email: 'nobody@example.org', password: PASSWORD });
    // What is done after the answer is done once the count is taken.
    vi.spyOn(bed.services.background, 'run').mockImplementation(() => undefined);
  });
  beforeEach(() => bed.resetLimits());
  afterAll(async () => {
    vi.restoreAllMocks();
    await bed.close();
  });

  const ask = async (method: string, path: string, body: unknown, token?: string) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    const answer = await bed.request(`/api/auth/v1/${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  const workOf = async (run: () => Promise<{ readonly status: number }>) => {
    await bed.resetLimits();
    work.length = 0;
    const { status } = await run();
    return { status, work: [...work] };
  };

  test.each<[string, string, string, Readonly<Record<string, unknown>>]>([
    ['a change of address', 'PUT', 'user', {}],
    ['signing up', 'POST', 'signup', { password: PASSWORD }],
    ['a sign-in with a wrong password', 'POST', 'token?grant_type=password', { password: 'not this one' }],
    ['a new password', 'POST', 'recover', {}],
    ['a mailed code', 'POST', 'otp', { create_user: true }],
    ['a further mail', 'POST', 'resend', { type: 'signup' }],
    ['a wrong code', 'POST', 'verify', { type: 'recovery', token: '000000' }],
  ])('%s', async (_, method, path, fields) => {
    const token = method === 'PUT' ? await user.token() : undefined;
    const done = (email: string) => workOf(() => ask(method, path, { email, ...fields }, token));
    const [known, unknown] = [await done('known@example.org'), await done('unknown@example.org')];
    expect(known.work.length).toBeGreaterThan(0);
    expect(known).toEqual(unknown);
  });
});
