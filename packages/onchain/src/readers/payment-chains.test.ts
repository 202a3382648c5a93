/** Stellar, XRP and TRON in their own ways: exchanges on the way, partial payments, two forms of addresses. */
import { describe, expect, test } from 'vitest';
import { balance, read } from '../testing/read-chain.ts';

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
    const { outcome, transactions } = await read('stellar', 'GAAA', () => ({
      _embedded: { records: [payment('1', {}), swap] },
    }));
    expect(outcome).toMatchObject({ kind: 'complete', state: { since: '2' } });
    expect(
      transactions.map(({ movements }) => movements.map(({ asset, amount }) => `${amount} ${asset.symbol}`)),
    ).toEqual([['120.5 XLM'], ['100 XLM', '12 USDC']]);
    expect(transactions[0]?.fee?.amount).toBe('0.00001');
  });

  test('an account that was never funded is empty, not broken', async () => {
    expect((await read('stellar', 'GAAA', () => 404)).outcome.kind).toBe('complete');
    expect(await balance('stellar', 'GAAA', () => 404)).toEqual({ ok: true, value: [] });
  });
});

describe('XRP', () => {
  const payment = (hash: string, delivered: unknown) => ({
    hash,
    validated: true,
    close_time_iso: '2024-03-01T12:00:00Z',
    ledger_index: 90,
    tx_json: { TransactionType: 'Payment', Account: 'rA', Destination: 'rB', Fee: '12', Amount: '999000000' },
    meta: { TransactionResult: 'tesSUCCESS', delivered_amount: delivered },
  });

  test('counts what was delivered, and follows the marker', async () => {
    const { outcome, transactions } = await read('xrp', 'rB', (_, body) =>
      JSON.stringify(body).includes('marker')
        ? {
            result: {
              transactions: [payment('F2', { value: '1.5', currency: 'USD', issuer: 'rI' })],
              ledger_index_max: 95,
            },
          }
        : { result: { transactions: [payment('F1', '1500000')], marker: { ledger: 90, seq: 1 } } },
    );
    expect(outcome).toMatchObject({ kind: 'complete', state: { since: '95' } });
    expect(
      transactions.map(({ movements }) => movements.map(({ amount, asset }) => `${amount} ${asset.symbol}`)),
    ).toEqual([['1.5 XRP'], ['1.5 USD']]);
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
});
