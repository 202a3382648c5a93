/** Stellar, XRP and TRON in their own ways: exchanges on the way, partial payments, two forms of addresses. */
import { describe, expect, test } from 'vitest';
import { balance, read } from '../testing/read-chain.ts';
import type { Movement } from './chain-transaction.ts';

describe('Stellar (Horizon)', () => {
  const payment = (token: string, more: object) => ({
    paging_token: token,
    type: 'payment',
    created_at: '2024-03-01T12:00:00Z',
    transaction_hash: `ee${token}`,
    transaction_successful: true,
    from: 'GAAA',
    to: 'GBBB',
    amount: '120.5000000',
    asset_type: 'native',
    transaction: { fee_account: 'GAAA', fee_charged: '100', ledger: 5 },
    ...more,
  });

  test('an exchange on the way is two movements', async () => {
    const swap = payment('2', {
      type: 'path_payment_strict_send',
      to: 'GAAA',
      asset_code: 'USDC',
      asset_issuer: 'GISS',
      amount: '12.0000000',
      source_amount: '100.0000000',
    });
    const { outcome, transactions } = await read('stellar', 'GAAA', (url) => ({
      _embedded: { records: url.pathname.endsWith('/operations') ? [payment('1', {}), swap] : [] },
    }));
    expect(outcome).toMatchObject({ kind: 'complete', state: { since: '2 ' } });
    expect(
      transactions.map(({ movements }) => movements.map(({ asset, amount }) => `${amount} ${asset.symbol}`)),
    ).toEqual([['120.5 XLM'], ['100 XLM', '12 USDC']]);
    expect(transactions[0]?.fee?.amount).toBe('0.00001');
  });

  test('two equal payments of one transaction are two', async () => {
    const both = [payment('1', { transaction_hash: 'ee' }), payment('2', { transaction_hash: 'ee' })];
    const { transactions } = await read('stellar', 'GAAA', (url) => ({
      _embedded: { records: url.pathname.endsWith('/operations') ? both : [] },
    }));
    expect(transactions.map(({ movements }) => movements.length)).toEqual([2]);
  });

  test('a mark that the server has forgotten begins with the oldest it still has', async () => {
    const { outcome, transactions } = await read(
      'stellar',
      'GAAA',
      (url) => {
        if (url.searchParams.get('cursor') === '7') return 410;
        return { _embedded: { records: url.pathname.endsWith('/operations') ? [payment('9', {})] : [] } };
      },
      { family: 'horizon.2', since: '7 7' },
    );
    expect([outcome.kind, transactions.length]).toEqual(['complete', 1]);
  });

  test('an account that was never funded is empty, not broken', async () => {
    expect((await read('stellar', 'GAAA', () => 404)).outcome.kind).toBe('complete');
    expect(await balance('stellar', 'GAAA', () => 404)).toMatchObject({
      value: [{ asset: { symbol: 'XLM' }, amount: '0' }],
    });
  });
});

describe('XRP', () => {
  const line = (low: string, high: string, before: string, after: string) => ({
    ModifiedNode: {
      LedgerEntryType: 'RippleState',
      FinalFields: {
        Balance: { currency: 'USD', value: after },
        LowLimit: { issuer: low },
        HighLimit: { issuer: high },
      },
      PreviousFields: { Balance: { value: before } },
    },
  });
  const coins = (account: string, before: string, after: string) => ({
    ModifiedNode: {
      LedgerEntryType: 'AccountRoot',
      FinalFields: { Account: account, Balance: after },
      PreviousFields: { Balance: before },
    },
  });
  const row = (hash: string, tx: object, nodes: readonly object[]) => ({
    hash,
    validated: true,
    close_time_iso: '2024-03-01T12:00:00Z',
    ledger_index: 90,
    tx_json: { Account: 'rA', Fee: '12', ...tx },
    meta: { TransactionResult: 'tesSUCCESS', AffectedNodes: nodes },
  });
  const payment = { TransactionType: 'Payment', Destination: 'rB', Amount: '999000000' };
  const reported = ({ movements }: { readonly movements: readonly Movement[] }) =>
    movements.map(({ from, to, amount, asset }) => `${from} > ${to} ${amount} ${asset.symbol}`);

  test('counts what arrived, not what was asked for, and follows the marker', async () => {
    const first = row('F1', payment, [coins('rB', '10000000', '11500000')]);
    const second = row('F2', payment, [line('rB', 'rI', '0', '1.5')]);
    const { outcome, transactions } = await read('xrp', 'rB', (_, body) =>
      JSON.stringify(body).includes('marker')
        ? { result: { transactions: [second], ledger_index_max: 95 } }
        : { result: { transactions: [first], marker: { ledger: 90, seq: 1 } } },
    );
    expect(outcome).toMatchObject({ kind: 'complete', state: { since: '95' } });
    expect(transactions.map(reported)).toEqual([['rA > rB 1.5 XRP'], ['rA > rB 1.5 USD']]);
  });

  test('an offer that is filled, an own one that others take, and an own payment over a path are trades', async () => {
    const offer = { TransactionType: 'OfferCreate' };
    const rows = [
      // 100 XRP and the fee of 12 drops left, 55 USD came on a line whose lower end is the issuer.
      row('T1', offer, [coins('rA', '500000012', '400000000'), line('rI', 'rA', '0', '-55')]),
      row('T2', { ...offer, Account: 'rX' }, [coins('rA', '400000000', '401000000'), line('rI', 'rA', '-55', '-54.5')]),
      row('T3', { ...payment, Destination: 'rA' }, [
        coins('rA', '401000000', '410999988'),
        line('rI', 'rA', '-54.5', '-49.4'),
      ]),
    ];
    const { transactions } = await read('xrp', 'rA', () => ({ result: { transactions: rows, ledger_index_max: 95 } }));
    expect(transactions.map(reported)).toEqual([
      ['rA >  100 XRP', ' > rA 55 USD'],
      [' > rA 1 XRP', 'rA >  0.5 USD'],
      [' > rA 10 XRP', 'rA >  5.1 USD'],
    ]);
  });
});

describe('TRON', () => {
  test('reads coins and tokens; hexadecimal addresses become the usual ones', async () => {
    const coin = {
      txID: 't1',
      block_timestamp: 1_708_000_000_000,
      ret: [{ contractRet: 'SUCCESS', fee: 345_000 }],
      raw_data: {
        contract: [
          {
            type: 'TransferContract',
            parameter: {
              value: {
                owner_address: '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
                to_address: '410000000000000000000000000000000000000000',
                amount: 2_500_000,
              },
            },
          },
        ],
      },
    };
    const token = {
      transaction_id: 't2',
      block_timestamp: 1_708_000_001_000,
      from: 'TFrom',
      to: 'TTo',
      value: '7000000',
      token_info: { symbol: 'USDT', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', decimals: 6 },
    };
    const { outcome, transactions } = await read('tron', 'TTo', (url) => ({
      success: true,
      data: url.pathname.endsWith('trc20') ? [token] : [coin],
      meta: {},
    }));
    expect(outcome).toMatchObject({ kind: 'complete', state: { since: '1708000001000' } });
    // The hexadecimal form of the USDT contract's address is public record.
    expect(transactions[0]?.movements[0]).toMatchObject({ from: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', amount: '2.5' });
    expect(transactions[0]?.fee?.amount).toBe('0.345');
    expect(transactions[1]?.movements[0]).toMatchObject({ to: 'TTo', amount: '7' });
  });

  test('what is frozen, lent as a resource or thawing is held too', async () => {
    const account = {
      balance: 1_000_000,
      frozenV2: [{ amount: 2_000_000 }, { type: 'ENERGY', amount: 3_000_000 }, { type: 'TRON_POWER' }],
      unfrozenV2: [{ unfreeze_amount: 500_000 }],
      account_resource: { delegated_frozenV2_balance_for_energy: 250_000 },
    };
    expect(await balance('tron', 'T', () => ({ success: true, data: [account] }))).toMatchObject({
      value: [{ amount: '6.75' }],
    });
  });

  test('tokens are told by the account, older ones by their number, and what it leaves out is not held', async () => {
    // The lists of tokens as developers.tron.network documents them for /v1/accounts/{address}.
    const account = { balance: 0, assetV2: [{ key: '1002000', value: 42_500_000 }], trc20: [{ TUsdt: '1234567' }] };
    const token = (contract: string) => ({ symbol: contract, contract, decimals: 6 });
    const tokens = ['TUsdt', 'trc10:1002000', 'TGone'].map(token);
    expect(await balance('tron', 'T', () => ({ success: true, data: [account] }), tokens)).toMatchObject({
      ok: true,
      value: [{ amount: '0' }, { amount: '1.234567' }, { amount: '42.5' }, { amount: '0' }],
    });
  });

  test('a suspension of half a minute is not a refusal', async () => {
    const { outcome } = await read('tron', 'TTo', () => 403);
    expect(outcome).toMatchObject({ failures: [{ failure: { code: 'rate-limited' } }] });
  });
});
