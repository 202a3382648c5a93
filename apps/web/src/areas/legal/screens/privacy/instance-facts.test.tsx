/** What the policy says of services, copies and payments is what this installation does, in both languages. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../../platform/i18n/locale.tsx';
import { PrivacyScreen } from './route.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Installation {
  readonly health: object;
  readonly config?: object;
}

/** As a page reads it once all of its questions are answered; the last sentence is the one that comes with the health. */
async function policy(locale: 'de' | 'en', { health, config = {} }: Installation, last: RegExp): Promise<string> {
  const answers = (url: string) => {
    if (url.endsWith('/health')) return { status: 'ok', ...health };
    return url.endsWith('/config') ? config : { operator: 'Test GmbH', hosting: 'Falkenstein' };
  };
  vi.stubGlobal('fetch', async (url: string) => new Response(JSON.stringify(answers(String(url)))));
  const rootRoute = createRootRoute({ component: PrivacyScreen });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <LocaleProvider locale={locale}>
      <RouterProvider router={router as never} />
    </LocaleProvider>,
  );
  await screen.findByText(last);
  await screen.findByText(/Falkenstein/);
  return document.body.textContent;
}

const SMALL = { payments: 'test', backups: 'operator', chainRelay: false } as const;
const FULL = { payments: 'stripe', backups: 'encrypted', chainRelay: true } as const;
const OUTSIDE = { walletConnectProjectId: 'f'.repeat(32), priceBase: 'https://prices.example.org/mirror' };

describe.each([
  { locale: 'de', relay: /reicht unser Server die Frage weiter/, test: /kein Zahlungsdienst/, stripe: /über Stripe/ },
  { locale: 'en', relay: /our server passes the question on/, test: /no payment service/, stripe: /handled by Stripe/ },
] as const)('the policy in $locale', ({ locale, relay, test, stripe }) => {
  it('names Stripe, the relay, WalletConnect and the mirror where there are such', async () => {
    const text = await policy(locale, { health: FULL, config: OUTSIDE }, stripe);
    expect(text).toMatch(relay);
    expect(text).toContain('walletconnect.org');
    expect(text).toContain('prices.example.org');
    expect(text).toMatch(/acht Jahre|eight years/);
    expect(text).toMatch(/älteren Sicherungen|older backups/);
    expect(text).not.toMatch(test);
  });

  it('says nothing of them where there are none', async () => {
    const text = await policy(locale, { health: SMALL }, test);
    expect(text).not.toMatch(stripe);
    expect(text).not.toMatch(relay);
    expect(text).not.toContain('walletconnect.org');
    expect(text).not.toContain('prices.example.org');
    expect(text).not.toMatch(/älteren Sicherungen|older backups/);
  });

  it('takes a server that does not say who is paid for one that takes money', async () => {
    expect(await policy(locale, { health: {} }, stripe)).not.toMatch(test);
  });
});
