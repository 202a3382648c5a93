/** For tests: the relay over fake exchanges, its limits off, and whole histories read through it as the page would. */
import { type ExchangeCheck, type ExchangePage, type ExchangeRecord, exchangeRecord } from '@cryptax/api-contract';
import { expect } from 'vitest';
import { exchangeRoutes } from '../exchange-routes.ts';
import { createClients } from '../relay/exchange-client.ts';
import { type Asked, type FakeExchange, KEY, startFakeExchanges } from './fake-exchanges.ts';
import { START } from './numbered.ts';

const SITE = 'http://localhost:4400';
/** A little before the first record and after the last, which keeps the number of windows small. */
const SINCE = START - 86_400_000;
const UNTIL = START + 4 * 86_400_000;
const credentials = { apiKey: KEY, secret: 'c2VjcmV0', password: 'pass' };

export interface Histories {
  readonly asked: readonly Asked[];
  /** Different records by kind and id, and some of them in full. */
  readonly expect: (exchange: string, count: number, some: readonly object[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openHistories(exchanges: readonly FakeExchange[]): Promise<Histories> {
  const fakes = await startFakeExchanges(exchanges);
  const services = {
    config: { publicUrl: null, port: 4400, allowedOrigins: [], trustProxy: false },
    limits: { use: async () => undefined, check: async () => undefined, reset: async () => undefined },
  };
  const app = exchangeRoutes(
    services as never,
    createClients({ mirror: fakes.base, now: Date.now, keepsLimits: false }),
  );

  const ask = async <T>(path: string, body: object): Promise<T> => {
    const answer = await app.request(`${SITE}${path}`, {
      method: 'POST',
      headers: { origin: SITE, host: 'localhost:4400', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const json: unknown = await answer.json();
    expect([body, answer.status, json]).toEqual([body, 200, expect.anything()]);
    return json as T;
  };
  const readAll = async (exchange: string): Promise<readonly ExchangeRecord[]> => {
    const { streams } = await ask<ExchangeCheck>('/check', { exchange, credentials });
    const records: ExchangeRecord[] = [];
    for (const stream of streams) {
      let cursor: string | null = null;
      do {
        const question: object = { exchange, credentials, stream, cursor, since: SINCE, until: UNTIL };
        const page: ExchangePage = await ask<ExchangePage>('/read', question);
        records.push(...page.records.map((record) => exchangeRecord.parse(record)));
        cursor = page.cursor;
      } while (cursor !== null);
    }
    return records;
  };
  return {
    asked: fakes.asked,
    close: fakes.close,
    expect: async (exchange, count, some) => {
      const records = await readAll(exchange);
      const ids = new Set(records.map(({ kind, id }) => `${kind} ${id}`));
      expect([exchange, ids.size]).toEqual([exchange, count]);
      for (const record of some) expect(records).toContainEqual(record);
    },
  };
}
