import { expect, test } from 'vitest';
import { readAccount } from './read-account.ts';

const ADDRESS = '0x71c4aa00000000000000000000000000000f9af2';

function provider(answers: Readonly<Record<string, unknown>>) {
  return {
    request: async ({ method }: { readonly method: string }) => {
      if (answers[method] === undefined) throw new Error(`No ${method}`);
      return answers[method];
    },
  };
}

test('network and balance come from the wallet itself, exactly', async () => {
  // 0x14d1120d7b160000 wei are 1.5 ether.
  const answer = await readAccount(provider({ eth_chainId: '0x89', eth_getBalance: '0x14d1120d7b160000' }), ADDRESS);
  expect(answer).toMatchObject({
    ok: true,
    value: { chainId: 137, balance: '1.5', symbol: 'POL', chain: { id: 'polygon' } },
  });
});

test('an unknown network has a balance without a name', async () => {
  const answer = await readAccount(provider({ eth_chainId: '0x1234', eth_getBalance: '0x1' }), ADDRESS);
  expect(answer).toMatchObject({ ok: true, value: { balance: '0.000000000000000001', symbol: '' } });
});

test('a wallet that does not answer has no balance, not zero', async () => {
  expect((await readAccount(provider({ eth_chainId: '0x1' }), ADDRESS)).ok).toBe(false);
});
