import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { builtPackages } from '../../tools/built-packages.mjs';
import { testFlags } from '../../tools/test-flags.mjs';
import { landingFactsPlugin } from './landing-facts/plugin.ts';

/** Real servers, long histories, whole books: `npm run check` leaves them to `npm test`, and with them all tests of pages. */
const SLOW = [
  'src/app/worker/faults.test.ts',
  'src/app/worker/two-tabs.test.ts',
  'src/areas/account/sync/account-books.test.ts',
  'src/areas/account/sync/encryption.test.ts',
  'src/areas/account/sync/recovery.test.ts',
  'src/areas/account/settings/share-reports.test.ts',
  'src/areas/account/worker/histories.test.ts',
  'src/areas/account/worker/real-server.test.ts',
  'src/areas/account/worker/record-devices.test.ts',
  'src/areas/account/worker/waiting-devices.test.ts',
  'src/areas/chains/worker/*.test.ts',
  'src/areas/chains/worker/proof/proof.test.ts',
  'src/areas/entries/worker/edit/edits.test.ts',
  'src/areas/entries/worker/edit/unmerge.test.ts',
  'src/areas/entries/worker/query/event-handlers.test.ts',
  'src/areas/entries/worker/questions/question-handlers.test.ts',
  'src/areas/entries/worker/review/hand-made-transfer.test.ts',
  'src/areas/entries/worker/review/one-transfer.test.ts',
  'src/areas/entries/worker/review/review.test.ts',
  'src/areas/entries/worker/review/settle-transfer.test.ts',
  'src/areas/entries/worker/rules/rule-handlers.test.ts',
  'src/areas/entries/worker/rules/try-answer.test.ts',
  'src/areas/exchanges/worker/*.test.ts',
  'src/areas/import/parts/import-flow.test.ts',
  'src/areas/import/worker/import-run.test.ts',
  'src/areas/import/worker/keep-rows.test.ts',
  'src/areas/import/worker/known-accounts.test.ts',
  'src/areas/import/worker/large-import.test.ts',
  'src/areas/internal/worker/*.test.ts',
  'src/areas/learn/help/worked-example.test.ts',
  'src/areas/planning/parts/applied-plan.test.ts',
  'src/areas/planning/worker/planning-handlers.test.ts',
  'src/areas/portfolio/worker/one-truth.test.ts',
  'src/areas/portfolio/worker/portfolio-handlers.test.ts',
  'src/areas/prices/worker/complete-prices.test.ts',
  'src/areas/prices/worker/markets.test.ts',
  'src/areas/tax/worker/answer-handlers.test.ts',
  'src/areas/tax/worker/compare-handlers.test.ts',
  'src/areas/tax/worker/kept-documents.test.ts',
  'src/areas/tax/worker/past-years.test.ts',
  'src/areas/tax/worker/profile/profile-handlers.test.ts',
  'src/areas/tax/worker/profile/settings-history.test.ts',
  'src/areas/tax/worker/proposals.test.ts',
  'src/areas/tax/worker/reports.test.ts',
  'src/areas/tax/worker/spouse.test.ts',
  'src/platform/books/book-names.test.ts',
  'src/platform/ledger/worker/first-answers.test.ts',
  'src/platform/ledger/worker/live-book.test.ts',
  'src/platform/ledger/worker/spare-assumption.test.ts',
  'src/platform/ledger/worker/waiting.test.ts',
];

/** Logic that asks the page: its address, its store of preferences, its error events. */
export const NEEDS_PAGE = [
  'src/areas/account/sync/sync-service.test.ts',
  'src/platform/dev-mode/dev-mode.test.ts',
  'src/platform/errors/error-report.test.ts',
  'src/platform/settings/settings.test.ts',
];

interface Choice {
  readonly name: string;
  readonly environment: 'happy-dom' | 'node';
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

export const webProject = ({ name, environment, include, exclude = [] }: Choice) =>
  defineProject({
    plugins: [...builtPackages(), react(), landingFactsPlugin()],
    test: {
      name,
      environment,
      include: [...include],
      execArgv: testFlags,
      exclude: [...exclude, ...(process.env.CRYPTAX_QUICK ? SLOW : [])],
      // Modules are loaded once per worker, not once per file: that was two thirds of the time. See src/testing/setup.ts.
      isolate: false,
      setupFiles: [
        ...(process.env.CRYPTAX_STALLS ? ['../../tools/stalls.mjs'] : []),
        '../../tools/property-seed.mjs',
        '../../tools/patience.mjs',
        '../../tools/no-network-setup.mjs',
        'src/testing/setup.ts',
        ...(environment === 'node' ? [] : ['src/testing/page-setup.ts']),
      ],
      // A busy machine is slow, not wrong; a test that hangs still ends.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 120_000 } },
    },
  });

/** Making a page for each file takes longer than most tests: only those that draw something or listen to it get one. */
export default webProject({
  name: 'web',
  environment: 'happy-dom',
  include: ['src/**/*.test.tsx', ...NEEDS_PAGE],
});
