/** What travels beside the entries comes under a digest of its name; a row under the name itself was written by nobody. */
import { expect, test } from 'vitest';
import { good } from '../../../../testing/good.ts';
import { memoryStore } from '../../../../testing/memory-store.ts';
import { keepArrivedRecords, recordsHere } from './kept-records.ts';

const NOTHING_HERE = { rows: [], times: new Map() };

test('a row is taken under the digest of its name, and under no other', async () => {
  const [one, other] = [await memoryStore(), await memoryStore()];
  const preset = { kind: 'address', id: 'eth|0x1', name: 'Shop', data: { address: '0x1' } } as const;
  good(await one.presets.keep([preset], []));
  const { rows } = good(await recordsHere(one, { steps: [], imports: [] }));
  const [row] = rows.filter((each) => 'preset' in each);
  if (row === undefined || !('name' in row)) throw new Error('no row');
  const kept = async () => good(await other.presets.list('address')).map(({ name }) => name);

  const { name, ...content } = row;
  for (const wrong of [{ ...content, id: String(name) }, { ...row, id: `${row.id}0` }, content]) {
    good(await keepArrivedRecords(other, NOTHING_HERE, [wrong as typeof row], []));
    expect(await kept(), wrong.id).toEqual([]);
  }
  good(await keepArrivedRecords(other, NOTHING_HERE, [row], []));
  expect(await kept()).toEqual(['Shop']);
});
