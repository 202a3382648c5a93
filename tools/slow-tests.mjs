/**
 * Whole reports and screens in every state, fuzzing, long property runs, real servers: they tell much and take most of the
 * time of all unit tests, so `npm run check` leaves them to `npm test`. Patterns, from anywhere in the repository.
 */
export const SLOW_TESTS = [
  'tools/*.test.mjs',
  'cli/src/commands/report.test.ts',
  'importers/src/fuzz.test.ts',
  'importers/src/formats/fixtures.test.ts',
  'ledger/src/testing/random-ledgers.test.ts',
  'planning/src/optimise/optimality.test.ts',
  'reports/src/**/*.test.ts',
  'store/src/store.model.test.ts',
  'store/src/backup/backup.test.ts',
  'src/app/router.test.tsx',
  'src/features/dashboard/outage.test.tsx',
  'src/features/smart-import/route.test.tsx',
  'src/features/transactions/route.test.tsx',
  'src/lib/cloud/encryption.test.ts',
  'src/lib/cloud/recovery.test.ts',
  'src/lib/planning/planning-screens.test.tsx',
  'src/lib/report-files/report-screens.test.tsx',
  'src/workers/book/live-book.test.ts',
  'src/workers/exchanges/exchange-desk.test.ts',
  'src/workers/exchanges/real-relay.test.ts',
  'src/workers/onchain/sync-wallet.test.ts',
  'src/workers/sync/real-server.test.ts',
].map((pattern) => `**/${pattern}`);
