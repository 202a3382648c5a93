import { describe, expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

describe('one text for one place', () => {
  // The first three pairs of the CashAddr specification.
  test.each([
    ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ['1KXrWXciRDZUpQwQmuM1DbwsKDLYAYsVLR', 'qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy'],
    ['3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC', 'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq'],
  ])('%s of Bitcoin Cash is %s', (legacy, cash) => {
    expect(addressKey('bitcoin-cash', legacy)).toBe(cash);
    expect(addressKey('bitcoin-cash', `bitcoincash:${cash}`)).toBe(cash);
    expect(addressKey('bitcoin-cash', cash)).toBe(cash);
  });

  test('the case of an EVM address and of a scanned bech32 code says nothing', () => {
    expect(addressKey('ethereum', ' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed ')).toBe(
      '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    );
    expect(addressKey('bitcoin', 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ')).toBe(
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    );
    expect(addressKey('solana', 'WalletAAAA')).toBe('WalletAAAA');
  });
});
