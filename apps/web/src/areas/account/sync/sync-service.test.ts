import { err, ok } from '@cryptax/kernel';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { accountBooks } from '../../../platform/books/books.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../platform/ledger/ledger-client.ts';
import { session } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings/settings.ts';
import type { SyncRequest } from '../worker/sync-handlers.ts';
import { failureOf } from './cloud.ts';
import { noteRetryAfter, retryAfterMs } from './retry-after.ts';
import { checkOf, importKey, newKey } from './sync-key.ts';
import { SyncService } from './sync-service.ts';

const KIM = { kind: 'signed-in', userId: '7d1e', name: 'Kim', email: 'kim@example.org' } as const;

/** A ledger whose rounds succeed; whatever asks the server goes through the stubbed `fetch`. */
function service(rounds: string[]): SyncService {
  const api = new Proxy({} as LedgerApi, {
    get: (_, name) => {
      if (name === 'subscribe') return async () => undefined;
      return async (account: { form: string }) => {
        rounds.push(account.form);
        return ok({ received: 0, sent: 0 });
      };
    },
  });
  return new SyncService(clientOf(api));
}

function answerKeys(row: { is_on: boolean; wrapped: string } | null): void {
  const json = { headers: { 'content-type': 'application/json' } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(row === null ? [] : [row]), json));
}

beforeEach(() => session.set(KIM));
afterEach(() => {
  vi.useRealTimers();
  session.set({ kind: 'signed-out' });
  localStorage.clear();
  settings.changedElsewhere(null);
});

const modes = () => [settings.get('storageMode'), settings.get('syncFailure')];

test('without an account it fails and says why', async () => {
  session.set({ kind: 'signed-out' });
  expect(await service([]).syncNow()).toBe(false);
  expect(modes()).toEqual(['error', 'needs-login']);
});

test('who leaves takes the names of the account’s books along', async () => {
  answerKeys(null);
  accountBooks.set([{ id: 'b1', name: 'Anna', kind: 'spouse' }]);
  const sync = service([]);
  await sync.leave();
  expect(accountBooks.get()).toEqual([]);
});

test('a good round ends in cloud with the time of the last sync', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T07:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  answerKeys(null);
  const rounds: string[] = [];
  expect(await service(rounds).syncNow()).toBe(true);
  expect(modes()).toEqual(['cloud', 'none']);
  expect(rounds).toEqual(['readable']);
  expect(settings.get('lastSync')).toBe('2026-11-18T07:00:00.000Z');
});

test('an encrypted account without the key on this device sends nothing and asks for the passphrase', async () => {
  answerKeys({ is_on: true, wrapped: 'w1.x.y.z.a' });
  const rounds: string[] = [];
  const sync = service(rounds);
  expect(await sync.syncNow()).toBe(false);
  expect(modes()).toEqual(['error', 'passphrase']);
  expect(sync.encryption.get()).toBe('locked');
  expect(rounds).toEqual([]);
});

test('a page loaded while everything is encrypted anew says so, goes on, and says "on" once nothing is readable', async () => {
  const key = newKey();
  const wrapped = `w1.${await checkOf(key)}.y.z.a`;
  let readable: readonly object[] = [{ book: 'first' }];
  const answers = (url: string): unknown => {
    if (url.includes('/sync_keys')) return [{ is_on: true, wrapped }];
    // One row is the question whether anything is left; the rows of other books are asked for in pages.
    return url.includes('/transactions') && url.includes('limit=1&') ? readable : [];
  };
  const json = { headers: { 'content-type': 'application/json' } };
  vi.stubGlobal('fetch', async (url: string) => new Response(JSON.stringify(answers(`${url}&`)), json));
  const seen: string[] = [];
  const api = new Proxy({} as LedgerApi, {
    get: () => async () => {
      seen.push(sync.encryption.get());
      readable = [];
      return ok({ received: 0, sent: 2 });
    },
  });
  const sync = new SyncService(clientOf(api));
  session.set({ ...KIM, userId: 'reloaded' });
  await sync.owner()?.shelf.put('reloaded', { key: await importKey(key), check: await checkOf(key) });
  expect(await sync.syncNow()).toBe(true);
  expect(seen).toEqual(['sealing']);
  expect(sync.encryption.get()).toBe('on');
});

test('without a server it keeps its data, says so and tries again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
  const rounds: string[] = [];
  const sync = service(rounds);
  expect(await sync.syncNow()).toBe(false);
  expect(modes()).toEqual(['error', 'offline']);
  answerKeys(null);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(modes()).toEqual(['cloud', 'none']));
  await sync.leave();
});

test('asked too often, it waits as long as the server says and goes on by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const body = { code: 'over_request_rate_limit', message: 'Too many requests.', details: null, hint: null };
  const headers = { 'content-type': 'application/json', 'retry-after': '37' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 429, headers }));
  const rounds: string[] = [];
  const sync = service(rounds);
  expect(await sync.syncNow()).toBe(false);
  expect(modes()).toEqual(['error', 'too-often']);
  expect(sync.failure.get()).toEqual({ code: 'too-often', retryAfterMs: 37_000 });
  answerKeys(null);
  await vi.advanceTimersByTimeAsync(36_900);
  expect(rounds).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(modes()).toEqual(['cloud', 'none']));
  await sync.leave();
});

test.each([
  [413, 'storage', 'storage'],
  [413, null, 'too-large'],
  [402, null, 'limit'],
  [429, null, 'too-often'],
])('%i with the hint %s is reported as what it is', (status, hint, code) => {
  expect(failureOf({ message: '', hint }, status).code).toBe(code);
});

test('a pause is read from seconds or from a date, is never endless, and there is one where no time is named', () => {
  const wait = (header: string | null) => {
    noteRetryAfter(new Response(null, { status: 429, headers: header === null ? {} : { 'retry-after': header } }), 0);
    return retryAfterMs(0);
  };
  expect(['7', 'Thu, 01 Jan 1970 00:01:30 GMT', '999999', '0', 'soon', null].map(wait)).toEqual([
    7_000, 90_000, 900_000, 1_000, 30_000, 30_000,
  ]);
});

test('switched off in another tab, it stops here too instead of switching itself on again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
  const rounds: string[] = [];
  const sync = service(rounds);
  await sync.syncNow();
  answerKeys(null);
  localStorage.setItem('cryptax-storage-mode', 'offline');
  settings.changedElsewhere('cryptax-storage-mode');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(settings.get('storageMode')).toBe('offline');
  expect(rounds).toEqual([]);
});

test('a worker that ended in the middle of a round is reported as trouble of this device', async () => {
  answerKeys(null);
  const api = new Proxy({} as LedgerApi, {
    get: (_, name) => async () => (name === 'subscribe' ? undefined : err({ code: 'store.worker-crashed' })),
  });
  expect(await new SyncService(clientOf(api)).syncNow()).toBe(false);
  expect(modes()).toEqual(['error', 'store']);
});

test('signing out ends it; a lost session is told', async () => {
  answerKeys(null);
  const sync = service([]);
  await sync.syncNow();
  sync.lostSession();
  expect(modes()).toEqual(['error', 'needs-login']);
  await sync.leave();
  expect(modes()).toEqual(['offline', 'none']);
  expect(settings.get('lastSync')).toBeNull();
  sync.lostSession();
  expect(modes()).toEqual(['offline', 'none']);
});

test('a round that ends after signing out changes nothing any more', async () => {
  answerKeys(null);
  let finish = () => {};
  const api = new Proxy({} as LedgerApi, {
    get: (_, name) =>
      name !== 'sync'
        ? async () => ok(undefined)
        : () => new Promise((resolve) => (finish = () => resolve(ok({ received: 0, sent: 0 })))),
  });
  const sync = new SyncService(clientOf(api));
  const round = sync.syncNow();
  await vi.waitFor(() => expect(sync.encryption.get()).toBe('off'));
  await sync.leave();
  finish();
  expect(await round).toBe(false);
  expect(modes()).toEqual(['offline', 'none']);
});

test('a word about many deletions, given while a round runs, counts for the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answerKeys(null);
  const allowed: unknown[] = [];
  let finish = () => {};
  const sync = ({ deletions }: SyncRequest) => {
    allowed.push(deletions);
    return new Promise((resolve) => (finish = () => resolve(ok({ received: 0, sent: 0 }))));
  };
  const endSync = async () => ok(undefined);
  const api = { subscribe: async () => undefined, sync, endSync } as unknown as LedgerApi;
  const service = new SyncService(clientOf(api));
  const round = service.syncNow();
  await vi.waitFor(() => expect(allowed).toEqual([undefined]));
  void service.syncNow({ allow: 7 });
  finish();
  await round;
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(allowed).toEqual([undefined, { allow: 7 }]));
  await service.leave();
});

/** A browser whose book belongs to another account, as the worker tells it. */
function foreignBook() {
  const calls: string[] = [];
  const owner = { userId: 'other', label: 'm•••a@example.org', isOn: true, life: '1' };
  const api = new Proxy({} as LedgerApi, {
    get: (_, name: string) => async () => {
      calls.push(name);
      if (name === 'subscribe') return undefined;
      if (name === 'syncOwner') return ok(calls.includes('erase') ? undefined : owner);
      if (name === 'beginSync' && !calls.includes('erase')) return err({ code: 'other-account', owner: owner.label });
      return name === 'sync' ? ok({ received: 0, sent: 0, refused: 0 }) : ok(undefined);
    },
  });
  return { sync: new SyncService(clientOf(api)), calls };
}

test('another user signs in where a session was lost: nothing resumes, nothing is sent, and it says whose data lies here', async () => {
  answerKeys(null);
  settings.set('storageMode', 'error');
  settings.set('syncFailure', 'needs-login');
  const { sync, calls } = foreignBook();
  await sync.resume();
  expect(calls).not.toContain('sync');
  expect(settings.get('syncFailure')).toBe('other-account');
  expect(sync.failure.get()).toEqual({ code: 'other-account', owner: 'm•••a@example.org' });
});

test('switching sync on there is refused until the user decides; kept apart it stays off and is not asked again', async () => {
  answerKeys(null);
  const { sync, calls } = foreignBook();
  expect(await sync.enable()).toBe(false);
  expect(calls).not.toContain('sync');
  expect(await sync.settleOwner('keep')).toBe(true);
  expect(modes()).toEqual(['offline', 'none']);
  expect(calls).toContain('endSync');
  expect(await sync.checkOwner()).toBe(true);
  expect(calls).not.toContain('sync');
});

test('cleared first, the own account is offered; nothing is fetched or sent before the choice', async () => {
  answerKeys(null);
  const { sync, calls } = foreignBook();
  expect(await sync.checkOwner()).toBe(false);
  expect(await sync.settleOwner('fetch')).toBe(true);
  expect(calls).toContain('erase');
  expect(calls).not.toContain('beginSync');
  expect(settings.get('cloudWanted')).toBe(true);
  expect(modes()).toEqual(['offline', 'none']);
  settings.set('cloudWanted', false);
});

test('a book that was cleared in another tab ends syncing here without a word of trouble', async () => {
  answerKeys(null);
  const api = new Proxy({} as LedgerApi, {
    get: (_, name) => async () => (name === 'sync' ? err({ code: 'ended' }) : ok(undefined)),
  });
  const sync = new SyncService(clientOf(api));
  expect(await sync.syncNow()).toBe(false);
  expect(modes()).toEqual(['offline', 'none']);
});
