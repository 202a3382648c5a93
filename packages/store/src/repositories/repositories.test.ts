/** The tables beside the events: rows of a file, wallets, settings, saved things, sealed reports. */
import { expect, test } from 'vitest';
import type { Change } from '../changes/change.ts';
import { packRawRows } from '../imports/raw-rows.ts';
import type { RowOutcome } from '../imports/row-outcomes.ts';
import { dumpRaw, putRaw } from '../testing/raw-database.ts';
import { buy, code, eventIds, file, revision, testBed, value } from '../testing/test-bed.ts';

const why = 'test';

function answer(parts: Partial<Extract<Change, { kind: 'answer' }>>): Change {
  return { kind: 'answer', why, add: [], edit: [], remove: [], repair: [], settle: [], ...parts };
}

test('repairing a row makes it an event of its file and keeps the counts adding up', async () => {
  const store = await testBed().open();
  const outcomes: RowOutcome[] = [
    { line: 2, kind: 'event', eventId: 'a' },
    { line: 3, kind: 'review', reason: 'date.unreadable', raw: '32.13.2024;1 BTC' },
    { line: 4, kind: 'review', reason: 'type.unknown', raw: 'x' },
  ];
  const files = [{ ...file('f', [buy('a')]), outcomes }];
  value(await store.events.apply('own', 0, { kind: 'import', why, files, wallets: [] }));
  expect(value(await store.imports.rows('own', 1, { first: 1, limit: 1 }))).toEqual([outcomes[1]]);

  const rows: RowOutcome[] = [
    { line: 3, kind: 'event', eventId: 'b' },
    { line: 4, kind: 'ignored', reason: 'by-hand' },
  ];
  value(await store.events.apply('own', 1, answer({ repair: [{ importNo: 1, rows, events: [buy('b')] }] })));
  const [mended] = value(await store.imports.list('own'));
  expect(mended?.counts).toEqual({ event: 2, grouped: 0, duplicate: 0, ignored: 1, review: 0 });
  expect(mended?.eventsAdded).toBe(2);
  expect(value(await store.imports.rows('own', 1))).toEqual([outcomes[0], ...rows]);

  const unknown = answer({ repair: [{ importNo: 1, rows: [{ line: 9, kind: 'ignored' }], events: [] }] });
  expect(await store.events.apply('own', 2, unknown)).toEqual({
    ok: false,
    error: { code: 'import.line-missing', lines: [9] },
  });
  value(await store.events.apply('own', 2, { kind: 'remove-import', why, importNo: 1 }));
  expect(await eventIds(store), 'the mended event goes with its file').toEqual([]);
  value(await store.events.undo('own', 3));
  value(await store.events.undo('own', 4));
  expect(value(await store.imports.rows('own', 1))).toEqual(outcomes);
  expect(await eventIds(store)).toEqual(['a']);
});

test('many answers are one entry of the journal and one undo', async () => {
  const store = await testBed().open();
  const files = [file('f', [buy('a'), buy('b'), buy('c')])];
  value(await store.events.apply('own', 0, { kind: 'import', why, files, wallets: [] }));
  const before = value(await store.events.readAll('own')).events;
  const parts = { add: [buy('n')], edit: [buy('a', '7')], remove: ['b'], settle: ['twin:a:c', 'airdrop:c'] };
  value(await store.events.apply('own', 1, answer(parts)));
  expect(value(await store.events.readAll('own')).events).toEqual([buy('a', '7'), buy('c'), buy('n')]);
  expect(value(await store.answers.list('own')).map(({ id }) => id)).toEqual(['airdrop:c', 'twin:a:c']);
  expect(value(await store.journal.list('own'))).toHaveLength(2);
  value(await store.events.undo('own', 2));
  expect(value(await store.events.readAll('own')).events).toEqual(before);
  expect(value(await store.answers.list('own'))).toEqual([]);
  value(await store.events.redo('own', 3));
  expect(value(await store.answers.list('own'))).toHaveLength(2);

  const again = value(await store.events.apply('own', 4, answer({ settle: ['airdrop:c'] })));
  expect(again.status, 'settled before').toBe('unchanged');
  expect(code(await store.events.apply('own', 4, answer({ add: [buy('a')] })))).toBe('event.exists');
  expect(code(await store.events.apply('own', 4, answer({ remove: ['b'] })))).toBe('event.missing');
});

test('the rows of a file are kept whatever its size, and found by their lines', async () => {
  const bed = testBed();
  const store = await bed.open();
  // Line 3 lies inside a cell of line 2; 1,000 rows are three blocks.
  const lines = Array.from({ length: 1_000 }, (_, i) => (i === 0 ? 2 : i + 3));
  const rawRows = await packRawRows(lines.map((line) => ({ line, cells: [`cell "${line}"`, 'Grüße;\n€'] })));
  expect(rawRows).toHaveLength(3);
  const files = [{ ...file('f', [buy('a')]), rawRows }];
  value(await store.events.apply('own', 0, { kind: 'import', why, files, wallets: [] }));
  const [record] = value(await store.imports.list('own'));
  expect(record?.rawRows).toBe('kept');
  expect(value(await store.imports.rawRows('own', 1, [2, 1_002, 3, 500]))).toEqual(
    [2, 1_002, 500].map((line) => ({ line, cells: [`cell "${line}"`, 'Grüße;\n€'] })),
  );
  const other = await testBed().open();
  value(await other.restore(value(await store.backup()), { mode: 'merge' }));
  expect(value(await other.imports.rawRows('own', 1, [700]))).toHaveLength(1);

  value(await store.events.undo('own', 1));
  value(await store.events.apply('own', 2, { kind: 'add', why, events: [buy('z')] }));
  value(await store.journal.trim('own', 1));
  expect((await dumpRaw(bed)).tables.rawRows, 'freed with the last way back to them').toEqual([]);
});

test('wallets are put, changed and removed as changes', async () => {
  const store = await testBed().open();
  const wallet = { id: 'w', name: 'Ledger', type: 'hardware', createdAt: 't', updatedAt: 't' } as const;
  value(await store.events.apply('own', 0, { kind: 'wallets', why, put: [wallet], remove: [] }));
  value(await store.events.apply('own', 1, { kind: 'wallets', why, put: [{ ...wallet, name: 'Nano' }], remove: [] }));
  expect(value(await store.wallets.list('own'))).toEqual([{ ...wallet, name: 'Nano', book: 'own' }]);
  value(await store.events.apply('own', 2, { kind: 'wallets', why, put: [], remove: ['w'] }));
  expect(value(await store.wallets.list('own'))).toEqual([]);
  value(await store.events.undo('own', 3));
  value(await store.events.undo('own', 4));
  expect(value(await store.wallets.list('own'))).toEqual([{ ...wallet, book: 'own' }]);
});

test('a wallet that an import names is not overwritten', async () => {
  const store = await testBed().open();
  const wallet = { id: 'kraken', name: 'Mein Konto', type: 'exchange', createdAt: 't', updatedAt: 't' } as const;
  value(await store.events.apply('own', 0, { kind: 'wallets', why, put: [wallet], remove: [] }));
  const files = [file('f', [buy('a')])];
  const wallets = [{ ...wallet, name: 'Kraken' }];
  value(await store.events.apply('own', 1, { kind: 'import', why, files, wallets }));
  expect(value(await store.wallets.list('own')).map(({ name }) => name)).toEqual(['Mein Konto']);
});

test('settings and presets are stored by key and survive a reload', async () => {
  const bed = testBed();
  const first = await bed.open();
  value(await first.settings.set('tax', { year: 2024, joint: false }));
  value(await first.settings.set('gone', 1));
  value(await first.settings.remove('gone'));
  value(await first.presets.save({ kind: 'mapping', id: 'm', name: 'My bank', data: { date: 0 } }));
  value(await first.presets.save({ kind: 'view', id: 'm', name: 'Sales', data: {} }));
  value(await first.presets.remove('view', 'm'));
  first.close();
  const second = await bed.open();
  expect([...value(await second.settings.readUnder(''))]).toEqual([['tax', { year: 2024, joint: false }]]);
  expect(value(await second.settings.get('gone'))).toBeUndefined();
  expect(value(await second.presets.list('mapping'))).toMatchObject([{ id: 'm', name: 'My bank', data: { date: 0 } }]);
  expect(value(await second.presets.list('view'))).toEqual([]);
});

test('settings are read by how their key begins', async () => {
  const store = await testBed().open();
  for (const key of ['page:1', 'page:10', 'page', 'pages:1', 'pagf:1']) value(await store.settings.set(key, key));
  expect([...value(await store.settings.readUnder('page:')).keys()]).toEqual(['page:1', 'page:10']);
  expect(value(await store.settings.readUnder('other')).size).toBe(0);
});

test('a sealed report cannot be replaced, and a changed one is noticed', async () => {
  const bed = testBed();
  const store = await bed.open();
  const report = {
    id: 'r',
    book: 'own',
    year: 2024,
    title: 'T',
    mediaType: 'text/plain',
    content: 'abc',
    inputs: 'the ledger',
  } as const;
  const sealed = value(await store.reports.seal(report));
  // SHA-256 of "abc", FIPS 180-2 appendix B.1.
  expect(sealed.sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(code(await store.reports.seal({ ...report, content: 'abd' }))).toBe('report.exists');
  expect(value(await store.reports.open('r'))).toEqual(sealed);
  const { content: _, inputs, ...summary } = sealed;
  expect(value(await store.reports.list('own'))).toEqual([summary]);
  await putRaw(bed, 'reports', { ...sealed, content: 'abd' });
  expect(code(await store.reports.open('r'))).toBe('report.damaged');
  await putRaw(bed, 'reports', { ...summary, content: 'abc' });
  expect(value(await store.reports.list('own')), 'one without its inputs is none').toEqual([]);
  await putRaw(bed, 'reports', { ...summary, content: 'abc', inputs });
  expect(value(await store.reports.list('own'))).toEqual([summary]);
});

test('a sealed report keeps its inputs, is listed without its bulk, and goes away on request', async () => {
  const store = await testBed().open();
  const report = { id: 'r', book: 'own', year: 2024, title: 'T', mediaType: 'text/plain', content: 'abc' } as const;
  value(await store.reports.seal({ ...report, inputs: 'the ledger' }));
  expect(value(await store.reports.open('r'))?.inputs).toBe('the ledger');
  const [listed] = value(await store.reports.list('own'));
  expect(Object.keys(listed ?? {})).not.toEqual(expect.arrayContaining(['inputs']));
  value(await store.reports.remove('r'));
  expect(value(await store.reports.list('own'))).toEqual([]);
  expect(value(await store.reports.remove('r'))).toBeUndefined();
});

test('erasing everything leaves no record but the counters', async () => {
  const bed = testBed();
  const store = await bed.open();
  value(await store.events.apply('own', 0, { kind: 'add', why, events: [buy('a')] }));
  value(await store.settings.set('a', 1));
  value(await store.erase('everything'));
  const { tables } = await dumpRaw(bed);
  const { heads, kept, ...rest } = tables;
  expect(Object.values(rest).flat()).toEqual([]);
  expect(kept).toEqual([{ id: 'last-write', mark: expect.any(String) }]);
  expect(heads).toHaveLength(2);
  expect(await revision(store)).toBe(2);
});
