/**
 * Makes a quick machine look like one that stops for moments, so that a test which silently counts on its speed fails here and
 * not elsewhere: `CRYPTAX_STALLS=seed npx vitest run ...` loads this file before each test file. What was put off with
 * `setImmediate` comes later than a timer that was due after it (React draws that way), some tasks take long, and in tests with
 * a page the clock on the wall is seconds ahead when one looks again (a database beside the test has a clock of its own).
 * Nothing here can happen that a busy machine does not do.
 */
const seed = Number(process.env.CRYPTAX_STALLS);
const INSTALLED = Symbol.for('cryptax.stalls');

if (Number.isInteger(seed) && !globalThis[INSTALLED]) {
  globalThis[INSTALLED] = true;
  install();
}

function install() {
  let state = seed >>> 0 || 1;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const { setTimeout: later, setImmediate: soon, clearImmediate: never, Date: Clock } = globalThis;
  const { now } = Clock;
  const lookup = performance.now.bind(performance);
  let ahead = 0;
  const spin = (milliseconds) => {
    const end = lookup() + milliseconds;
    while (lookup() < end);
  };
  const stall = () => {
    const draw = chance();
    if (draw < 0.01 && 'document' in globalThis) ahead += 1_500;
    else if (draw < 0.03) spin(60);
    else if (draw < 0.3) spin(2);
  };

  Clock.now = () => now.call(Clock) + ahead;
  globalThis.Date = new Proxy(Clock, {
    construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [Clock.now()] : given, asked),
  });
  Clock.prototype.constructor = globalThis.Date;

  globalThis.setTimeout = Object.assign((task, delay, ...given) => {
    const handle = later(
      (...them) => {
        stall();
        return task(...them);
      },
      delay,
      ...given,
    );
    if (chance() < 0.4) spin(2);
    return handle;
  }, later);

  // In the order they came, as always; only not before the timers.
  const queue = [];
  const next = () => {
    const entry = queue.shift();
    if (entry === undefined) return;
    if (!entry.isGone) entry.task(...entry.given);
  };
  globalThis.setImmediate = Object.assign((task, ...given) => {
    const entry = { task, given, isGone: false };
    queue.push(entry);
    const wait = chance();
    if (wait < 0.5) soon(next);
    else later(next, Math.floor((wait - 0.5) * 24));
    return entry;
  }, soon);
  globalThis.clearImmediate = (entry) => {
    if (entry && 'isGone' in entry) entry.isGone = true;
    else never(entry);
  };
}
