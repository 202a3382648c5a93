import { err, ok } from '@cryptax/kernel';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerClient } from '../../../../../platform/ledger/ledger-client.ts';
import { LedgerProvider } from '../../../../../platform/ledger/use-ledger.tsx';
import { HashLookup } from './call-form.tsx';

const DIGITS = 'ab'.repeat(32);
const findCall = vi.fn(async (_: string, hash: string) => ok({ hash, to: '0x1', input: '0xa9059cbb', eventIds: [] }));

const client = { api: { findCall } } as unknown as LedgerClient;

function show() {
  findCall.mockClear();
  const onFound = vi.fn();
  render(
    <LocaleProvider locale="en">
      <LedgerProvider client={client}>
        <HashLookup chain="ethereum" onFound={onFound} />
      </LedgerProvider>
    </LocaleProvider>,
  );
  return onFound;
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Transaction hash/);
const paste = async (text: string) => {
  await userEvent.click(field());
  await userEvent.paste(text);
};
const lookUp = () => userEvent.click(screen.getByRole('button', { name: 'Look up' }));

it.each([
  DIGITS,
  DIGITS.toUpperCase(),
  'abandon ability able about above absent absorb abstract absurd abuse access accident',
  'SBCVMMCBEDB64TVJZFYJOJAERZC4YVVUOE6SYR2Y76CBTENGUSGWRRVO',
])('refuses a secret, clears the field and says what a hash looks like: %s', async (secret) => {
  show();
  await paste(secret);
  expect(screen.getByRole('alert').textContent).toContain('This is a secret.');
  expect(screen.getByRole('alert').textContent).toContain('A transaction hash begins with 0x');
  expect(field().value).toBe('');
  expect(findCall).not.toHaveBeenCalled();
});

it('sends what may be a key only when the user says that it is a hash', async () => {
  const onFound = show();
  await paste(`0x${DIGITS}`);
  await lookUp();
  expect(findCall).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the field' }));
  expect(field().value).toBe('');
  await paste(`0x${DIGITS}`);
  await lookUp();
  await userEvent.click(screen.getByRole('button', { name: 'It is a hash' }));
  expect(findCall).toHaveBeenCalledWith('ethereum', `0x${DIGITS}`);
  expect(onFound).toHaveBeenCalledOnce();
});

it('drops an answer that comes after the field was changed', async () => {
  const onFound = show();
  let answer: (call: Awaited<ReturnType<typeof findCall>>) => void = () => undefined;
  findCall.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await paste(`https://etherscan.io/tx/0x${DIGITS}`);
  await lookUp();
  await userEvent.type(field(), 'x');
  await act(async () => answer(ok({ hash: `0x${DIGITS}`, to: '0x1', input: '0xa9059cbb', eventIds: [] })));
  expect(onFound).not.toHaveBeenCalled();
});

it("takes the hash out of an explorer's link without asking", async () => {
  show();
  await paste(`https://etherscan.io/tx/0x${DIGITS}#eventlog`);
  await lookUp();
  expect(findCall).toHaveBeenCalledWith('ethereum', `0x${DIGITS}`);
});

it('says in words what each service ended with', async () => {
  show();
  const failures = [
    { service: 'Etherscan', code: 'api-key' },
    { service: 'Blockscout', code: 'timeout' },
  ];
  findCall.mockResolvedValueOnce(err({ code: 'chain.unreachable', failures }) as never);
  await paste(`https://etherscan.io/tx/0x${DIGITS}`);
  await lookUp();
  expect((await screen.findByText(/^No service answered/)).textContent).toBe(
    'No service answered. Check the connection or enter a key. Etherscan: API key missing or invalid; Blockscout: Timed out.',
  );
});
