import { pdfText } from '@cryptax/reports/testing';
import { expect, it } from 'vitest';
import { A, ledgerWith, POOL, syncAndTake, wei } from '../../../testing/chain-ledger.ts';
import { coin, testChains } from '../../../testing/chain-world.ts';
import { good } from '../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';

const BUY = {
  kind: 'buy',
  at: '2024-01-10T10:00:00Z',
  wallet: 'A',
  in: { asset: 'BTC', amount: '1' },
  valueEur: '40000',
} as const;
const SELL = {
  kind: 'sell',
  at: '2025-06-10T10:00:00Z',
  wallet: 'A',
  out: { asset: 'BTC', amount: '1' },
  valueEur: '90000',
} as const;

it('documents of entries, wallets and statements of balance stand in report and dossier; what came later does not', async () => {
  const api = testLedger({ now: () => '2026-11-17T10:00:00Z' });
  await api.open();
  const [buy = ''] = good(await api.applyEdit('own', { kind: 'add', event: BUY, why: 'x' })).eventIds;
  const [sell = ''] = good(await api.applyEdit('own', { kind: 'add', event: SELL, why: 'x' })).eventIds;
  const statement = good(await api.saveStatement('own', { wallet: 'A', asset: 'BTC', day: '2024-12-31', amount: '1' }));
  const attach = async (kind: 'event' | 'wallet' | 'statement', id: string, name: string) =>
    good(await api.addEvidence('own', { kind, id }, new File([name], name), ''));
  await attach('event', buy, 'kauf.pdf');
  await attach('event', sell, 'verkauf.pdf');
  await attach('wallet', 'A', 'wallet.txt');
  await attach('statement', statement.id, 'bestand.png');
  await attach('event', 'gone', 'verwaist.pdf');
  const namesOf = async (year: number) => {
    const file = good(await api.makeFile({ kind: 'book', book: 'own', year }, { format: 'json', locale: 'de' }));
    const { frame } = JSON.parse(await file.blob.text());
    return frame.documents.map(({ name, of }: { name: string; of: { kind: string } }) => [of.kind, name]);
  };
  expect(await namesOf(2024)).toEqual([
    ['event', 'kauf.pdf'],
    ['statement', 'bestand.png'],
    ['wallet', 'wallet.txt'],
  ]);
  expect((await namesOf(2025)).length).toBe(4);
  const dossier = good(await api.printOrigin('own', { kind: 'payout', eventId: sell }, 'de', 'x.pdf'));
  const { pages } = await pdfText(new Uint8Array(await dossier.blob.arrayBuffer()));
  const text = pages.flat(2).join(' ');
  for (const name of ['kauf.pdf', 'verkauf.pdf', 'wallet.txt']) expect(text).toContain(name);
  expect(text).not.toMatch(/verwaist|bestand/);
});

const HEAD = '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"';
const ROWS = [
  '"L1","T1","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000',
  '"L2","T1","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",0.0100000000,0,0.0100000000',
];

it('balances that files and services tell take documents too, on every device that has the backup', async () => {
  const chains = testChains();
  chains.rows = [coin(1, 10, POOL, A, wei(1_500))];
  const api = await ledgerWith(chains);
  await syncAndTake(api, 'Main');
  await importAll(api, [textFile('k.csv', [HEAD, ...ROWS].join('\n'))]);
  const [file] = good(await api.toldBalances('own', 'Kraken', 'BTC'));
  const [service] = good(await api.toldBalances('own', 'Main', 'ETH'));
  expect([file?.by, service?.by.kind]).toEqual([{ kind: 'file', file: 'k.csv', line: 3 }, 'service']);
  for (const [told, name] of [
    [file, 'kraken.png'],
    [service, 'explorer.png'],
  ] as const)
    good(await api.addEvidence('own', { kind: 'statement', id: told?.id ?? '' }, new File([name], name), ''));

  const other = testLedger({ now: () => '2026-11-17T10:00:00Z' });
  await other.open();
  good(await other.restore(new File([good(await api.backup())], 'b'), { mode: 'replace' }));
  for (const device of [api, other]) {
    const source = { kind: 'book', book: 'own', year: 2026 } as const;
    const { blob } = good(await device.makeFile(source, { format: 'json', locale: 'de' }));
    const { documents } = JSON.parse(await blob.text()).frame;
    expect(documents).toMatchObject([
      { name: 'kraken.png', of: { kind: 'statement', wallet: 'Kraken', asset: 'BTC', amount: '0.01' } },
      { name: 'explorer.png', of: { kind: 'statement', wallet: 'Main', asset: 'ETH' } },
    ]);
    const letter = { office: '', reference: '', taxNumber: '', writtenOn: '', deadline: '' };
    const request = { years: [2024], points: ['documents'], wallets: null, addresses: [], letter } as const;
    expect(good(await device.answerCheck('own', request)).annexes).toMatchObject([{ point: 'documents', rows: 1 }]);
    const dossier = good(await device.printOrigin('own', { kind: 'wallet', wallet: 'Kraken' }, 'de', 'x.pdf'));
    const { pages } = await pdfText(new Uint8Array(await dossier.blob.arrayBuffer()));
    expect(pages.flat(2).join(' ')).toContain('kraken.png');
  }
});
