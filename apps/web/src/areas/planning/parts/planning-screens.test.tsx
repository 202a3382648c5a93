/** Every planning screen in its four states, some in German and some in English, over the ledger itself without a worker. */
import { err } from '@cryptax/kernel';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../platform/ledger/ledger-client.ts';
import { setKnownPlan } from '../../../platform/plan/plan.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';
import { visit } from '../../../testing/visit.tsx';

interface Words {
  readonly title: string;
  readonly failed: string;
}

/** With the heading that comes with the figures; the journeys in the browser wait for the English one. */
interface GermanWords extends Words {
  readonly ready: string;
}

const FAILED = { de: 'Das ließ sich gerade nicht berechnen', en: 'This could not be worked out right now' };

const SCREENS: readonly (readonly [path: string, words: { readonly de: GermanWords; readonly en: Words }])[] = [
  [
    '/what-if-enhanced',
    {
      de: { title: 'Verkauf simulieren', ready: 'Jede Position für sich', failed: FAILED.de },
      en: { title: 'Simulate a sale', failed: FAILED.en },
    },
  ],
  [
    '/unified-tax-optimizer',
    {
      de: { title: 'Steuer-Optimierer', ready: 'Mehrjahresplan', failed: FAILED.de },
      en: { title: 'Tax optimiser', failed: FAILED.en },
    },
  ],
  [
    '/tax-strategies',
    {
      de: { title: 'Steuerstrategien', ready: 'Je Coin', failed: FAILED.de },
      en: { title: 'Tax strategies', failed: FAILED.en },
    },
  ],
  [
    '/tax-loss-harvesting',
    {
      de: { title: 'Verluste nutzen', ready: 'Kandidaten', failed: 'Fehler bei der Analyse' },
      en: { title: 'Tax-loss harvesting', failed: 'Analysis Error' },
    },
  ],
  [
    '/tax-intelligence',
    {
      de: {
        title: 'Steuer-Radar',
        ready: 'Steuerkalender',
        failed: 'Steueranalyse konnte nicht durchgeführt werden',
      },
      en: { title: 'Tax radar', failed: 'The tax analysis could not be carried out' },
    },
  ],
];

const ASKED = ['planPositions', 'saleStage', 'saleMove', 'methodYears', 'harvest', 'radar', 'repurchases'] as const;

/** The demo ledger, but planning is answered by `answer`. */
function answering(api: LedgerApi, answer: () => Promise<never> | ReturnType<LedgerApi['radar']>): LedgerApi {
  return { ...api, ...Object.fromEntries(ASKED.map((name) => [name, answer])) };
}

const demo = testLedger();
beforeAll(async () => {
  good(await demo.loadDemo());
});
afterEach(cleanup);

describe.each(SCREENS)('%s', (path, words) => {
  const open = async (locale: 'de' | 'en', api: LedgerApi) => {
    settings.set('locale', locale);
    await visit(path, { ledger: clientOf(api) });
    expect(await screen.findByRole('heading', { level: 1, name: words[locale].title })).toBeDefined();
  };

  it('says what it is for while there is nothing', async () => {
    await open('en', testLedger());
    expect(await screen.findByText('No Transactions Yet')).toBeDefined();
  });

  it('shows its shape while it is computed', async () => {
    await open(
      'de',
      answering(demo, () => new Promise<never>(() => undefined)),
    );
    expect(screen.queryByText(words.de.failed)).toBeNull();
    expect((await screen.findAllByRole('status')).length).toBeGreaterThan(0);
  });

  it.each(['de', 'en'] as const)('says what failed, in %s', async (locale) => {
    await open(
      locale,
      answering(demo, async () => err({ code: 'plan.failed', cause: 'test' })),
    );
    expect((await screen.findAllByText(words[locale].failed)).length).toBeGreaterThan(0);
  });

  it('shows the figures of the demo ledger', async () => {
    await open('de', demo);
    expect(await screen.findByRole('heading', { level: 2, name: words.de.ready })).toBeDefined();
  });
});

describe("over one's own data without the plan", () => {
  const own = testLedger();
  beforeAll(async () => {
    const event = {
      kind: 'buy',
      at: '2026-01-10T10:00:00Z',
      wallet: 'Kraken',
      in: { asset: 'BTC', amount: '0.5' },
      valueEur: '30000',
    } as const;
    good(await own.applyEdit('own', { kind: 'add', why: '', event }));
  });

  it.each([
    ['/what-if-enhanced', 'Preview, part of Pro.', '€99 a year'],
    ['/unified-tax-optimizer', 'Preview, part of Pro.', '€99 a year'],
    ['/tax-loss-harvesting', 'Preview, part of Pro.', '€99 a year'],
    ['/tax-strategies', 'Preview, part of Premium.', '€49 a year'],
  ])('%s is a preview that leads to the dialog', async (path, preview, price) => {
    settings.set('locale', 'en');
    await visit(path, { ledger: clientOf(own) });
    expect(await screen.findByText(preview)).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: 'Unlock' })[0] as HTMLElement);
    expect((await screen.findByRole('dialog')).textContent).toContain(price);
  });
});

it('keeps the answer of a harvest out of the preview, and shows it to those who have the plan', async () => {
  settings.set('locale', 'en');
  const own = testLedger();
  const bought = { kind: 'buy', at: '2026-01-10T10:00:00Z', wallet: 'Kraken', valueEur: '90000' } as const;
  const event = { ...bought, in: { asset: 'BTC', amount: '0.5' } };
  good(await own.applyEdit('own', { kind: 'add', why: '', event }));
  await visit('/tax-loss-harvesting', { ledger: clientOf(own) });
  expect(await screen.findByText(/comes with the Pro plan/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Candidates' })).toBeNull();
  cleanup();
  setKnownPlan('account', 'pro');
  await visit('/tax-loss-harvesting', { ledger: clientOf(own) });
  expect(await screen.findByRole('heading', { name: 'Candidates' })).toBeDefined();
  expect(screen.queryByText(/comes with the Pro plan/)).toBeNull();
  setKnownPlan('account', 'free');
});

it('plans the sale under each law when asked', async () => {
  settings.set('locale', 'de');
  await visit('/what-if-enhanced', { ledger: clientOf(demo) });
  fireEvent.click(await screen.findByRole('button', { name: 'Den Verkauf oben unter jeder Rechtslage planen' }));
  const table = await screen.findByRole('table', { name: /^Verkauf von 7\.900,00\s€ mit der kleinsten Steuer/ });
  expect(table.textContent).toContain('Steuer mit benannten Tranchen');
  // The card and each line under a law that does not exist say so; the law of today is none.
  const card = screen.getByText('Wenn sich das Gesetz ändert', { selector: 'h2' }).closest('section');
  const rowsOf = () => [...(card?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent ?? '');
  await waitFor(() => expect(rowsOf()).toHaveLength(10));
  const rows = rowsOf();
  expect(rows.filter((text) => text.includes('Szenario'))).toHaveLength(8);
  expect(rows.filter((text) => text.includes('Wie heute'))).toHaveLength(2);
  expect(card?.textContent).toMatch(/^Wenn sich das Gesetz ändertSzenario/);
});

/** A screen full of figures is drawn once for all that it says without being asked. */
it.each<
  readonly [path: string, hasPrices: boolean, cards: readonly (readonly [title: string | RegExp, words: RegExp])[]]
>([
  [
    '/what-if-enhanced',
    true,
    [
      ['Jede Position für sich', /Nur Planung, weil nicht deine Methode: Durchschnitt, LIFO, HIFO, LOFO/],
      ['Ergebnis', /FIFO\s?deine Methode/],
    ],
  ],
  ['/unified-simulator', true, []],
  ['/tax-loss-harvesting', true, []],
  ['/tax-intelligence', true, [['Verkauf durchspielen', /LIFO\s?nur Planung/]]],
  [
    '/tax-strategies',
    false,
    [
      ['Je Coin', /Nur Planung: LIFO, HIFO, LOFO/],
      [/^Vergleich \d{4}$/, /LIFO\s?nur Planung/],
    ],
  ],
])(
  '%s says of which day its prices are, and on its cards which orders are planning only',
  async (path, hasPrices, cards) => {
    settings.set('locale', 'de');
    await visit(path, { ledger: clientOf(demo) });
    if (hasPrices) expect(await screen.findByText(/^Kurse vom \d\d\.\d\d\.\d{4}/)).toBeDefined();
    for (const [title, words] of cards) {
      await waitFor(() => {
        const card = screen.getByText(title, { selector: 'h2' }).closest('section');
        expect(card?.textContent).toMatch(words);
      });
    }
  },
);

it('says on each card of a sale by LIFO that it is planning only', async () => {
  settings.set('locale', 'de');
  await visit('/what-if-enhanced', { ledger: clientOf(demo) });
  fireEvent.click(await screen.findByRole('radio', { name: /^LIFO/ }));
  const cardOf = (title: string) => screen.getByText(title, { selector: 'h2' }).closest('section')?.textContent;
  await waitFor(() => expect(cardOf('Ergebnis')).toMatch(/LIFO\s?nur Planung/));
  await waitFor(() => expect(cardOf('Was verkauft würde')).toContain('nur Planung'));
  await waitFor(() => expect(cardOf('Verkaufsbetrag')).toContain('Jahressteuer mit LIFO (nur Planung)'));
});
