/** A store with something in every table, all that a user can see of it, and hands on the text of a backup. */
import type { Bytes } from '@cryptax/kernel';
import { expect } from 'vitest';
import type { Store } from '../store.ts';
import { buy, buys, eventIds, file, testBed, value } from './test-bed.ts';

const why = 'test';

const STATED = { id: 's', wallet: 'kraken', asset: 'BTC', at: '2024-12-31T22:59:59Z', amount: '6', service: 'Kraken' };

/** Something in every table, and a change waiting to be redone. */
export async function filled(): Promise<Store> {
  const store = await testBed().open();
  const wallet = { id: 'kraken', name: 'Kraken', type: 'exchange', createdAt: 't', updatedAt: 't' } as const;
  const { events } = store;
  value(await events.apply('own', 0, { kind: 'import', why, files: [file('a', buys('a', 6))], wallets: [wallet] }));
  value(await store.presets.save({ kind: 'rule', id: 'r', name: 'Rule', data: { asset: 'BTC' } }));
  value(await events.apply('own', 2, { kind: 'edit', why, events: [buy('a2', '5')] }));
  value(await events.apply('own', 3, { kind: 'delete', why, eventIds: ['a1'] }));
  value(await events.undo('own', 4));
  value(await events.apply('demo', 0, { kind: 'add', why, events: [buy('d')] }));
  value(await store.statements.keep('own', [STATED]));
  value(await store.settings.set('language', 'de'));
  value(await store.prices.put([{ source: 'ecb', asset: 'USD', currency: 'EUR', at: '2024-01-02', price: '0.91' }]));
  value(
    await store.reports.seal({
      id: 'r1',
      book: 'own',
      year: 2024,
      title: 'T',
      mediaType: 'text/plain',
      content: 'ä',
      inputs: 'i',
    }),
  );
  return store;
}

/** Everything a user can see, in one comparable value. */
export async function everything(store: Store) {
  const { events } = value(await store.events.readAll('own'));
  return {
    events,
    demo: await eventIds(store, 'demo'),
    imports: value(await store.imports.list('own')),
    rows: value(await store.imports.rows('own', 1)),
    wallets: value(await store.wallets.list('own')),
    statements: value(await store.statements.list('own')),
    settings: [...value(await store.settings.readUnder(''))],
    presets: value(await store.presets.list('rule')),
    prices: value(await store.prices.of('ecb', 'USD')),
    reports: value(await store.reports.open('r1')),
    journal: value(await store.journal.list('own')),
  };
}

export const header = (backup: Bytes): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(backup).split('\n', 1)[0] ?? '');

/** Changes text of the same length without touching the other bytes. */
export function replaceText(bytes: Bytes, from: string, to: string): Bytes {
  const latin = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  expect(latin).toContain(from);
  return Uint8Array.from(latin.replace(from, to), (char) => char.charCodeAt(0));
}
