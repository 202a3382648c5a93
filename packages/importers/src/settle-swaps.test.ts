/** The three lists of one address at an explorer: transactions, what contracts moved, tokens. */
import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';

const OWN = '0x00000000000000000000000000000000000000aa';
const ROUTER = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d';
const FRIEND = '0x00000000000000000000000000000000000000bb';
const LINK = '0x514910771af9ca656af840dff83e8264ecf986ca,ChainLink Token,LINK';
const UNI = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984,Uniswap,UNI';
const TIME = '1709452800,2024-03-03 08:00:00';

const file = (name: string, ...lines: string[]) => ({
  name,
  content: new TextEncoder().encode(`${lines.join('\n')}\n`),
});
const normal = (...rows: string[]) =>
  file(
    'transactions.csv',
    'Transaction Hash,Blockno,UnixTimestamp,DateTime (UTC),From,To,ContractAddress,Value_IN(ETH),Value_OUT(ETH),CurrentValue @ $2263.33/Eth,TxnFee(ETH),TxnFee(USD),Historical $Price/Eth,Status,ErrCode,Method',
    `0xee00,1,1709452000,2024-03-03 07:46:40,${FRIEND},${OWN},,9,0,0,0.0001,0.3,3400,,,Transfer`,
    ...rows,
  );
const call = (hash: string, value: string, fee: string) =>
  `${hash},2,${TIME},${OWN},${ROUTER},,0,${value},0,${fee},34,3400,,,Swap`;
const tokens = (...rows: string[]) =>
  file(
    'tokens.csv',
    'Transaction Hash,Blockno,UnixTimestamp,DateTime (UTC),From,To,TokenValue,USDValueDayOfTx,ContractAddress,TokenName,TokenSymbol',
    `0xee01,1,1709452000,2024-03-03 07:46:40,${FRIEND},${OWN},200,N/A,${LINK}`,
    ...rows,
  );
const sent = (hash: string, amount: string, token: string) =>
  `${hash},2,${TIME},${OWN},${ROUTER},${amount},N/A,${token}`;
const got = (hash: string, amount: string, token: string) =>
  `${hash},2,${TIME},${ROUTER},${OWN},${amount},N/A,${token}`;
const internal = (...rows: string[]) =>
  file(
    'internal.csv',
    'Transaction Hash,Blockno,UnixTimestamp,DateTime (UTC),ParentTxFrom,ParentTxTo,ParentTxETH_Value,From,TxTo,ContractAddress,Value_IN(ETH),Value_OUT(ETH),CurrentValue @ $2263.33/Eth,Historical $Price/Eth,Status,ErrCode,Type',
    ...rows,
  );
const paid = (hash: string, amount: string) =>
  `${hash},2,${TIME},${OWN},${ROUTER},0,${ROUTER},${OWN},,${amount},0,0,3400,0,,call`;

const inHash = (hash: string, { events }: Awaited<ReturnType<typeof importFiles>>) =>
  events.filter(({ txHash }) => txHash === hash);
const issuesOf = ({ files }: Awaited<ReturnType<typeof importFiles>>) =>
  files.flatMap(({ issues }) => issues.map(({ code }) => code)).filter((code) => code !== 'transfer.unmatched-in');

test('coins of the chain for a token, with a refund: one swap with its gas', async () => {
  const result = await importFiles([
    normal(call('0xaa03', '1', '0.01')),
    internal(paid('0xaa03', '0.05')),
    tokens(got('0xaa03', '150', UNI)),
  ]);
  expect(inHash('0xaa03', result)).toMatchObject([
    {
      kind: 'swap',
      out: { asset: 'ETH', amount: '0.95' },
      in: { asset: 'UNI', amount: '150' },
      fee: { asset: 'ETH', amount: '0.01' },
      source: { file: 'transactions.csv', line: 3 },
    },
  ]);
  expect(result.files.map(({ ignored }) => ignored.map(({ code }) => code))).toEqual([
    [],
    ['part-of-swap'],
    ['part-of-swap'],
  ]);
  expect(issuesOf(result)).toEqual([]);
});

test('a token for coins of the chain: the gas stands in the third file', async () => {
  const result = await importFiles([
    tokens(sent('0xaa04', '90', LINK)),
    internal(paid('0xaa04', '0.4')),
    normal(call('0xaa04', '0', '0.01')),
  ]);
  expect(inHash('0xaa04', result)).toMatchObject([
    {
      kind: 'swap',
      out: { asset: 'LINK' },
      in: { asset: 'ETH', amount: '0.4' },
      fee: { asset: 'ETH', amount: '0.01' },
    },
  ]);
  expect(result.files.map(({ ignored }) => ignored.map(({ code }) => code))).toEqual([
    [],
    ['part-of-swap'],
    ['fee-of-transfer'],
  ]);
});

test('a token for a token: the gas is an expense of the swap', async () => {
  const files = [tokens(sent('0xaa05', '90', LINK), got('0xaa05', '150', UNI)), normal(call('0xaa05', '0', '0.01'))];
  const result = await importFiles(files);
  expect(inHash('0xaa05', result)).toMatchObject([{ kind: 'swap', fee: { asset: 'ETH', amount: '0.01' } }]);
  const known = { rowKeys: result.rowKeys(), events: result.events, candidates: result.candidates };
  expect((await importFiles(files, { known })).events).toEqual([]);
});

test('the second half may come with a later import', async () => {
  const first = await importFiles([normal(call('0xaa06', '1', '0.01'))]);
  expect(inHash('0xaa06', first)).toEqual([]);
  const known = { rowKeys: first.rowKeys(), events: first.events, candidates: first.candidates };
  const second = await importFiles([tokens(got('0xaa06', '150', UNI))], { known });
  expect(inHash('0xaa06', second)).toMatchObject([{ kind: 'swap', fee: { amount: '0.01' } }]);
  expect(second.matches).toMatchObject([{ reason: 'swap', outs: [first.candidates.at(-1)?.id] }]);
});

test('two tokens for one coin are nobody’s guess', async () => {
  const result = await importFiles([
    normal(call('0xaa07', '1', '0.01')),
    tokens(got('0xaa07', '150', UNI), got('0xaa07', '10', LINK)),
  ]);
  expect(inHash('0xaa07', result)).toEqual([]);
  expect(issuesOf(result)).toEqual(['transfer.unmatched-out']);
});

test('a coin that moved to a new contract is the same coin: no sale, no spam', async () => {
  const old = '0xdd974d5c2e2928dea5f71b9825b8b646686bd200,Kyber Network Crystal,KNC';
  const next = '0xdefa4e8a7bcba345f687a2f1456f5edd9ce97202,Kyber Network Crystal v2,KNC';
  const one = await importFiles([tokens(sent('0xaa07', '200', old), got('0xaa07', '200', next))]);
  expect(inHash('0xaa07', one)).toEqual([]);
  expect(one.candidates.map(({ asset }) => asset)).toEqual(['LINK']);
  expect(one.files[0]?.ignored).toEqual([3, 4].map((line) => ({ line, code: 'same-coin-both-sides' })));
  const other = await importFiles([tokens(sent('0xaa08', '200', old), got('0xaa08', '190', next))]);
  expect(issuesOf(other)).toEqual(['trade.same-coin', 'trade.same-coin']);
});

test('a swap of two tokens is noted with the names of both', async () => {
  const sai = '0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359,Sai Stablecoin v1.0,SAI';
  const own = '0x2222222222222222222222222222222222222222,My Own Coin,MYOC';
  const result = await importFiles([tokens(got('0xaa09', '30', own), sent('0xaa09', '75', sai))]);
  expect(inHash('0xaa09', result)).toMatchObject([
    {
      kind: 'swap',
      out: { asset: 'erc20:0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359', amount: '75' },
      in: { asset: 'erc20:0x2222222222222222222222222222222222222222', amount: '30' },
      note: 'Sai Stablecoin v1.0 (SAI) → My Own Coin (MYOC)',
    },
  ]);
});
