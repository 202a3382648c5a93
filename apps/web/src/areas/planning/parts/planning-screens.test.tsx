/** Every planning screen in its four states and both languages, over the ledger itself without a worker. */
import { err } from '@cryptax/kernel';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';
import { visit } from '../../../testing/visit.tsx';

interface Words {
  readonly title: string;
  readonly ready: string;
  readonly failed: string;
}

const FAILED = { de: 'Das ließ sich gerade nicht berechnen', en: 'This could not be worked out right now' };

const SCREENS: readonly (readonly [path: string, words: Readonly<Record<'de' | 'en', Words>>])[] = [
  [
    '/what-if-enhanced',
    {
      de: { title: 'Verkauf simulieren', ready: 'Jede Position für sich', failed: FAILED.de },
      en: { title: 'Simulate a sale', ready: 'Each position on its own', failed: FAILED.en },
    },
  ],
  [
    '/unified-tax-optimizer',
    {
      de: { title: 'Steuer-Optimierer', ready: 'Mehrjahresplan', failed: FAILED.de },
      en: { title: 'Tax optimiser', ready: 'Multi-year plan', failed: FAILED.en },
    },
  ],
  [
    '/tax-strategies',
    {
      de: { title: 'Steuerstrategien', ready: 'Je Coin', failed: FAILED.de },
      en: { title: 'Tax strategies', ready: 'Per coin', failed: FAILED.en },
    },
  ],
  [
    '/tax-loss-harvesting',
    {
      de: { title: 'Verluste nutzen', ready: 'Kandidaten', failed: 'Fehler bei der Analyse' },
      en: { title: 'Tax-loss harvesting', ready: 'Candidates', failed: 'Analysis Error' },
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
      en: { title: 'Tax radar', ready: 'Tax calendar', failed: 'The tax analysis could not be carried out' },
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
  describe.each(['de', 'en'] as const)('in %s', (locale) => {
    const open = async (api: LedgerApi) => {
      settings.set('locale', locale);
      await visit(path, { ledger: clientOf(api) });
      expect(await screen.findByRole('heading', { level: 1, name: words[locale].title })).toBeDefined();
    };

    it('says what it is for while there is nothing', async () => {
      await open(testLedger());
      const empty = { de: 'Noch keine Transaktionen', en: 'No Transactions Yet' };
      expect(await screen.findByText(empty[locale])).toBeDefined();
    });

    it('shows its shape while it is computed', async () => {
      await open(answering(demo, () => new Promise<never>(() => undefined)));
      expect(screen.queryByText(words[locale].failed)).toBeNull();
      expect((await screen.findAllByRole('status')).length).toBeGreaterThan(0);
    });

    it('says what failed', async () => {
      await open(answering(demo, async () => err({ code: 'plan.failed', cause: 'test' })));
      expect((await screen.findAllByText(words[locale].failed)).length).toBeGreaterThan(0);
    });

    it('shows the figures of the demo ledger', async () => {
      await open(demo);
      expect(await screen.findByRole('heading', { level: 2, name: words[locale].ready })).toBeDefined();
    });
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
