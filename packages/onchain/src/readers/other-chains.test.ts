/** What single services do in ways of their own: change, token accounts, rewards inside other messages, exact numbers. */
import { describe, expect, test } from 'vitest';
import { type Answer, balance, read } from '../testing/read-chain.ts';
import { checkBalance } from './check-balance.ts';

describe('Bitcoin (Esplora)', () => {
  const own = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
  const transaction = (txid: string, vin: number | undefined, vout: number, confirmed = true) => ({
    txid,
    fee: vin === undefined ? 1200 : vin - vout - 1000,
    vin: [
      {
        txid: `before-${txid}`,
        vout: 1,
        prevout: { scriptpubkey_address: vin === undefined ? 'bc1qother' : own, value: vin ?? vout + 1200 },
      },
    ],
    vout: [
      { scriptpubkey_address: vin === undefined ? own : 'bc1qother', value: vout },
      ...(vin === undefined ? [] : [{ scriptpubkey_address: own, value: 1000 }]),
    ],
    status: { confirmed, block_height: 820_000, block_time: 1_702_000_000 },
  });
  const pages: Readonly<Record<string, unknown>> = {
    txs: [transaction('unconfirmed', undefined, 5, false), transaction('spent', 2_000_000, 1_998_500)],
    spent: [transaction('received', undefined, 2_000_000)],
    received: [],
  };
  const answer: Answer = (url) => pages[url.pathname.split('/').at(-1) ?? ''] ?? 404;

  test('reads back to the first transaction and leaves out the unconfirmed', async () => {
    const { outcome, transactions } = await read('bitcoin', own, answer);
    expect(outcome).toMatchObject({ kind: 'complete', state: { since: '819994' } });
    expect(transactions.map(({ hash }) => hash)).toEqual(['received', 'spent']);
  });

  test('[MET-07] keeps which outputs were spent, and whose they were', async () => {
    const { transactions } = await read('bitcoin', own, answer);
    expect(transactions.map(({ spends }) => spends)).toEqual([
      [{ by: 'bc1qother', output: 'before-received:1' }],
      [{ by: own, output: 'before-spent:1' }],
    ]);
  });

  test('[MET-07] Dogecoin (Blockbook) does not number a first output; an input without a name leaves all unsaid', async () => {
    const row = (txid: string, vin: readonly object[]) => ({
      txid,
      vin,
      vout: [{ addresses: ['DOther'], value: '100' }],
      blockHeight: 5,
      blockTime: 1_702_000_000,
      fees: '0',
    });
    const input = { addresses: ['DOwn'], value: '50' };
    const transactions = [
      row('t1', [
        { ...input, txid: 'a' },
        { ...input, txid: 'b', vout: 2 },
      ]),
      row('t2', [{ ...input, txid: 'c' }, input]),
    ];
    const doge = await read('dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', () => ({ totalPages: 1, transactions }));
    expect(doge.transactions.map(({ spends }) => spends?.map(({ output }) => output))).toEqual([
      ['a:0', 'b:2'],
      undefined,
    ]);
  });

  test('the balance is what came minus what went, change and fee included', async () => {
    const { transactions } = await read('bitcoin', own, answer);
    const stats = { funded_txo_sum: 2_001_000, spent_txo_sum: 2_000_000 };
    const onChain = await balance('bitcoin', own, () => ({ chain_stats: stats }));
    if (!onChain.ok) throw new Error('balance');
    expect(onChain.value[0]?.amount).toBe('0.00001');
    expect(checkBalance(transactions, (address) => address === own, onChain.value)).toMatchObject([
      { difference: '0' },
    ]);
  });
});

describe('Solana', () => {
  const own = 'WalletAAAA';
  const transfer = (signature: string, before: number, after: number, token?: readonly [string, string]) => ({
    slot: 250_000_000,
    blockTime: 1_708_000_000,
    meta: {
      err: null,
      fee: 5000,
      preBalances: [before, 0],
      postBalances: [after, before - after - 5000],
      preTokenBalances: token ? [tokenBalance(own, token[0]), tokenBalance('Market', '9')] : [],
      postTokenBalances: token ? [tokenBalance(own, token[1])] : [],
    },
    transaction: { message: { accountKeys: [{ pubkey: own }, { pubkey: 'WalletBBBB' }] }, signatures: [signature] },
  });
  const tokenBalance = (owner: string, amount: string) => ({
    owner,
    mint: 'Mint',
    uiTokenAmount: { amount, decimals: 2 },
  });
  const known: Readonly<Record<string, unknown>> = {
    s1: transfer('s1', 2_000_000_000, 1_499_995_000),
    s2: transfer('s2', 1_499_995_000, 1_499_990_000, ['0', '250']),
  };
  const answer: Answer = (_, { method, params }) => {
    if (method === 'getTransaction') return { result: known[String(params?.[0])] };
    if (method === 'getTokenAccountsByOwner') {
      const isFirst = JSON.stringify(params).includes('Tokenkeg');
      const info = { mint: 'Mint', tokenAmount: { amount: '250', decimals: 2 } };
      return {
        result: { value: isFirst ? [{ pubkey: 'TokenAccount', account: { data: { parsed: { info } } } }] : [] },
      };
    }
    if (method === 'getBalance') return { result: { value: 1_499_990_000 } };
    return { result: params?.[0] === own ? [{ signature: 's1' }] : [{ signature: 's2' }] };
  };

  test('coins and tokens are what balances changed by; the fee is told apart', async () => {
    const { outcome, transactions } = await read('solana', own, answer);
    expect(outcome).toMatchObject({ kind: 'complete', state: { since: 'WalletAAAA=s1 TokenAccount=s2' } });
    expect(
      transactions.map(({ movements, fee }) => [
        movements.map(({ from, to, amount }) => [from, to, amount]),
        fee?.amount,
      ]),
    ).toEqual([
      [[['WalletAAAA', 'WalletBBBB', '0.5']], '0.000005'],
      [[['Market', 'WalletAAAA', '2.5']], '0.000005'],
    ]);
  });

  test('asks for nothing older than the last reading', async () => {
    const asked: unknown[] = [];
    await read(
      'solana',
      own,
      (url, body) => {
        if (body.method === 'getSignaturesForAddress') asked.push(body.params?.[1]);
        return answer(url, body);
      },
      { family: 'solana.2', since: 'WalletAAAA=s1 TokenAccount=s2' },
    );
    expect(asked).toEqual([
      { limit: 100, until: 's1' },
      { limit: 100, until: 's2' },
    ]);
  });

  test('a refusal of the node is a failure', async () => {
    const { outcome } = await read('solana', own, () => ({ error: { message: 'Invalid param' } }));
    expect(outcome).toMatchObject({ failures: [{ failure: { code: 'api', message: 'Invalid param' } }] });
  });
});

describe('Cosmos', () => {
  const response = (txhash: string, height: number, message: unknown, events: readonly unknown[] = []) => ({
    height: String(height),
    txhash,
    code: 0,
    timestamp: '2024-02-01T10:00:00Z',
    tx: { body: { messages: [message] }, auth_info: { fee: { amount: [{ denom: 'uatom', amount: '5000' }] } } },
    events,
  });
  const send = { from_address: 'cosmos1a', to_address: 'cosmos1b', amount: [{ denom: 'uatom', amount: '2500000' }] };
  const claimed = {
    type: 'withdraw_rewards',
    attributes: [
      { key: 'amount', value: '1200uatom,7ibc/AB' },
      { key: 'validator', value: 'val' },
      { key: 'delegator', value: 'cosmos1a' },
      { key: 'msg_index', value: '0' },
    ],
  };
  const arrived = {
    type: 'coin_received',
    attributes: [
      { key: 'receiver', value: 'cosmos1a' },
      { key: 'amount', value: '1200uatom,7ibc/AB' },
      { key: 'msg_index', value: '0' },
    ],
  };

  test('joins both searches and finds rewards inside other messages', async () => {
    const { outcome, transactions } = await read('cosmos', 'cosmos1a', (url) => {
      const isSent = url.searchParams.get('query')?.includes('message.sender');
      const both = response('CC01', 18_000_000, send);
      return {
        tx_responses: isSent
          ? [both, response('CC02', 18_000_009, { delegator_address: 'cosmos1a' }, [arrived, claimed])]
          : [both],
      };
    });
    expect(outcome).toMatchObject({ kind: 'complete', state: { since: '18000009' } });
    expect(
      transactions.map(({ movements }) =>
        movements.map(({ kind, amount, asset }) => `${kind} ${amount} ${asset.symbol}`),
      ),
    ).toEqual([['native 2.5 ATOM'], ['reward 0.0012 ATOM', 'reward 7 ibc/AB']]);
    expect(transactions[1]?.fee).toEqual({ payer: 'cosmos1a', amount: '0.005', symbol: 'ATOM' });
  });

  test('dYdX Chain counts its coin in 18 decimals and pays rewards and fees in USDC', async () => {
    const usdc = 'ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5';
    const attribute = (key: string, value: string) => ({ key, value });
    const event = (type: string, ...attributes: readonly object[]) => ({
      type,
      attributes: [...attributes, attribute('msg_index', '0')],
    });
    const row = {
      ...response('DD01', 9_000_000, { delegator_address: 'dydx1a' }, [
        event('coin_received', attribute('receiver', 'dydx1a'), attribute('amount', `2500000${usdc}`)),
        event('withdraw_rewards', attribute('delegator', 'dydx1a'), attribute('amount', `2500000${usdc}`)),
      ]),
      tx: {
        body: { messages: [{ delegator_address: 'dydx1a' }] },
        auth_info: { fee: { amount: [{ denom: usdc, amount: '5000' }] } },
      },
    };
    const { transactions } = await read('dydx', 'dydx1a', () => ({ tx_responses: [row] }));
    expect(
      transactions.map(({ movements }) => movements.map(({ kind, amount, asset }) => [kind, amount, asset.symbol])),
    ).toEqual([[['reward', '2.5', 'USDC']]]);
    expect(transactions[0]?.fee).toEqual({ payer: 'dydx1a', amount: '0.005', symbol: 'USDC' });
    const held = await balance('dydx', 'dydx1a', (url) =>
      url.pathname.includes('/bank/')
        ? { balances: [{ denom: 'adydx', amount: '1500000000000000000' }] }
        : { delegation_responses: [{ balance: { denom: 'adydx', amount: '2000000000000000000' } }] },
    );
    // 1.5 in the account and 2 delegated; the same list answers for those on their way back with none.
    expect(held).toMatchObject({ ok: true, value: [{ asset: { symbol: 'DYDX' }, amount: '3.5' }] });
  });

  test.each([
    ['osmosis', 'uosmo', 'OSMO'],
    ['celestia', 'utia', 'TIA'],
  ] as const)('%s has %s as its own coin', async (chain, denom, symbol) => {
    const held = await balance(chain, 'x1a', (url) =>
      url.pathname.includes('/bank/') ? { balances: [{ denom, amount: '7000001' }] } : {},
    );
    expect(held).toMatchObject({ ok: true, value: [{ asset: { symbol }, amount: '7.000001' }] });
  });

  test('what is delegated or on its way back is held too', async () => {
    const answer = await balance('cosmos', 'cosmos1a', (url) => {
      if (url.pathname.includes('unbonding')) return { unbonding_responses: [{ entries: [{ balance: '500000' }] }] };
      if (url.pathname.includes('/delegations/'))
        return { delegation_responses: [{ balance: { denom: 'uatom', amount: '2000000' } }] };
      return { balances: [{ denom: 'uatom', amount: '1000001' }] };
    });
    // 1.000001 in the account, 2 delegated, 0.5 unbonding.
    expect(answer).toMatchObject({ ok: true, value: [{ amount: '3.500001' }] });
  });

  test('a node that counts more than it tells does not end the reading', async () => {
    const { outcome } = await read('cosmos', 'cosmos1a', () => ({ tx_responses: [], total: '7' }));
    expect(outcome).toMatchObject({ kind: 'incomplete', failures: [{ failure: { code: 'garbage' } }] });
  });
});

describe('NEAR', () => {
  const block = { block_height: '112000000', block_timestamp: '1708000000123456789' };
  const receipt = {
    transaction_hash: '9near',
    receipt_id: 'r1',
    predecessor_account_id: 'alice.near',
    receiver_account_id: 'bob.near',
    block,
    actions: [{ action: 'TRANSFER', method: null }],
    actions_agg: { deposit: '1500000000000000000000001' },
    outcome: { status: true },
  };
  const token = {
    transaction_hash: '9near',
    receipt_id: 'r2',
    affected_account_id: 'bob.near',
    involved_account_id: 'dex.near',
    contract_account_id: 'usdt.tether-token.near',
    delta_amount: '-2500000',
    block_timestamp: '1708000000123456789',
    block,
    meta: { contract: 'usdt.tether-token.near', symbol: 'USDt', decimals: 6 },
  };
  const fee = {
    transaction_hash: '9near',
    signer_account_id: 'alice.near',
    receiver_account_id: 'bob.near',
    block,
    outcomes_agg: { transaction_fee: '42000000000000000000' },
  };

  test('joins fees, deposits and tokens, and keeps every digit', async () => {
    const { outcome, transactions } = await read('near', 'bob.near', ({ pathname }) => {
      if (pathname.endsWith('/ft-txns')) return { data: [token], meta: {} };
      return { data: [pathname.endsWith('/receipts') ? receipt : fee], meta: {} };
    });
    expect(outcome).toMatchObject({ kind: 'complete', state: { since: '9near r1 r2' } });
    expect(transactions[0]).toMatchObject({
      at: '2024-02-15T12:26:40Z',
      movements: [
        { amount: '1.500000000000000000000001' },
        { kind: 'token', from: 'bob.near', to: 'dex.near', amount: '2.5', asset: { symbol: 'USDt' } },
      ],
      fee: { payer: 'alice.near', amount: '0.000042' },
    });
  });

  test('two equal token events of one receipt are two', async () => {
    const { transactions } = await read('near', 'bob.near', ({ pathname }) =>
      pathname.endsWith('/ft-txns') ? { data: [token, token], meta: {} } : { data: [], meta: {} },
    );
    expect(transactions[0]?.movements).toHaveLength(2);
  });
});

describe('Polkadot (Subscan)', () => {
  test('reads transfers and rewards', async () => {
    const transfer = {
      from: '1aaa',
      to: '1bbb',
      success: true,
      hash: '0xdd01',
      block_num: 20_000_000,
      block_timestamp: 1_712_000_000,
      amount: '12.5',
      amount_v2: '125000000000',
      fee: '156000000',
      asset_symbol: 'DOT',
    };
    const reward = {
      event_id: 'Reward',
      amount: '30000000000',
      block_timestamp: 1_712_000_600,
      extrinsic_index: '20000100-1',
    };
    const { outcome, transactions } = await read('polkadot', '1bbb', (url) => ({
      code: 0,
      data: url.pathname.endsWith('transfers')
        ? { count: 1, transfers: [transfer] }
        : { count: 1, list: url.pathname.endsWith('reward_slash') ? [reward] : null },
    }));
    expect(outcome).toMatchObject({ kind: 'complete', state: { since: '20000100' } });
    expect(transactions.map(({ movements }) => movements[0]?.amount)).toEqual(['12.5', '3']);
    expect(transactions[0]?.fee).toEqual({ payer: '1aaa', amount: '0.0156', symbol: 'DOT' });
  });

  test('waits when the service says so in its own code', async () => {
    let calls = 0;
    const { outcome } = await read('polkadot', '1bbb', () =>
      ++calls === 1 ? { code: 20008, message: 'API rate limit exceeded' } : { code: 0, data: {} },
    );
    expect(outcome.kind).toBe('complete');
  });
});
