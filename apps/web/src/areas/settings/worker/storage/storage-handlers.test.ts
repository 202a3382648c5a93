import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { LedgerState } from '../../../../platform/ledger/ledger-state.ts';
import { good } from '../../../../testing/good.ts';
import { fixture, importAll, testLedger } from '../../../../testing/test-ledger.ts';

/** One tab after the other: nobody else is ever inside. */
const gate = { enter: async () => () => undefined, alone: <T>(work: () => Promise<T>) => work() };
const right = { kind: 'passphrase', secret: 'three dry herons' } as const;

test('a locked book answers nothing until it is unlocked, and a wrong passphrase leaves it as it was', async () => {
  const database = new IDBFactory();
  const first = testLedger({ database, gate });
  await importAll(first, [fixture('bison-transactions')]);
  const ids = good(await first.queryEventIds({ book: 'own' }));
  expect(ids.length).toBeGreaterThan(0);
  const { recoveryCode } = good(await first.turnLockOn(right.secret));
  expect(await first.open()).toMatchObject({ kind: 'ready', isUnlocked: true });
  expect(good(await first.queryEventIds({ book: 'own' })), 'the tab that locked it goes on').toEqual(ids);

  const second = testLedger({ database, gate });
  const states: LedgerState[] = [];
  await second.subscribe((state) => states.push(state));
  const locked = { code: 'store.locked', ways: ['passphrase', 'recovery'], passkeys: [] };
  expect(states.at(-1)).toEqual({ kind: 'failed', error: locked });
  expect(await second.queryEventIds({ book: 'own' })).toEqual({ ok: false, error: locked });
  expect(await second.unlockBook({ ...right, secret: 'wrong' })).toEqual({
    ok: false,
    error: { code: 'lock.wrong-secret' },
  });
  expect(states.at(-1), 'still the lock screen').toEqual({ kind: 'failed', error: locked });
  good(await second.unlockBook({ kind: 'recovery', secret: recoveryCode }));
  expect(states.at(-1)).toMatchObject({ kind: 'ready', isUnlocked: true });
  expect(good(await second.queryEventIds({ book: 'own' }))).toEqual(ids);
  good(await second.turnLockOff(right));
  expect(states.at(-1)).not.toHaveProperty('isUnlocked');
  expect(good(await testLedger({ database, gate }).queryEventIds({ book: 'own' }))).toEqual(ids);
});

test('the ledger file carries the method, those of single pools and the readings of the law, so that the command line gives the same figures', async () => {
  const api = testLedger();
  await importAll(api, [fixture('bison-transactions')]);
  const { match, profile } = good(await api.taxSettings());
  good(await api.setTaxSettings({ profile, match: { ...match, method: 'AVERAGE', wrapping: 'swap' } }));
  good(await api.switchPoolMethod({ wallet: 'BISON', asset: 'BTC', method: 'FIFO' }));
  const rules = JSON.parse(good(await api.ledgerFile('own'))).rules;
  expect(rules).toMatchObject({ method: 'AVERAGE', scope: 'wallet', wrapping: 'swap' });
  expect(rules.poolMethods).toEqual(good(await api.taxSettings()).match.poolMethods);
  expect(rules.poolMethods).toContainEqual(expect.objectContaining({ asset: 'BTC', method: 'FIFO' }));
});
