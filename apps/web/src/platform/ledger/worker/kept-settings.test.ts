import type { JsonValue } from '@cryptax/store';
import { expect, test } from 'vitest';
import { proposeMapping } from '../../../areas/import/worker/propose-mapping.ts';
import { good } from '../../../testing/good.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { textFile } from '../../../testing/test-ledger.ts';
import { keptRules, labelPreset } from './kept-rules.ts';
import { mappingPreset, savedMappings, taxSettings } from './kept-settings.ts';

const DRIFTED = { headerFingerprint: 'f', base: 'kraken-ledgers', columns: { date: 'Zeit', asset: ['Coin', 'Asset'] } };
const RULE = {
  name: 'Rewards',
  match: { kind: 'gift-in', asset: 'SOL', wallet: 'Ledger', format: 'kraken-ledgers' },
  label: 'income:staking',
} as const;

/** What is saved among the good ones under this content, as if storage had damaged it. */
async function storeWith(kind: 'mapping' | 'rule', damaged: readonly JsonValue[]) {
  const store = await memoryStore();
  for (const [index, data] of damaged.entries()) {
    good(await store.presets.save({ kind, id: `damaged ${index}`, name: 'x', data }));
  }
  return store;
}

test('mappings are remembered as the wizard made them; a damaged one counts as absent', async () => {
  const file = textFile(
    'own.csv',
    'Datum;Coin;Menge;Art\n2024-03-01 10:00:00;BTC;0.5;Kauf\n2024-03-02 10:00:00;ETH;2;Kauf\n',
  );
  const { mapping } = good(await proposeMapping(file, 'own.csv', undefined));
  const own = JSON.parse(JSON.stringify(mapping));
  const { definition } = own;
  const store = await storeWith('mapping', [
    'text',
    { ...DRIFTED, columns: { date: 7 } },
    { base: 'kraken-ledgers', columns: {} },
    { ...DRIFTED, definition: null },
    { ...own, definition: { ...definition, date: undefined } },
    { ...own, definition: { ...definition, layouts: [7] } },
    { ...own, definition: { ...definition, types: ['Kauf'] } },
  ]);
  good(await store.presets.save(mappingPreset(DRIFTED)));
  good(await store.presets.save(mappingPreset(own)));
  const kept = await savedMappings(store);
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(expect.arrayContaining([DRIFTED, own]));
});

test('rules are kept whole; a damaged one counts as absent', async () => {
  const store = await storeWith('rule', [
    [],
    { label: RULE.label },
    { match: RULE.match, label: 'income:magic' },
    { match: { ...RULE.match, wallet: 1 }, label: 'buy' },
    { match: { ...RULE.match, format: null }, label: 'buy' },
  ]);
  good(await store.presets.save(labelPreset(RULE)));
  const id = 'gift-in|SOL|Ledger|kraken-ledgers';
  expect(good(await keptRules(store))).toEqual([{ of: 'label', id, name: RULE.name, label: { id, ...RULE } }]);
});

test('tax settings that are no record are those of nobody', async () => {
  const store = await memoryStore();
  const fresh = await taxSettings(store);
  good(await store.settings.set('tax-settings', [{ match: { method: 'LIFO' } }]));
  expect(await taxSettings(store)).toEqual(fresh);
});
