/**
 * Loaded into every process of the tests: a connection to another machine, or the question for its address, is refused and
 * remembered. In the page of a browser test the browser itself refuses (apps/web/playwright.config.ts).
 */
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const ATTEMPTS = Symbol.for('cryptax.network-attempts');

/** Hosts that this process tried to reach; whoever looks at them may empty the list. */
export const attempts = globalThis[ATTEMPTS] ?? [];

if (globalThis[ATTEMPTS] === undefined) {
  globalThis[ATTEMPTS] = attempts;
  guardSockets();
  guardNames();
  syncBuiltinESMExports();
}

export function isThisMachine(host) {
  return (
    host === '' ||
    host === 'localhost' ||
    host === '::1' ||
    host === '::' ||
    /^(127|0)\./.test(host) ||
    host.endsWith('.localhost')
  );
}

function refuse(host) {
  attempts.push(host);
  // Processes that a test starts tell it here.
  if (process.env.CRYPTAX_NETWORK_LOG) appendFileSync(process.env.CRYPTAX_NETWORK_LOG, `${host}\n`);
  return Object.assign(new Error(`No network in tests: ${host}`), { code: 'ENOTFOUND', hostname: host });
}

function guardSockets() {
  const connect = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function (...args) {
    const host = hostOf(args);
    if (isThisMachine(host)) return connect.apply(this, args);
    const error = refuse(host);
    process.nextTick(() => this.destroy(error));
    return this;
  };
}

/** `connect(options)`, `connect(port, host)`, `connect(path)`, or the list that `net.connect` makes of them. */
function hostOf(args) {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null) return first.path ? '' : String(first.host ?? '');
  return typeof first === 'number' && typeof second === 'string' ? second : '';
}

function guardNames() {
  const { lookup } = dns;
  dns.lookup = (host, ...rest) => {
    if (net.isIP(host) || isThisMachine(host)) return lookup(host, ...rest);
    const error = refuse(host);
    process.nextTick(rest.at(-1), error);
  };
  const ask = dns.promises.lookup;
  dns.promises.lookup = async (host, ...rest) => {
    if (net.isIP(host) || isThisMachine(host)) return ask(host, ...rest);
    throw refuse(host);
  };
}
