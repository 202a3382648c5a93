/** A service that books the network fee of a withdrawal in a row of its own, against the wallet that it arrived in. */
import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';

const HEADER =
  'Datum;Typ;Währung;Referenz;BTC-Adresse;Kurs;"Einheit (Kurs)";"BTC vor Gebühr";"Menge vor Gebühr";"Einheit (Menge vor Gebühr)";"BTC nach Bitcoin.de-Gebühr";"Menge nach Bitcoin.de-Gebühr";"Einheit (Menge nach Bitcoin.de-Gebühr)";"Zu- / Abgang";Kontostand';
const HASH = 'aa00000000000000000000000000000000000000000000000000000000000001';
const FEE = `"2024-03-09 20:16:17";"Netzwerk-Gebühr";BTC;${HASH};12xB;;;;;;;;;-0.00100000;0.00000000`;
const SENT = `"2024-03-09 20:16:17";Auszahlung;BTC;${HASH};12xB;;;;;;;;;-0.19900000;0.00100000`;
const BOUGHT =
  '"2023-01-24 12:00:42";Kauf;BTC;YMA5SA;;20000.00;"BTC / EUR";0.20000000;4000.00;EUR;0.20000000;4000.00;EUR;0.20000000;0.20000000';
const TREZOR = `Timestamp;Date;Time;Type;Transaction ID;Fee;Fee unit;Address;Label;Amount;Amount unit;Fiat (EUR);Other
1710012917;09.03.2024;20:35:17 GMT+1;RECV;${HASH};;;12x;;0.19900000;BTC;12,000.00;
`;

const file = (name: string, text: string) => ({ name, content: new TextEncoder().encode(text) });
const newestFirst = file('bitcoin-de.csv', [HEADER, FEE, SENT, BOUGHT, ''].join('\n'));
const oldestFirst = file('bitcoin-de.csv', [HEADER, BOUGHT, SENT, FEE, ''].join('\n'));
const trezor = file('trezor.csv', TREZOR);

test.each([
  ['newest first', newestFirst],
  ['oldest first', oldestFirst],
])('is the fee of the transfer: %s', async (_, statement) => {
  const { events, files } = await importFiles([statement, trezor]);
  expect(events.filter(({ kind }) => kind === 'fee')).toEqual([]);
  const transfer = events.find(({ kind }) => kind === 'transfer');
  expect(transfer).toMatchObject({ out: { amount: '0.199' }, fee: { asset: 'BTC', amount: '0.001' } });
  expect(files.map(({ issues, ignored }) => [issues.length, ignored.map(({ code }) => code)])).toEqual([
    [0, []],
    [0, ['arrival-of-transfer']],
  ]);
});

test('waits with it, is asked about once, and comes in no second time', async () => {
  const once = await importFiles([newestFirst]);
  expect(once.candidates).toMatchObject([{ amount: '0.199', fee: { amount: '0.001' } }]);
  const [report] = once.files;
  expect(report?.issues.map(({ code }) => code)).toEqual(['transfer.unmatched-out']);
  expect(report?.ignored).toEqual([{ line: 2, code: 'fee-of-transfer' }]);
  const known = { rowKeys: once.rowKeys(), events: once.events, candidates: once.candidates };
  const later = await importFiles([newestFirst, trezor], { known });
  expect(later.events.map(({ kind }) => kind)).toEqual(['transfer']);
  expect(later.files[0]?.duplicates).toBe(3);
});
