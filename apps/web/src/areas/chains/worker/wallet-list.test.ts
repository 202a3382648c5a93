// @vitest-environment node
/** What a wallet is, told by whichever of its sources knows. */
import { expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';

const KRAKEN = [
  '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"',
  '"L1","F1","2024-03-11 09:00:00","deposit","","currency","crypto","ETH","spot / main",5,0,5',
].join('\n');

const COINTRACKING = [
  '"Type","Buy","Cur.","Sell","Cur.","Fee","Cur.","Exchange","Group","Comment","Date","Tx-ID"',
  '"Trade","0.0055","BTC","500","EUR","1.3","EUR","Kraken","","","21.01.2025 10:12:27",""',
].join('\n');

test("an aggregator's rows do not make an exchange an unknown place", async () => {
  const api = testLedger();
  await importAll(api, [textFile('kraken.csv', KRAKEN), textFile('cointracking.csv', COINTRACKING)]);
  const { wallets } = good(await api.walletList('own'));
  expect(wallets.map(({ name, type, events }) => ({ name, type, events }))).toEqual([
    { name: 'Kraken', type: 'exchange', events: 2 },
  ]);
});

test('a wallet that coins are only sent to is what its own file says', async () => {
  const hash = 'aa'.repeat(32);
  const sent = [
    'Datum;Typ;Währung;Referenz;BTC-Adresse;Kurs;"Einheit (Kurs)";"BTC vor Gebühr";"Menge vor Gebühr";"Einheit (Menge vor Gebühr)";"BTC nach Bitcoin.de-Gebühr";"Menge nach Bitcoin.de-Gebühr";"Einheit (Menge nach Bitcoin.de-Gebühr)";"Zu- / Abgang";Kontostand',
    `"2024-03-09 20:16:17";Auszahlung;BTC;${hash};12xB8S2sk2PBxGEbKeMauwFUNQyCejX17N;;;;;;;;;-0.19900000;0.00100000`,
  ].join('\n');
  const arrived = [
    'Timestamp;Date;Time;Type;Transaction ID;Fee;Fee unit;Address;Label;Amount;Amount unit;Fiat (EUR);Other',
    `1710012000;3/9/2024;20:20:00 GMT+1;RECV;${hash};;;12xB8S2sk2PBxGEbKeMauwFUNQyCejX17N;;0.199;BTC;12000;`,
  ].join('\n');
  const api = testLedger();
  await importAll(api, [textFile('bitcoinde.csv', sent), textFile('trezor.csv', arrived)]);
  const { wallets } = good(await api.walletList('own'));
  expect(Object.fromEntries(wallets.map(({ name, type }) => [name, type]))).toEqual({
    'bitcoin.de': 'exchange',
    'Trezor Suite': 'software',
  });
});

test('where no source knows, nothing is claimed', async () => {
  const api = testLedger();
  await importAll(api, [textFile('cointracking.csv', COINTRACKING.replace('Kraken', 'Somewhere'))]);
  expect(good(await api.walletList('own')).wallets).toMatchObject([{ name: 'Somewhere', type: 'unknown' }]);
});
