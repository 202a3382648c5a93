import { pdfText } from '@cryptax/reports/testing';
import { expect, it } from 'vitest';
import { A, ledgerWith, POOL, syncAndTake, wei } from '../../../testing/chain-ledger.ts';
import { coin, testChains } from '../../../testing/chain-world.ts';
import { good } from '../../../testing/good.ts';

/** Blocks every twelve seconds from 14 November 2023 on, as the rows of the test chain have them. */
const secondsOf = (height: number) => 1_700_000_000 + height * 12;
/** The last one in 2024 by Berlin time: 31 December, 22:59:59 UTC. */
const LAST = Math.floor((Date.parse('2024-12-31T22:59:59Z') / 1000 - 1_700_000_000) / 12);

/** The node behind the explorer, in the documented form of Blockscout's ETH RPC API. */
function node(balance: string) {
  return ({ pathname }: URL, _: number, body: string) => {
    if (pathname !== '/api/eth-rpc') return undefined;
    const { method, params } = JSON.parse(body);
    if (method === 'eth_getBalance')
      return JSON.stringify({ result: params[1] === `0x${LAST.toString(16)}` ? balance : '0x0' });
    const height = params[0] === 'latest' ? LAST + 100_000 : Number(params[0]);
    return JSON.stringify({
      result: { number: `0x${height.toString(16)}`, timestamp: `0x${secondsOf(height).toString(16)}` },
    });
  };
}

it('keeps balance, block, value and source as a document, and as a statement that the ledger is held against', async () => {
  const chains = testChains();
  chains.rows = [coin(1, 10, POOL, A, wei(1_500)), coin(2, LAST + 1, POOL, A, wei(500))];
  chains.fault = node('0x14d1120d7b160000');
  const api = await ledgerWith(chains);
  await syncAndTake(api, 'Main');
  const proof = good(await api.proveYearEnd('Main', 2024));
  expect(proof).toMatchObject({ service: 'Blockscout', block: { height: LAST }, isHistoryRead: true, silent: [] });
  expect(proof.lines).toMatchObject([
    {
      asset: 'ETH',
      told: '1.5',
      computed: '1.5',
      value: { eur: expect.stringMatching(/^\d+\.\d\d$/), origin: { method: 'day' } },
    },
  ]);
  const [document] = good(await api.evidence('own', { kind: 'wallet', id: 'Main' }));
  expect(document?.about).toMatch(
    /^Bestand am 31\.12\.2024 auf Ethereum, Quelle Blockscout: 1,5 ETH, [\d.]+,\d\d EUR \(.+\)$/,
  );
  const { blob } = good(await api.evidenceFile('own', document?.id ?? ''));
  expect(await blob.text()).toContain(`Letzter Block: ${LAST} vom 31.12.2024 23:59:5`);
  // The chain's word is held against the ledger, and the answer to the office prints it with its price source.
  expect(good(await api.toldBalances('own', 'Main', 'ETH'))).toContainEqual(
    expect.objectContaining({ day: '2024-12-31', amount: '1.5', by: { kind: 'service', service: 'Ethereum' } }),
  );
  const listed = async (year: number) => {
    const file = good(await api.makeFile({ kind: 'book', book: 'own', year }, { format: 'json', locale: 'de' }));
    return (JSON.parse(await file.blob.text()).frame.documents ?? []).length;
  };
  expect([await listed(2023), await listed(2024)]).toEqual([0, 1]);
  const letter = { office: '', reference: '', taxNumber: '', writtenOn: '', deadline: '' };
  const request = { years: [2024], points: ['balances'], wallets: null, addresses: [], letter } as const;
  const answer = good(await api.makeAnswer('own', request, 'pdf'));
  const { pages } = await pdfText(new Uint8Array(await answer.blob.arrayBuffer()));
  const words = pages.flat(2).join(' ');
  expect(words).toContain('Bestände laut Chain zum letzten Block des 31.12.');
  expect(words).toContain(`${LAST} vom 31.12.2024`);
  expect(words).toContain('von der Chain nicht');
});

it('says so where the node keeps no old states or the history was not read, and refuses a year that runs', async () => {
  const chains = testChains();
  chains.rows = [coin(1, 10, POOL, A, wei(1_500))];
  chains.fault = ({ pathname }) =>
    pathname === '/api/eth-rpc' ? JSON.stringify({ error: { message: 'missing trie node' } }) : undefined;
  const api = await ledgerWith(chains);
  const unread = good(await api.proveYearEnd('Main', 2024));
  expect(unread).toMatchObject({ isHistoryRead: false, lines: [] });
  expect(unread.silent).toContain('Blockscout');
  expect(good(await api.evidence('own', { kind: 'wallet', id: 'Main' }))).toEqual([]);
  await syncAndTake(api, 'Main');
  expect(good(await api.proveYearEnd('Main', 2024)).lines).toMatchObject([{ asset: 'ETH', computed: '1.5' }]);
  expect(await api.proveYearEnd('Main', 2026)).toEqual({ ok: false, error: { code: 'chain.year-runs' } });
});
