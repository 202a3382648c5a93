import { defineConfig } from 'vitest/config';
import { builtPackages, compiledModules } from './tools/built-packages.mjs';
import { testFlags } from './tools/test-flags.mjs';

/**
 * Whole reports, fuzzing, long property runs: they tell much and take most of the time of all unit tests, so
 * `npm run check` leaves them to `npm test`.
 */
const SLOW = [
  'apps/cli/src/bin.test.ts',
  'apps/cli/src/commands/answer.test.ts',
  'apps/cli/src/commands/certainty.test.ts',
  'apps/cli/src/commands/chains.test.ts',
  'apps/cli/src/commands/compare.test.ts',
  'apps/cli/src/commands/compute.test.ts',
  'apps/cli/src/commands/import-fixtures.test.ts',
  'apps/cli/src/commands/import.test.ts',
  'apps/cli/src/commands/open-points.test.ts',
  'apps/cli/src/commands/own-prices.test.ts',
  'apps/cli/src/commands/plan.test.ts',
  'apps/cli/src/commands/report.test.ts',
  'apps/cli/src/commands/token-names.test.ts',
  'apps/cli/src/commands/verify.test.ts',
  'apps/cli/src/messy-lives.test.ts',
  'packages/importers/src/connections/reported-twice.test.ts',
  'packages/importers/src/damaged-cells.test.ts',
  'packages/importers/src/damaged-values.test.ts',
  'packages/importers/src/formats/fixtures.test.ts',
  'packages/importers/src/formats/row-balances.test.ts',
  'packages/importers/src/fuzz.test.ts',
  'packages/importers/src/hostile-cells.test.ts',
  'packages/importers/src/map/identities.test.ts',
  'packages/importers/src/map/map-table.test.ts',
  'packages/importers/src/map/print-column.test.ts',
  'packages/importers/src/read/decode-text.test.ts',
  'packages/importers/src/read/hostile-files.test.ts',
  'packages/importers/src/read/scan-delimited.test.ts',
  'packages/kernel/src/bytes.test.ts',
  'packages/kernel/src/passphrase-box.test.ts',
  'packages/ledger/src/engine/exact-lots.test.ts',
  'packages/ledger/src/engine/money.test.ts',
  'packages/ledger/src/engine/movement-balances.test.ts',
  'packages/ledger/src/engine/spare-assumptions.test.ts',
  'packages/ledger/src/engine/spent-outputs.test.ts',
  'packages/ledger/src/file/parse-ledger-file.test.ts',
  'packages/ledger/src/proof/balance-proof.test.ts',
  'packages/ledger/src/testing/random-ledgers.test.ts',
  'packages/messages/src/fixtures.test.ts',
  'packages/onchain/src/addresses/detect-chains.test.ts',
  'packages/onchain/src/readers/conformity.test.ts',
  'packages/onchain/src/readers/etherscan.test.ts',
  'packages/onchain/src/readers/every-chain.test.ts',
  'packages/onchain/src/readers/subscan.test.ts',
  'packages/planning/src/optimise/make-plan.test.ts',
  'packages/planning/src/optimise/optimality.test.ts',
  'packages/planning/src/optimise/plan-table.test.ts',
  'packages/planning/src/optimise/tax-of-two.test.ts',
  'packages/planning/src/sale/pool-curve.test.ts',
  'packages/planning/src/sale/prepared-sale.test.ts',
  'packages/prices/src/rates/bundled-rates.test.ts',
  'packages/prices/src/rates/early-rates.test.ts',
  'packages/prices/src/rates/ecb-rates.test.ts',
  'packages/prices/src/sources/local-sources.test.ts',
  'packages/prices/src/valuation/one-batched-pass.test.ts',
  'packages/reports/src/**/*.test.ts',
  'packages/store/src/backup/backup.test.ts',
  'packages/store/src/changes/atomicity.test.ts',
  'packages/store/src/imports/row-outcomes.test.ts',
  'packages/store/src/repositories/event-repository.test.ts',
  'packages/store/src/repositories/receive-events.test.ts',
  'packages/store/src/store.model.test.ts',
  'packages/store/src/sync/fingerprint.test.ts',
  'packages/store/src/sync/run-sync.test.ts',
  'packages/store/src/vault/*.test.ts',
  'packages/tax-de/src/certainty/certainty-review.test.ts',
  'packages/tax-de/src/certainty/certainty.test.ts',
  'packages/tax-de/src/certainty/read-ledger.test.ts',
  'packages/tax-de/src/hash/canonical-bytes.test.ts',
  'packages/tax-de/src/report/balances.test.ts',
  'packages/tax-de/src/report/build-tax-year-report.test.ts',
  'packages/tax-de/src/report/officer.test.ts',
  'packages/tax-de/src/report/seal-report.test.ts',
  'packages/tax-de/src/report/verify-report.test.ts',
  'packages/tax-de/src/second-opinion/second-opinion.test.ts',
  'tools/*.test.mjs',
];

/**
 * Tests of all workspaces. `node`, `web-logic` and `web` are the unit tests, the last with a simulated page; `server` starts
 * real databases. Each project loads the packages for itself, so there are no more of them than needed. `npm test` runs them
 * beside the browser tests, with one worker each (tools/steps.mjs).
 */
export default defineConfig({
  test: {
    // A busy machine is slow, not wrong; a test that hangs still ends.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    setupFiles: [
      ...(process.env.CRYPTAX_STALLS ? ['stalls'] : []),
      'property-seed',
      'patience',
      'no-network-setup',
    ].map((name) => `${import.meta.dirname}/tools/${name}.mjs`),
    // Compiled modules outlast the run: loading hundreds of small ones takes longer than most tests.
    experimental: { fsModuleCache: true, ...compiledModules() },
    reporters: process.env.CRYPTAX_TEST_JSON ? ['dot', 'json'] : ['dot'],
    ...(process.env.CRYPTAX_TEST_JSON ? { outputFile: { json: process.env.CRYPTAX_TEST_JSON } } : {}),
    projects: [
      {
        extends: true,
        plugins: builtPackages(),
        test: {
          name: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/cli/src/**/*.test.ts', 'tools/**/*.test.mjs'],
          exclude: process.env.CRYPTAX_QUICK ? SLOW : [],
          environment: 'node',
          // Packages keep no state between tests, so one load of the modules serves every file of a worker.
          isolate: false,
          execArgv: testFlags,
        },
      },
      'apps/web/vitest.config.ts',
      'apps/web/vitest.logic.config.ts',
      'apps/server/vitest.config.ts',
    ],
  },
});
