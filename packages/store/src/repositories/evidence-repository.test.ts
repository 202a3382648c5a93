import { expect, test } from 'vitest';
import { putRaw } from '../testing/raw-database.ts';
import { code, testBed, value } from '../testing/test-bed.ts';
import { MOST_EVIDENCE_BYTES, type NewEvidence } from './evidence-repository.ts';

const FILE: NewEvidence = {
  target: { kind: 'event', id: 'e1' },
  name: '<img src=x>.pdf',
  about: 'Kontoauszug',
  mediaType: 'application/pdf',
  bytes: new TextEncoder().encode('abc') as Uint8Array<ArrayBuffer>,
};
// SHA-256 of "abc", FIPS 180-2 appendix B.1.
const HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('a file is kept by its hash, once per thing it is attached to, and listed without its bytes', async () => {
  const store = await testBed().open();
  const kept = value(await store.evidence.add('own', FILE));
  expect(kept).toMatchObject({ sha256: HASH, size: 3, name: '<img src=x>.pdf' });
  value(await store.evidence.add('own', { ...FILE, name: 'again.pdf' }));
  value(await store.evidence.add('own', { ...FILE, target: { kind: 'wallet', id: 'Ledger' } }));
  const listed = value(await store.evidence.list('own'));
  expect(listed.map(({ target, name }) => [target.kind, name])).toEqual([
    ['event', '<img src=x>.pdf'],
    ['wallet', '<img src=x>.pdf'],
  ]);
  expect(listed[0]).not.toHaveProperty('content');
  expect(value(await store.evidence.list('demo'))).toEqual([]);
  expect(atob(value(await store.evidence.open('own', kept.id)).content)).toBe('abc');

  value(await store.evidence.describe('own', kept.id, { name: ' ', about: 'Auszug der Bank' }));
  expect(value(await store.evidence.open('own', kept.id))).toMatchObject({
    name: '<img src=x>.pdf',
    about: 'Auszug der Bank',
  });
  value(await store.evidence.remove('own', kept.id));
  value(await store.evidence.remove('own', kept.id));
  expect(value(await store.evidence.list('own'))).toHaveLength(1);
  expect(code(await store.evidence.open('own', kept.id))).toBe('evidence.missing');
});

test('a file that is too large is refused, a changed one is noticed', async () => {
  const bed = testBed();
  const store = await bed.open();
  const large = new Uint8Array(MOST_EVIDENCE_BYTES + 1);
  expect(code(await store.evidence.add('own', { ...FILE, bytes: large }))).toBe('evidence.too-large');
  const { id } = value(await store.evidence.add('own', FILE));
  const whole = value(await store.evidence.open('own', id));
  await putRaw(bed, 'evidence', { ...whole, content: btoa('abd') });
  expect(code(await store.evidence.open('own', id))).toBe('evidence.damaged');
  value(await store.evidence.receive([{ ...whole, content: btoa('abd') }], [id]));
  expect(value(await store.evidence.list('own'))).toEqual([]);
  value(await store.evidence.receive([whole], []));
  expect(value(await store.evidence.open('own', id))).toEqual(whole);
});

test('it travels in a backup, and leaves when its book is erased', async () => {
  const [first, second] = [await testBed().open(), await testBed().open()];
  const { id } = value(await first.evidence.add('own', FILE));
  const backup = value(await first.backup());
  for (const mode of ['merge', 'replace'] as const) {
    value(await second.restore(backup, { mode }));
    expect(value(await second.evidence.open('own', id)).name).toBe('<img src=x>.pdf');
  }
  value(await second.erase('own'));
  expect(value(await second.evidence.list('own'))).toEqual([]);
});
