/**
 * npm run season                          the capacity model and a season replayed against it (docs/scale.md)
 * npm run season -- failover [--times N]  the primary database killed under load, two instances behind PgBouncer
 * npm run season -- kills [--times N]     the server killed under load, on both engines, and PostgreSQL under it
 * npm run season -- devices [--times N]   random histories of three devices and two users against the real server
 * npm run season -- fuzz [--exchanges N]  hostile requests and frames from a seed, half sent, reset; `--only` replays one
 * Ends with 1 when something does not hold.
 */
const RUNS = {
  devices: async (args) => (await import('./devices.mjs')).devices(args),
  failover: async (args) => (await import('./failover.mjs')).failover(args),
  fuzz: async (args) => (await import('./fuzz.mjs')).fuzz(args),
  kills: async (args) => (await import('./kills.mjs')).kills(args),
};
const [name, ...rest] = process.argv.slice(2);
const isHeld = Object.hasOwn(RUNS, name ?? '')
  ? await RUNS[name](rest)
  : (await import('./capacity.mjs')).capacity(process.argv.slice(2));
process.exit(isHeld ? 0 : 1);
