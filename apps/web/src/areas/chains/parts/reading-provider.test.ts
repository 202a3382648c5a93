// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { readingProvider } from './reading-provider.ts';

function far() {
  const listeners = new Map<string, (value: unknown) => void>();
  const request = vi.fn(async ({ method }: { readonly method: string }) => (method === 'eth_chainId' ? 137 : ['0xaa']));
  return {
    request,
    on: (event: string, listener: (value: unknown) => void) => void listeners.set(event, listener),
    listeners,
  };
}

it.each(['eth_sendTransaction', 'personal_sign', 'eth_sign', 'eth_signTypedData_v4', 'wallet_sendCalls'])(
  'passes no %s on',
  async (method) => {
    const wallet = far();
    await expect(readingProvider(wallet).request({ method })).rejects.toThrow('not for reading');
    expect(wallet.request).not.toHaveBeenCalled();
  },
);

it('names networks in hex, whichever way the library names them', async () => {
  const wallet = far();
  const provider = readingProvider(wallet);
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x89');
  const heard = vi.fn();
  provider.on?.('chainChanged', heard);
  wallet.listeners.get('chainChanged')?.('10');
  wallet.listeners.get('chainChanged')?.('0x1');
  expect(heard.mock.calls).toEqual([['0xa'], ['0x1']]);
});

it('asks for the accounts again when the wallet shares others', async () => {
  const wallet = far();
  const heard = vi.fn();
  readingProvider(wallet).on?.('accountsChanged', heard);
  wallet.listeners.get('session_update')?.({});
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['0xaa']));
});
