/**
 * One question to a service of the table over https: no redirect, no cookie or key, the resolved address checked, size and
 * time bound. `node:https` rather than fetch, because only there the connection uses the look-up that was checked.
 */

import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { KnownQuestion } from '@cryptax/api-contract';
import { defined } from '@cryptax/kernel';
import { publicLookup } from './public-address.ts';

export interface ServiceAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly retryAfter?: string | undefined;
}

export type AskService = (question: KnownQuestion, signal?: AbortSignal) => Promise<ServiceAnswer>;

/** What the readers take at most from any service. */
const MAX_BYTES = 8_000_000;
/** Below the ten seconds after which the page gives up. */
const TIMEOUT_MS = 9_000;

interface AskOptions {
  readonly request?: typeof httpsRequest;
  readonly port?: number;
  readonly lookup?: ReturnType<typeof publicLookup>;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
}

/** Why nothing came, without a word of the question: it holds an address. */
export class NoAnswer extends Error {
  readonly code: 'unreachable' | 'timeout' | 'too-large' | 'redirect';
  constructor(code: NoAnswer['code']) {
    super(`The service gave no answer: ${code}.`);
    this.code = code;
  }
}

export function createAskService(options: AskOptions = {}): AskService {
  const { request = httpsRequest, lookup = publicLookup(), maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = options;
  return ({ host, path, body }, signal) =>
    new Promise((resolve, reject) => {
      const limit = AbortSignal.timeout(timeoutMs);
      const sent = request({
        host,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          'user-agent': 'cryptax',
          ...defined({
            'content-type': body === undefined ? undefined : 'application/json',
            'content-length': body === undefined ? undefined : Buffer.byteLength(body),
          }),
        },
        lookup,
        signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
        // A connection of its own each: nothing of one question stays for the next.
        agent: false,
        port: options.port,
      });
      sent.on('error', () => reject(new NoAnswer(limit.aborted ? 'timeout' : 'unreachable')));
      sent.on('response', (answer) => {
        collect(answer, maxBytes).then(resolve, (error: unknown) => {
          sent.destroy();
          reject(error instanceof NoAnswer ? error : new NoAnswer(limit.aborted ? 'timeout' : 'unreachable'));
        });
      });
      sent.end(body);
    });
}

async function collect(answer: IncomingMessage, maxBytes: number): Promise<ServiceAnswer> {
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) throw new NoAnswer('redirect');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new NoAnswer('too-large');
    chunks.push(chunk);
  }
  const retryAfter = answer.headers['retry-after'];
  return { status, body: Buffer.concat(chunks), retryAfter };
}
