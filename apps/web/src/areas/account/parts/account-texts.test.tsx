/** The error catalogue of the account (specification 1, section 8): each text where its failure happens. */
import { createClient } from '@supabase/supabase-js';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY, session } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { visit } from '../../../testing/visit.tsx';
import { failureStrings } from './failure-strings.ts';
import { isAddressProblem, redeemLink } from './link-outcome.ts';
import { linkStrings } from './strings.ts';

type Answer = readonly [status: number, body: object] | 'no-network';

/** What the server says to each path; every other question finds no network. */
function answering(answers: Readonly<Record<string, Answer>>): void {
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.href);
    const answer = Object.entries(answers).find(([path]) => pathname.endsWith(path))?.[1];
    if (answer === undefined || answer === 'no-network') throw new TypeError('no network');
    const [status, body] = answer;
    const headers = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' };
    return new Response(JSON.stringify(body), { status, headers });
  });
}

const KIM = { kind: 'signed-in', userId: 'u1', name: 'Kim', email: 'kim@example.org' } as const;

function storeSession(): void {
  const user = { id: 'u1', email: 'kim@example.org', app_metadata: {}, user_metadata: {}, aud: 'authenticated' };
  const tokens = { access_token: 'a.e30.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 };
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...tokens, expires_at, user }));
  session.set(KIM);
}

beforeEach(() => settings.set('locale', 'en'));
afterEach(() => {
  session.set({ kind: 'signed-out' });
  localStorage.clear();
  settings.changedElsewhere(null);
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const alert = async () => (await screen.findByRole('alert')).textContent;

describe('log in and register', () => {
  test.each([
    [400, 'invalid_credentials', 'Login failed. Invalid email or password'],
    [418, 'never_heard_of', 'Login failed. The login could not be completed. Please try again.'],
  ])('%i %s at the login', async (status, code, text) => {
    answering({ '/token': [status, { code, message: 'said by the server' }] });
    await visit('/auth');
    await screen.findByRole('button', { name: 'Log in' });
    type('Email', 'kim@example.org');
    type('Password', 'a long password');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await alert()).toBe(text);
  });

  test('the cross mark stands before a failed registration', async () => {
    answering({ '/signup': [418, { code: 'never_heard_of', message: 'said by the server' }] });
    await visit('/auth?mode=register');
    await screen.findByRole('button', { name: 'Create account' });
    type('Name', 'Kim');
    type('Email', 'kim@example.org');
    type('New password', 'a long password');
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await alert()).toBe('✗ Registration failed. The account could not be created. Please try again.');
  });

  test('a reset mail that was not sent', async () => {
    answering({ '/recover': [429, { code: 'over_email_send_rate_limit', message: 'slow down' }] });
    await visit('/auth');
    fireEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    type('Email', 'kim@example.org');
    fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(
      await screen.findByText(/^The email was not sent\. An email was sent to this address just now/),
    ).toBeDefined();
  });
});

describe('what is wrong with the address of a link', () => {
  test.each([
    ['', 'The code from the email is missing from this address.'],
    ['?code=', 'The code from the email is missing from this address.'],
    ['#access_token=a&token_type=bearer', 'This address does not contain a complete login.'],
    [
      '#access_token=a&token_type=bearer&expires_in=1&refresh_token=r',
      'This link belongs to another way of logging in.',
    ],
    ['?error=access_denied', 'This address reports an error, but not which one.'],
    ['?error=server_error&error_code=identity_already_exists', 'This service belongs to another account already.'],
    ['?error=server_error&error_code=provider_refused', 'The service did not confirm the login. Nothing was changed.'],
  ])('%s', async (rest, text) => {
    const outcome = await redeemLink(`https://cryptax.example/auth/callback${rest}`);
    if (outcome.ok) throw new Error('redeemed');
    const { error } = outcome;
    const said = isAddressProblem(error) ? linkStrings.table[error] : failureStrings.table[error];
    expect(said.en).toBe(text);
  });
});

describe('checkout', () => {
  const SITE = { email: 'hilfe@cryptax.example' };
  test.each<[Answer, string]>([
    [
      [502, { message: 'The card company is away' }],
      'There was an error at the checkout. The card company is away. Please try again or contact hilfe@cryptax.example.',
    ],
    [
      [500, {}],
      'There was an error at the checkout. The checkout could not be opened. Please try again or contact hilfe@cryptax.example.',
    ],
    [
      [200, {}],
      'There was an error at the checkout. No session ID returned. Please try again or contact hilfe@cryptax.example.',
    ],
    [[401, {}], 'There was an error at the checkout. You are not logged in. Please log in first.'],
    ['no-network', 'The checkout does not answer. The server cannot be reached. Please try again later.'],
  ])('%j', async (answer, text) => {
    answering({ '/quick-api': answer, '/site.json': [200, SITE] });
    storeSession();
    await visit('/pricing', { session: KIM });
    fireEvent.click(await screen.findByRole('button', { name: /Premium/ }));
    await waitFor(async () => expect((await alert())?.trim()).toBe(text));
  });
});

describe('payment page in German', () => {
  test.each<[string, Answer, string]>([
    ['', 'no-network', 'Die Zahlungsbestätigung fehlt'],
    ['?session_id=cs_1', [200, { success: false }], 'Zahlung konnte nicht verifiziert werden'],
    ['?session_id=cs_1', [500, {}], 'Mögliche Ursachen'],
    ['?session_id=cs_1', 'no-network', 'Ein Fehler ist aufgetreten'],
    [
      '?session_id=cs_1',
      'no-network',
      'Der Server ist nicht erreichbar. Ist die Verbindung wieder da, prüfe noch einmal.',
    ],
    [
      '?session_id=cs_1',
      [200, { success: true, planName: 'Premium', price: '49', interval: 'Jahr', message: '' }],
      '49\u00a0€ pro Jahr',
    ],
  ])('%s %j', async (search, answer, text) => {
    settings.set('locale', 'de');
    answering({ '/verify-payment': answer });
    storeSession();
    await visit(`/payment/success${search}`, { session: KIM });
    expect(
      await screen.findByText((_, element) => element?.textContent === text && element.children.length === 0),
    ).toBeDefined();
  });
});

test('what the account library says itself is said by the unmodified library', async () => {
  expect(() => createClient('https://cryptax.example', '')).toThrow('supabaseKey is required');
  const { auth } = createClient('https://cryptax.example', 'key', { auth: { persistSession: false } });
  const { error } = await auth.resend({ type: 'signup' } as never);
  expect(error?.message).toBe('You must provide either an email or phone number and a type');
});
