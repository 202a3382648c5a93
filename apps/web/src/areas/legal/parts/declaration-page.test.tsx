/** What a declaration without a login says about its confirmation is what this server does, whoever declares. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../platform/i18n/locale.tsx';
import { DeclarationPage } from './declaration-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SENT = /on its way to kim@example\.org/;

it.each([
  ['sent', /by email straight away/, SENT, false],
  ['outbox', /on the screen straight away/, /to kim@example\.org is in this machine’s outbox/, true],
  ['none', /on the screen straight away/, /does not send emails\. Save the declaration/, false],
] as const)('mails %s', async (mail, before, after, hasOutbox) => {
  const answers = (url: string) =>
    url.endsWith('/health') ? { status: 'ok', mail } : { receivedAt: '2026-11-18T09:00:00.000Z' };
  vi.stubGlobal('fetch', async (url: string) => new Response(JSON.stringify(answers(String(url)))));
  const rootRoute = createRootRoute({ component: () => <DeclarationPage act="cancel" /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <LocaleProvider locale="en">
      <RouterProvider router={router as never} />
    </LocaleProvider>,
  );
  expect(await screen.findByText(before)).toBeDefined();
  await userEvent.type(screen.getByLabelText('Your name'), 'Kim');
  await userEvent.type(screen.getByLabelText(/^Email address/), 'kim@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel now' }));
  const status = await screen.findByRole('status');
  expect(status.textContent).toMatch(/Received on .*2026/);
  expect(status.textContent).toMatch(after);
  expect(SENT.test(status.textContent)).toBe(mail === 'sent');
  expect(screen.queryByRole('link', { name: 'Open the outbox' }) !== null).toBe(hasOutbox);
});
