/**
 * Loaded into a server that a browser test starts, never by the product: its clock and that of its database thread can be set
 * forward by a message. What the server does by the minute is then done once, as it would have been in the time that passed.
 */
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const NAME = 'milliseconds later';
if (isMainThread) setEnvironmentData(NAME, new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
const later = new Float64Array(getEnvironmentData(NAME));

const now = Date.now;
Date.now = () => now() + later[0];
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [Date.now()] : given, made),
});

if (isMainThread && process.send !== undefined) {
  const repeated = new Set();
  const { setInterval, clearInterval } = globalThis;
  globalThis.setInterval = (work, pause, ...args) => {
    const timer = setInterval(work, pause, ...args);
    if (pause >= 60_000) repeated.add({ timer, work });
    return timer;
  };
  globalThis.clearInterval = (timer) => {
    for (const one of repeated) if (one.timer === timer) repeated.delete(one);
    clearInterval(timer);
  };
  process.on('message', (milliseconds) => {
    later[0] += milliseconds;
    for (const { work } of repeated) work();
    process.send('later');
  });
}
