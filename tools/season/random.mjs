/** Seeded random numbers: the same seed replays the same season. */

/** mulberry32: small, fast, good enough for arrivals. @returns {() => number} in [0, 1) */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How many of many rare things happen, `mean` on average: counted one by one when few, by the bell curve when many. */
export function poisson(mean, random) {
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * bellCurve(random)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count++;
  return count;
}

/** Box and Muller's method. */
function bellCurve(random) {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
