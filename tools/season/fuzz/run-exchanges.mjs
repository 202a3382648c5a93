/** Holds many exchanges with one server, a few at a time, and tells what came of them. */
import { exchangeOf } from './exchange-of.mjs';
import { Judge } from './judge.mjs';
import { converse } from './raw-client.mjs';

const ACCOUNTS = 6;
/** A new account to be signed out or deleted, every so many exchanges. */
const SPARE_EVERY = 500;

/**
 * @param {string} address of the server
 * @param {{ seed: number, exchanges: number, first?: number, connections?: number, onDone?: (done: number) => Promise<void>,
 *   onFailure?: (failure: object) => void }} plan
 *   `onDone`: after every twentieth part
 */
export async function runExchanges(address, { seed, exchanges, first = 0, connections = 24, onDone, onFailure }) {
  const port = Number(new URL(address).port);
  const judge = new Judge(onFailure);
  const accounts = [];
  for (let index = 0; index < ACCOUNTS; index++) accounts.push(await signUp(address, `user-${index}`));
  const people = { accounts, spare: await signUp(address, 'spare-0') };
  const step = Math.max(1, Math.floor(exchanges / 20));
  let [begun, done] = [0, 0];
  const work = async () => {
    while (begun < exchanges) {
      const number = first + begun++;
      if (begun % SPARE_EVERY === 0) people.spare = await signUp(address, `spare-${number}`);
      const exchange = exchangeOf(seed, number, people);
      judge.add(exchange, await converse(port, exchange));
      if (++done % step === 0) await onDone?.(done);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return judge;
}

async function signUp(address, name) {
  const response = await fetch(`${address}/api/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${name.length}, ${name}` },
    body: JSON.stringify({ email: `${name}@fuzz.example`, password: 'correct horse battery' }),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`No account for the run: ${response.status} ${JSON.stringify(body)}`);
  return { token: body.access_token };
}

export async function residentBytes(address) {
  const text = await (await fetch(`${address}/api/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]);
}

export const isReady = async (address) => (await fetch(`${address}/api/ready`)).status === 200;
