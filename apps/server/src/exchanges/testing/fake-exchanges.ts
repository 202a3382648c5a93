/**
 * Exchanges on this machine, for tests: one server that answers for every host below a folder of its name, in the shapes that
 * the exchanges' documentation and the library's sources show. It checks that the key is sent and counts every question.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { between } from './numbered.ts';

export interface Asked {
  readonly host: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Everything that was sent, as text. */
  readonly sent: string;
}

export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

export interface FakeExchange {
  readonly host: string;
  /** Undefined: no such path. */
  readonly answer: (asked: Asked) => unknown;
}

export interface FakeExchanges {
  /** For `CRYPTAX_EXCHANGE_BASE`. */
  readonly base: string;
  readonly asked: Asked[];
  /** Questions that begin with this path get no answer. @returns ends it */
  readonly hang: (path: string) => () => void;
  /** The next questions that begin with this path are refused, one entry each. */
  readonly refuse: (path: string, ...refusals: readonly Refusal[]) => void;
  readonly close: () => Promise<void>;
}

export async function startFakeExchanges(exchanges: readonly FakeExchange[], port = 0): Promise<FakeExchanges> {
  const asked: Asked[] = [];
  const hanging = new Set<string>();
  const refusals: { readonly path: string; readonly refusal: Refusal }[] = [];
  const answerTo = (question: Asked): unknown => {
    asked.push(question);
    const at = refusals.findIndex(({ path }) => question.path.startsWith(path));
    if (at >= 0) throw refusals.splice(at, 1)[0]?.refusal;
    const answer = exchanges.find(({ host }) => host === question.host)?.answer(question);
    if (answer === undefined) throw new Refusal(404, { error: 'no such path' });
    return answer;
  };
  const server = createServer((request, response) => {
    void readQuestion(request).then((question) => {
      if ([...hanging].some((path) => question.path.startsWith(path))) return;
      try {
        const answer = answerTo(question);
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      } catch (error) {
        const { status, body } = error instanceof Refusal ? error : new Refusal(500, { error: String(error) });
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    hang: (path) => {
      hanging.add(path);
      return () => void hanging.delete(path);
    },
    refuse: (path, ...list) => refusals.push(...list.map((refusal) => ({ path, refusal }))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readQuestion(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, host = '', ...rest] = url.pathname.split('/');
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const params = { ...Object.fromEntries(url.searchParams), ...bodyParams(body) };
  return {
    host,
    path: `/${rest.join('/')}`,
    params,
    headers,
    sent: `${url.search} ${JSON.stringify(headers)} ${body}`,
  };
}

/** JSON or a form; parameters below `params` count as well. */
function bodyParams(body: string): Record<string, string> {
  if (body === '') return {};
  if (!body.startsWith('{')) return Object.fromEntries(new URLSearchParams(body));
  const { params, ...fields } = JSON.parse(body) as Record<string, unknown>;
  const all = { ...fields, ...(params as Record<string, unknown> | undefined) };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]));
}

/** What an exchange says to a key it does not know. */
export function needKey({ headers, params }: Asked, header: string, refusal: Refusal): void {
  if ((headers[header] ?? params[header]) !== KEY) throw refusal;
}

/** The key of all tests. */
export const KEY = 'recorded-key';

/** Items of the asked stretch of time; `unit` where the exchange counts in seconds. */
export const inside = <T>(
  items: readonly T[],
  { params }: Asked,
  from: string,
  to: string,
  timeOf: (item: T) => number,
  unit = 1,
) => between(items, Number(params[from]) * unit, Number(params[to] ?? 8e15) * unit, timeOf);
