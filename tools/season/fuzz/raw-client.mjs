/** Sends the bytes of an exchange as they are and notes which statuses came back. */
import { connect } from 'node:net';

/** A whole request that is not answered by then counts as forgotten; the machine may be busy. */
const FORGOTTEN_MS = 120_000;
/** Nothing is owed to half a request: after so long a silence we hang up. */
const QUIET_MS = 400;

/** @returns {Promise<{ statuses: number[], isForgotten: boolean, isRefused: boolean }>} refused: no connection at all */
export function converse(port, exchange) {
  return new Promise((resolve) => {
    const chunks = [];
    const outcome = { isForgotten: false, isRefused: false };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: false });
    socket.setTimeout(exchange.isWhole ? FORGOTTEN_MS : QUIET_MS);
    socket.on('timeout', () => {
      outcome.isForgotten = exchange.isWhole;
      socket.resetAndDestroy();
    });
    socket.on('connect', () => send(socket, exchange));
    socket.on('data', (chunk) => chunks.push(chunk));
    const finish = () => resolve({ ...outcome, statuses: statusesOf(Buffer.concat(chunks).toString('latin1')) });
    socket.on('error', (error) => {
      outcome.isRefused = error.code === 'ECONNREFUSED';
      // Node tells no close when the connection was gone before we could reset it.
      if (error.syscall === 'reset') finish();
    });
    socket.on('close', finish);
  });
}

async function send(socket, { pieces, ending, momentMs }) {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    await new Promise((resolve) => socket.write(piece, resolve));
    // One round of the event loop, so that pieces leave in packets of their own.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (ending === 'answer' || socket.destroyed) return;
  await new Promise((resolve) => setTimeout(resolve, momentMs));
  if (ending === 'reset') socket.resetAndDestroy();
  else socket.end();
}

const statusesOf = (text) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
