/** The forms of the account against a server that answers as told: what is checked first, what is shown, where it leads. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../../platform/i18n/locale.tsx';
import { session } from '../../../../platform/session/session.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { visit } from '../../../../testing/visit.tsx';
import { ConfirmMail } from '../../parts/confirm-mail.tsx';
import { ResetRequestForm } from './components/forms.tsx';

const USER = { id: 'u1', email: 'kim@example.org', app_metadata: {}, user_metadata: {}, aud: 'authenticated' };
const TOKENS = { access_token: 'a.e30.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user: USER };

const ANSWERS: Readonly<Record<string, unknown>> = { '/token': TOKENS, '/verify': TOKENS, '/user': USER };
const ACCOUNT = { name: 'Kim', email: 'kim@example.org', password: 'correct horse' };

/** Paths that were asked, the status the next one gets and the code of a refusal; how mails go out. */
const server = { asked: [] as string[], status: 200, code: '', mail: 'sent', redirectTo: '' };

beforeEach(() => {
  settings.set('locale', 'en');
  server.asked.length = 0;
  Object.assign(server, { status: 200, code: '', mail: 'sent', redirectTo: '' });
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const { pathname, searchParams } = new URL(address instanceof Request ? address.url : address, location.href);
    if (pathname === '/api/health')
      return Response.json({ status: 'ok', version: '1', plan: 'free', mail: server.mail });
    const path = ['/token', '/recover', '/signup', '/verify', '/user'].find((known) => pathname.endsWith(known));
    if (path === undefined) throw new TypeError('no network');
    server.asked.push(path);
    server.redirectTo = searchParams.get('redirect_to') ?? '';
    const headers = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' };
    const body = server.code === '' ? (ANSWERS[path] ?? {}) : { code: server.code, message: 'refused' };
    return new Response(JSON.stringify(body), { status: server.status, headers });
  });
});
afterEach(() => {
  cleanup();
  session.set({ kind: 'signed-out' });
  localStorage.clear();
  settings.changedElsewhere(null);
});

it.each([
  ['/auth?plan=pro', '/pricing?plan=pro'],
  ['/auth?plan=pro&redirect=%2Fpricing', '/pricing?plan=pro'],
  ['/auth?plan=pro&redirect=%2Fsettings', '/settings'],
  ['/auth', '/multi-exchange'],
])('who logs in at %s goes on to %s', async (from, to) => {
  const router = await visit(from);
  await userEvent.type(await screen.findByLabelText('Email'), 'kim@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe(to));
});

it('says what is missing before a link is asked for', async () => {
  render(
    <LocaleProvider locale="en">
      <ResetRequestForm way={{}} onBack={() => undefined} />
    </LocaleProvider>,
  );
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  await send();
  expect(screen.getByText('Please enter your email address.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Email'), 'kim@example');
  expect(screen.getByText('This is not a valid email address.')).toBeDefined();
  await send();
  expect(server.asked).toEqual([]);
  await userEvent.type(screen.getByLabelText('Email'), '.org');
  await send();
  expect(await screen.findByText(/the link is on its way/)).toBeDefined();
  expect(server.asked).toEqual(['/recover']);
});

it('does not show a mail that was not sent as a success', async () => {
  render(
    <LocaleProvider locale="en">
      <ConfirmMail account={ACCOUNT} way={{}} isSent={false} onConfirmed={() => undefined} />
    </LocaleProvider>,
  );
  const again = () => userEvent.click(screen.getByRole('button', { name: 'Send a new email' }));
  const isDanger = () => document.querySelector('[role="status"] .bg-danger-tint') !== null;
  server.status = 500;
  await again();
  await waitFor(() => expect(isDanger()).toBe(true));
  server.status = 200;
  await again();
  expect(await screen.findByText(/The email is on its way again/)).toBeDefined();
  expect(isDanger()).toBe(false);
  // The next one may be asked for in a minute, and the button counts down.
  const wait = screen.getByRole<HTMLButtonElement>('button', { name: /^Another email in \d+ s$/ });
  expect(wait.disabled).toBe(true);
});

it('confirms with the digits of the mail, and then sets the password that was chosen here', async () => {
  const confirmed = vi.fn();
  render(
    <LocaleProvider locale="en">
      <ConfirmMail account={ACCOUNT} way={{}} isSent onConfirmed={confirmed} />
    </LocaleProvider>,
  );
  await userEvent.type(screen.getByLabelText('Code from the email (6 digits)'), '123456{Enter}');
  await waitFor(() => expect(confirmed).toHaveBeenCalledOnce());
  expect(server.asked.slice(0, 2)).toEqual(['/verify', '/user']);
});

it('offers the code and a new mail to who logs in before the address is confirmed', async () => {
  Object.assign(server, { status: 400, code: 'email_not_confirmed' });
  const router = await visit('/auth?plan=pro&redirect=%2Fpricing');
  await userEvent.type(await screen.findByLabelText('Email'), 'kim@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await screen.findByText(/kim@example.org is not confirmed yet/)).toBeDefined();
  Object.assign(server, { status: 200, code: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Send a new email' }));
  expect(await screen.findByText(/on its way again/)).toBeDefined();
  // The link of the mail knows the plan and the page as this tab does.
  expect(server.redirectTo).toBe(`${location.origin}/auth/callback?plan=pro&redirect=%2Fpricing`);
  await userEvent.type(screen.getByLabelText('Code from the email (6 digits)'), '123456{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/pricing?plan=pro'));
});

it.each([
  ['outbox', 'Open the outbox'],
  ['none', undefined],
])('names a server that sends no mails (%s)', async (mail, link) => {
  server.mail = mail;
  render(
    <LocaleProvider locale="en">
      <ConfirmMail account={ACCOUNT} way={{}} isSent onConfirmed={() => undefined} />
    </LocaleProvider>,
  );
  expect(await screen.findByText('This server does not send emails.')).toBeDefined();
  const found = screen.queryByRole('link');
  expect(found?.textContent).toBe(link);
  if (link !== undefined) expect(found?.getAttribute('href')).toMatch(/\/api\/dev\/mail$/);
});

it('says that a link has expired, and gets a new mail in its place', async () => {
  const before = location.href;
  const address = '/auth/callback?plan=pro&error=access_denied&error_code=otp_expired&error_description=expired';
  history.replaceState(null, '', address);
  await visit(address);
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeDefined();
  history.replaceState(null, '', before);
  await userEvent.type(screen.getByLabelText('Email'), 'kim@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await screen.findByText(/We sent an email to kim@example.org/)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Another email in \d+ s$/ })).toBeDefined();
});

it('carries what makes this browser known, and keeps what the server hands out', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push(`${new URL(address, location.href).pathname} ${new Headers(init.headers).get('X-Known-Device')}`);
    return new Response('{}', { headers: { 'X-Known-Device': `mark-${sent.length}` } });
  });
  const { fetchAsKnownDevice } = await import('../../client.ts');
  for (const path of ['/api/auth/v1/token', '/api/auth/v1/token', '/api/rest/v1/profiles']) {
    await fetchAsKnownDevice(`${location.origin}${path}`, {});
  }
  expect(sent).toEqual(['/api/auth/v1/token null', '/api/auth/v1/token mark-1', '/api/rest/v1/profiles null']);
});
