import { pdfText } from '@cryptax/reports/testing';
import { expect, it } from 'vitest';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';

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
