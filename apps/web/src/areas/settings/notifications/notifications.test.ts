import { err, ok } from '@cryptax/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { good } from '../../../testing/good.ts';
import { testLedger, textFile } from '../../../testing/test-ledger.ts';
import type { DueNotice } from '../setting-answers.ts';
import { type NotifierParts, startNotifying } from '../start-notifier.ts';
import { noticeSettings } from './notice-settings.ts';
import { askPermission, noticeText, permissionNow, showNotice } from './notice-text.ts';

afterEach(() => {
  for (const name of ['notified', 'free', 'limit', 'filing', 'hasAdviser'] as const) noticeSettings.clear(name);
  vi.unstubAllGlobals();
});

const FREE: DueNotice = {
  kind: 'free',
  id: 'free:BTC:2026-11-20:soon',
  asset: 'BTC',
  amount: '0.5',
  day: '2026-11-20',
  daysLeft: 5,
};
const FILING: DueNotice = {
  kind: 'filing',
  id: 'filing:2026:2027-08-02:7',
  year: 2026,
  day: '2027-08-02',
  daysLeft: 6,
};

/** A notifier over a list that the test changes, with the hour and the ledger under its hand. */
function notifier(due: DueNotice[], options: Partial<NotifierParts> = {}) {
  const shown: string[] = [];
  const hands = { hour: () => {}, ledger: () => {} };
  const stop = startNotifying({
    ask: async () => ok([...due]),
    show: async ({ title }) => {
      shown.push(title);
      return true;
    },
    isAllowed: () => true,
    voice: () => ({ locale: 'en', isHidden: false }),
    every: (_, work) => {
      hands.hour = work;
      return () => {};
    },
    onLedgerChange: (work) => {
      hands.ledger = work;
      return () => {};
    },
    ...options,
  });
  return { shown, hands, stop };
}

/** Nothing here waits for more than promises, and those are done before the next task. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('each thing is reported once, by whichever tab, and what is new comes with the hour or the ledger', async () => {
  const due: DueNotice[] = [FREE];
  const first = notifier(due);
  await settled();
  expect(first.shown).toEqual(['BTC tax-free soon']);
  first.hands.hour();
  await settled();
  expect(first.shown).toHaveLength(1);
  due.push(FILING);
  first.hands.ledger();
  await settled();
  expect(first.shown).toEqual(['BTC tax-free soon', 'Tax return 2026']);
  // Another tab, or the next visit.
  const second = notifier(due);
  await settled();
  expect(second.shown).toEqual([]);
});

test('nothing without permission, of an unwanted kind, or that the browser did not show', async () => {
  expect(notifier([FREE], { isAllowed: () => false }).shown).toEqual([]);
  noticeSettings.set('free', false);
  const unwanted = notifier([FREE]);
  await settled();
  expect(unwanted.shown).toEqual([]);
  noticeSettings.set('free', true);
  notifier([FREE], { show: async () => false });
  notifier([FREE], { ask: async () => err({ code: 'store.closed' }) });
  await settled();
  expect(noticeSettings.get('notified')).toEqual([]);
  const later = notifier([FREE]);
  await settled();
  expect(later.shown).toHaveLength(1);
});

test('more than three at once would be a flood', async () => {
  const many = [1, 2, 3, 4, 5].map((n) => ({ ...FREE, id: `free:${n}`, asset: `A${n}` }));
  const { shown, hands } = notifier(many);
  await settled();
  expect(shown).toHaveLength(3);
  hands.hour();
  await settled();
  expect(shown).toHaveLength(5);
});

test('the browser is asked on demand only, and its notice carries the tag that keeps it single', async () => {
  expect(permissionNow()).toBe('unsupported');
  const made: unknown[] = [];
  class FakeNotification {
    static permission = 'default';
    static requestPermission = vi.fn(async () => 'granted');
    constructor(title: string, options: { readonly tag: string }) {
      made.push([title, options.tag]);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  expect(permissionNow()).toBe('default');
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  expect(await askPermission()).toBe('granted');
  expect(await showNotice({ title: 'T', body: 'B' }, 'tag')).toBe(true);
  expect(made).toEqual([['T', 'tag']]);
});

test('amounts stay hidden where the user hides them', () => {
  expect(noticeText(FREE, 'de', false).body).toBe('0,50 BTC kannst du ab 20.11.2026 steuerfrei verkaufen.');
  expect(noticeText(FREE, 'de', true).body).not.toContain('0,5');
});

/** Bought 1 BTC on 20.11.2025, sold half of it at a gain; staking income of 250.00 EUR in the year. */
const LEDGER = (saleEur: string) => ({
  format: 'cryptax-ledger',
  version: 1,
  events: [
    {
      id: 'a',
      at: '2025-11-20T10:00:00Z',
      kind: 'buy',
      wallet: 'W',
      in: { asset: 'BTC', amount: '1' },
      valueEur: '50000',
    },
    {
      id: 'b',
      at: '2026-06-01T10:00:00Z',
      kind: 'sell',
      wallet: 'W',
      out: { asset: 'BTC', amount: '0.5' },
      valueEur: saleEur,
    },
    {
      id: 'c',
      at: '2026-03-01T10:00:00Z',
      kind: 'income',
      incomeKind: 'staking',
      wallet: 'W',
      in: { asset: 'ETH', amount: '0.1' },
      valueEur: '250',
    },
  ],
});

async function dueAt(now: string, saleEur = '25900', hasAdviser = false) {
  const api = testLedger({ now });
  const file = textFile('mine.json', JSON.stringify(LEDGER(saleEur)));
  const preview = good(await api.previewImport([file]));
  good(await api.commitImport(preview.previewId));
  return good(await api.dueNotices('own', { hasAdviser }));
}

test('lots, limits and filing dates come from the book and the day', async () => {
  // Free after 20.11.2026, so first on the 21st: six days ahead. Gain 25,900 - 25,000 = 900 of 1,000; income 250 of 256.
  expect(await dueAt('2026-11-15T12:00:00Z')).toEqual([
    { kind: 'free', id: 'free:BTC:2026-11-21:soon', asset: 'BTC', amount: '0.5', day: '2026-11-21', daysLeft: 6 },
    {
      kind: 'limit',
      id: 'limit:sales:2026:near',
      what: 'sales',
      year: 2026,
      net: '900.00',
      limit: '1000.00',
      isReached: false,
    },
    {
      kind: 'limit',
      id: 'limit:income:2026:near',
      what: 'income',
      year: 2026,
      net: '250.00',
      limit: '256.00',
      isReached: false,
    },
  ]);
  // 26,000 - 25,000 = 1,000.00: reached. On the first free day the lots are free now.
  const reached = await dueAt('2026-11-21T12:00:00Z', '26000');
  expect(reached.map(({ id }) => id)).toEqual([
    'free:BTC:2026-11-21:now',
    'limit:sales:2026:reached',
    'limit:income:2026:near',
  ]);
  // 31.07.2027 is a Saturday: Monday, 02.08. A month before, and again a week before.
  expect((await dueAt('2027-06-30T12:00:00Z')).map(({ id }) => id)).toEqual([]);
  expect((await dueAt('2027-07-03T12:00:00Z')).map(({ id }) => id)).toEqual(['filing:2026:2027-08-02:30']);
  expect((await dueAt('2027-07-27T12:00:00Z')).map(({ id }) => id)).toEqual(['filing:2026:2027-08-02:7']);
  // With an adviser: 29.02.2028, a Tuesday.
  expect((await dueAt('2027-07-27T12:00:00Z', '25900', true)).map(({ id }) => id)).toEqual([]);
  expect((await dueAt('2028-02-20T12:00:00Z', '25900', true)).map(({ id }) => id)).toEqual([
    'filing:2026:2028-02-29:30',
  ]);
});

test('nothing is said that an open answer can change', async () => {
  const api = testLedger({ now: '2026-11-15T12:00:00Z' });
  const { events, ...file } = LEDGER('26000');
  // 2 BTC more were sold than bought: the sale will take lots that still stand in the book.
  const short = {
    id: 'd',
    at: '2026-10-01T10:00:00Z',
    kind: 'sell',
    wallet: 'W',
    out: { asset: 'BTC', amount: '2.5' },
  };
  const text = JSON.stringify({ ...file, events: [...events, { ...short, valueEur: '150000' }] });
  const preview = good(await api.previewImport([textFile('mine.json', text)]));
  good(await api.commitImport(preview.previewId));
  expect(good(await api.dueNotices('own', { hasAdviser: false }))).toEqual([]);
});
