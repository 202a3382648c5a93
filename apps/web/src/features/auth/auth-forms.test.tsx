import { err, ok } from '@cryptax/kernel';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../lib/i18n/locale.tsx';
import { settings } from '../../lib/settings/settings.ts';
import { visit } from '../../testing/visit.tsx';
import { ConfirmMail } from './components/confirm-mail.tsx';
import { ResetRequestForm } from './components/reset-request-form.tsx';

const account = vi.hoisted(() => ({ signIn: vi.fn(), sendReset: vi.fn(), resendConfirmation: vi.fn() }));
vi.mock('../../lib/account/sign-in.ts', () => account);

beforeEach(() => {
  account.sendReset.mockReset().mockResolvedValue(ok(undefined));
  account.resendConfirmation.mockReset().mockResolvedValue(ok(undefined));
});
afterEach(() => {
  cleanup();
  settings.changedElsewhere(null);
});

it.each([
  ['/auth?plan=pro', '/pricing?plan=pro'],
  ['/auth?plan=pro&redirect=%2Fpricing', '/pricing?plan=pro'],
  ['/auth?plan=pro&redirect=%2Fsettings', '/settings'],
  ['/auth', '/multi-exchange'],
])('who logs in at %s goes on to %s', async (from, to) => {
  settings.set('locale', 'en');
  account.signIn.mockResolvedValue(ok({ kind: 'done' }));
  const router = await visit(from);
  await userEvent.type(await screen.findByLabelText('Email'), 'kim@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe(to));
});

it('says what is missing before a link is asked for', async () => {
  render(
    <LocaleProvider locale="en">
      <ResetRequestForm onBack={() => undefined} />
    </LocaleProvider>,
  );
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  await send();
  expect(screen.getByText('Please give your email address.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Email'), 'kim@example');
  expect(screen.getByText('This is not an email address.')).toBeDefined();
  await send();
  expect(account.sendReset).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Email'), '.org');
  await send();
  expect(account.sendReset).toHaveBeenCalledExactlyOnceWith('kim@example.org');
  expect(await screen.findByText(/the link is on its way/)).toBeDefined();
});

it('does not show a mail that was not sent as a success', async () => {
  account.resendConfirmation.mockResolvedValueOnce(err('offline'));
  render(
    <LocaleProvider locale="en">
      <ConfirmMail email="kim@example.org" />
    </LocaleProvider>,
  );
  const again = () => userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
  const isDanger = () => document.querySelector('[role="status"] .bg-danger-tint') !== null;
  await again();
  expect(isDanger()).toBe(true);
  await again();
  expect(await screen.findByText(/The mail is on its way once more/)).toBeDefined();
  expect(isDanger()).toBe(false);
});
