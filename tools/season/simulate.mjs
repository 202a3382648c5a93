/**
 * Replays the two weeks before the filing date, second by second: people arrive by the hour of the day, each on the shard
 * of his account, with a ledger of his size, and bring work that the shard's cores do in turn. Tells how long the work
 * waited and how much stood in line, so that the model's average can be held against a season with its peaks.
 */
import { LEDGER_SIZES } from './model.mjs';
import { poisson, seededRandom } from './random.mjs';

/** Share of a day's visits by hour, Berlin time; the evening carries the most. The busiest hour is set by the parameters. */
const HOURS = [1, 0.5, 0.3, 0.2, 0.2, 0.4, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 6, 7, 9, 11, 9, 6, 3];
const DAYS = 14;
const MOST_LOAD = 1024;
/** The client waits for each confirmation; on a home line that is about five batches a second. */
const BATCHES_PER_SECOND = 5;

/** By how much the load may grow on the given shards until one in a hundred waits for more than a second. */
export function loadUntilWaiting(parameters, model, options) {
  for (let load = 2; load <= MOST_LOAD; load *= 2) {
    if (simulateSeason(parameters, model, { ...options, load, firstDay: DAYS - 1 }).waitP99Seconds > 1) return load;
  }
  return MOST_LOAD;
}

export function simulateSeason(parameters, model, { seed, shards = model.shards, load = 1, firstDay = 0 }) {
  const p = Object.fromEntries(Object.entries(parameters).map(([name, { value }]) => [name, value]));
  const random = seededRandom(seed);
  const days = dayShares(p.lastDayShare);
  const hours = hourShares(p.peakHourShare);
  const visits = model.accounts * p.seasonShare * load;
  const { coresPerShard } = p;
  const perShard = Array.from({ length: shards }, () => ({ backlog: 0, uploads: [] }));
  const waits = new Histogram();
  const seen = { sessions: 0, busiestSecond: 0, longestWaitSeconds: 0, work: 0, peakHourUse: 0 };

  for (let day = firstDay; day < DAYS; day++) {
    for (let hour = 0; hour < 24; hour++) {
      const perSecond = (visits * days[day] * hours[hour]) / 3600 / shards;
      let used = 0;
      for (let second = 0; second < 3600; second++) {
        let arrived = 0;
        for (const shard of perShard) {
          const sessions = poisson(perSecond, random);
          arrived += sessions;
          let work = shard.backlog + sessions * databaseSeconds(p.requestsPerSession + p.pulledPages, 0, p);
          beginUploads(shard, perSecond, p, random);
          work += uploadWork(shard, p);
          const done = Math.min(work, coresPerShard);
          used += done;
          shard.backlog = work - done;
          const wait = shard.backlog / coresPerShard;
          waits.add(wait, sessions);
          if (wait > seen.longestWaitSeconds) seen.longestWaitSeconds = wait;
        }
        seen.sessions += arrived;
        if (arrived > seen.busiestSecond) seen.busiestSecond = arrived;
      }
      seen.work += used;
      seen.peakHourUse = Math.max(seen.peakHourUse, used / (3600 * coresPerShard * shards));
    }
  }
  return { ...seen, waitP99Seconds: waits.quantile(0.99), shards };
}

/** The last day has its share; the days before grow towards it, each by the same factor. */
function dayShares(lastDay) {
  let [low, high] = [1, 3];
  const sumFor = (growth) => Array.from({ length: DAYS }, (_, day) => lastDay / growth ** (DAYS - 1 - day));
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (sumFor(middle).reduce((a, b) => a + b) > 1) low = middle;
    else high = middle;
  }
  return sumFor(high);
}

/** The busiest hour gets its share of the day; the others keep their proportions. */
function hourShares(peak) {
  const top = Math.max(...HOURS);
  const others = HOURS.reduce((a, b) => a + b) - top;
  let isPeakGiven = false;
  return HOURS.map((weight) => {
    if (weight !== top || isPeakGiven) return (weight / others) * (1 - peak);
    isPeakGiven = true;
    return peak;
  });
}

/** Uploads of one size that began in the same second are kept as one entry: a crowd costs no more than a person. */
function beginUploads(shard, sessionsPerSecond, p, random) {
  for (const { share, key } of LEDGER_SIZES) {
    const count = poisson(sessionsPerSecond * p.importShare * share, random);
    if (count > 0) shard.uploads.push({ count, left: p[key] * p.importedShareOfLedger });
  }
}

function uploadWork(shard, p) {
  let events = 0;
  for (const upload of shard.uploads) {
    const sent = Math.min(upload.left, p.batchSize * BATCHES_PER_SECOND);
    events += sent * upload.count;
    upload.left -= sent;
  }
  shard.uploads = shard.uploads.filter(({ left }) => left > 0);
  return databaseSeconds(0, events, p);
}

function databaseSeconds(requests, events, p) {
  return p.databaseShare * ((requests * p.requestMs) / 1000 + (events * p.cores) / p.storedPerSecond);
}

/** Waits in steps of ten milliseconds: enough for a percentile, little to keep. */
class Histogram {
  #counts = new Map();
  #total = 0;

  add(seconds, count) {
    if (count === 0) return;
    const step = Math.ceil(seconds * 100);
    this.#counts.set(step, (this.#counts.get(step) ?? 0) + count);
    this.#total += count;
  }

  quantile(share) {
    let passed = 0;
    for (const [step, count] of [...this.#counts].sort(([a], [b]) => a - b)) {
      passed += count;
      if (passed >= this.#total * share) return step / 100;
    }
    return 0;
  }
}
