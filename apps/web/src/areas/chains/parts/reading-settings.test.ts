import { DEFAULT_SETTINGS } from '@cryptax/ledger';
import { describe, expect, it } from 'vitest';
import { chosenReading, withReading } from './reading-settings.ts';

describe('readings of open questions', () => {
  // Rule book 3: wrapping is no disposal by default, a pool share and a liquid staking receipt are one.
  it.each([
    ['wrapping', 'favourable', 'wrapping', 'swap', 'carry-over'],
    ['bridging', 'favourable', 'wrapping', 'swap', 'carry-over'],
    ['lending-receipt', 'favourable', 'wrapping', 'swap', 'carry-over'],
    ['liquid-staking', 'cautious', 'liquidStaking', 'swap', 'carry-over'],
    ['liquidity-pool', 'cautious', 'liquidityPool', 'swap', 'look-through'],
  ] as const)('%s is %s by default and kept as %s', (question, byDefault, setting, cautious, favourable) => {
    expect(chosenReading(DEFAULT_SETTINGS, question)).toBe(byDefault);
    for (const [reading, value] of [
      ['cautious', cautious],
      ['favourable', favourable],
    ] as const) {
      const match = withReading(DEFAULT_SETTINGS, question, reading);
      expect(match).toEqual({ ...DEFAULT_SETTINGS, [setting]: value });
      expect(chosenReading(match, question)).toBe(reading);
    }
  });
});
