/**
 * What the capacity model of docs/scale.md stands on. `measured` values come from docs/benchmarks.md (`npm run bench`) and
 * are to be replaced with the figures of the machine that serves; `assumed` values are guesses about people and prices,
 * written down so that they can be argued with. Nothing here is a promise.
 */

/** @typedef {{ value: number, unit: string, from: 'measured' | 'assumed', why: string }} Parameter */

const measured = (value, unit, why) => ({ value, unit, from: 'measured', why });
const assumed = (value, unit, why) => ({ value, unit, from: 'assumed', why });

/** @satisfies {Record<string, Parameter>} */
export const PARAMETERS = {
  users: assumed(10_000_000, 'users', 'the size this model is asked for'),
  accountShare: assumed(0.3, 'of users', 'the app works without an account; an account is for two devices or a backup'),
  smallLedger: assumed(200, 'events', 'typical savings plan with one exchange; 80 % of the accounts'),
  mediumLedger: assumed(3_000, 'events', 'several exchanges and years; 18 % of the accounts'),
  largeLedger: assumed(60_000, 'events', 'traders, bots, DeFi; 2 % of the accounts'),
  bytesPerEvent: measured(595, 'bytes', 'table and indexes, small events; row "bytes on disk per event"'),
  contentFactor: assumed(
    1.8,
    'x',
    'real events carry fees, source and notes: 210 bytes of JSON against 120 in the test',
  ),
  keptHistory: assumed(1.15, 'x', 'tombstones, and replaced states kept for 30 days'),
  copies: assumed(3, 'copies', 'primary, one standby, backups'),
  seasonShare: assumed(0.5, 'of accounts', 'open the app in the two weeks before 31 July'),
  lastDayShare: assumed(0.16, 'of the season', 'the last day is the worst; the days before grow towards it'),
  peakHourShare: assumed(0.11, 'of the day', 'evening, 20 to 21 o’clock'),
  pulledPages: assumed(1, 'pages', 'a device that was away asks for what changed: mostly one page of 1,000 rows'),
  importShare: assumed(0.35, 'of sessions', 'bring new files; the others look, correct, download'),
  importedShareOfLedger: assumed(0.3, 'of the ledger', 'one more tax year'),
  requestsPerSession: assumed(
    12,
    'requests',
    'token, profile, sync state, sealed reports; the figures are computed at home',
  ),
  sessionMinutes: assumed(14, 'minutes', 'with one live connection each'),
  storedPerSecond: measured(8_400, 'events/s', 'PostgreSQL, one instance, everything on two cores'),
  cores: measured(2, 'cores', 'of that machine, shared by load generator, server and database'),
  requestMs: assumed(3, 'ms', 'core time of a small request: a batch of 50 takes 12 ms of the two cores'),
  batchSize: measured(50, 'events', 'size of a sync batch, fixed by the protocol'),
  databaseShare: assumed(0.5, 'of the work', 'of a request is done in the database, the rest in the stateless server'),
  coresPerShard: assumed(16, 'cores', 'an ordinary database machine'),
  headroom: assumed(0.5, 'of the cores', 'used at the busiest hour; the rest is for failures and growth'),
  gigabytesPerShard: assumed(500, 'GB', 'a shard is restored from its backup within an hour at 150 MB/s'),
  connectionsPerInstance: assumed(5_000, 'connections', 'live connections of one server process'),
  coreHourEuro: assumed(0.04, 'EUR', 'rented virtual core'),
  gigabyteMonthEuro: assumed(0.1, 'EUR', 'replicated SSD storage'),
};
