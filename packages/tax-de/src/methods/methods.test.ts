import { parseInstant } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, METHODS, type OpenLotView, SCOPES } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { buy, sell } from '../testing/events.ts';
import { canSwitchMethod, canSwitchMethodAt, poolMethod } from './can-switch-method.ts';
import { methodNote } from './method-status.ts';

function lot(wallet: string, asset: string, amount: string): OpenLotView {
  return {
    lotId: `${wallet}-${amount}`,
    wallet,
    asset,
    acquiredAt: '2024-01-01T00:00:00Z',
    amount,
    cost: '1.00',
    chain: [],
  };
}

describe('status of the methods', () => {
  test('[MET-01] FIFO and average per wallet are accepted, everything else is for planning', () => {
    const accepted = SCOPES.flatMap((scope) =>
      METHODS.filter((method) => methodNote(method, scope).status === 'accepted').map((method) => [method, scope]),
    );
    expect(accepted).toEqual([
      ['FIFO', 'wallet'],
      ['AVERAGE', 'wallet'],
    ]);
  });
});

describe('changing the method', () => {
  const question = { settings: DEFAULT_SETTINGS, wallet: 'A', asset: 'BTC', method: 'AVERAGE' as const };

  test('[MET-02] allowed while the pool is empty, whatever other pools hold', () => {
    expect(canSwitchMethod({ ...question, openLots: [lot('A', 'ETH', '3'), lot('B', 'BTC', '1')] })).toEqual({
      allowed: true,
    });
  });

  test('[MET-02] refused while units are left, with the quantity that is in the way', () => {
    expect(canSwitchMethod({ ...question, openLots: [lot('A', 'BTC', '0.5'), lot('A', 'BTC', '0.00000001')] })).toEqual(
      {
        allowed: false,
        reason: 'pool-not-empty',
        amount: '0.50000001',
        lots: 2,
      },
    );
  });

  test('[MET-02] refused in the global scope, and pointless for the method already in force', () => {
    const global = { ...DEFAULT_SETTINGS, scope: 'global' as const };
    expect(canSwitchMethod({ ...question, settings: global, openLots: [] })).toMatchObject({ reason: 'scope-global' });
    expect(canSwitchMethod({ ...question, method: 'FIFO', openLots: [] })).toMatchObject({ reason: 'same-method' });
  });

  test('[MET-02] for a moment in the past the pool of that moment decides', () => {
    const events = [buy('b1', '2024-01-10', '1 BTC', '1.00'), sell('s1', '2024-02-10', '1 BTC', '2.00')];
    const at = (text: string) => {
      const instant = parseInstant(text);
      if (!instant.ok) throw new Error(text);
      return canSwitchMethodAt({ ...question, events, at: instant.value });
    };
    // The change stands before the events of its second.
    expect(at('2024-01-10T10:00:00Z')).toEqual({ allowed: true });
    expect(at('2024-01-11T00:00:00Z')).toMatchObject({ allowed: false, reason: 'pool-not-empty', amount: '1' });
    expect(at('2024-02-11T00:00:00Z')).toEqual({ allowed: true });
  });

  test('[MET-02] the latest choice of a pool is in force', () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      poolMethods: [
        { wallet: 'A', asset: 'BTC', method: 'LIFO' as const, from: '2024-06-01T00:00:00Z' },
        { wallet: 'A', asset: 'BTC', method: 'AVERAGE' as const },
      ],
    };
    expect(poolMethod(settings, 'A', 'BTC')).toBe('LIFO');
    expect(poolMethod(settings, 'A', 'ETH')).toBe('FIFO');
  });
});
