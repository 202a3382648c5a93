/**
 * How a history is read: one call of a reader gives the next piece and where to go on. Nothing is kept between calls; the
 * place to go on travels as text through the page, so it is checked like everything from outside.
 */
import type { ExchangePage, ExchangeRecord, ExchangeStream, KeyRights } from '@cryptax/api-contract';
import { z } from 'zod';
import type { ExchangeClient } from '../relay/exchange-client.ts';
import { BadAnswer } from './raw-json.ts';

export interface StreamAsk {
  readonly client: ExchangeClient;
  readonly cursor: string | null;
  readonly since: number;
  readonly until: number;
  /** False when this request has worked long enough and should hand over what it has. */
  readonly hasTime: () => boolean;
}

export type StreamReader = (ask: StreamAsk) => Promise<ExchangePage>;

/** What we know about one exchange. */
export interface ExchangePlan {
  readonly streams: Readonly<Partial<Record<ExchangeStream, StreamReader>>>;
  /** What has to be known before the first question. */
  readonly prepare?: (client: ExchangeClient) => Promise<unknown>;
  /** A cheap call that only a good key answers. */
  readonly greet: (client: ExchangeClient) => Promise<unknown>;
  /** What the key may do, where the exchange tells. */
  readonly rights?: (client: ExchangeClient) => Promise<KeyRights>;
  /** Days that the exchange gives back, where that is less than everything. */
  readonly keepsDays?: Readonly<Partial<Record<ExchangeStream, number>>>;
}

/** More would make a large answer; the next request goes on. */
export const ENOUGH_RECORDS = 2_000;
export const DAY_MS = 86_400_000;

export class BadCursor extends Error {
  constructor() {
    super('the place to go on is damaged');
    this.name = 'BadCursor';
  }
}

export function readCursor<T>(cursor: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(cursor));
  } catch {
    throw new BadCursor();
  }
}

export interface Window {
  readonly from: number;
  readonly to: number;
  /** Place inside the window in the exchange's own words; null at its beginning. */
  readonly page: string | null;
}

export interface WindowPage {
  readonly records: readonly ExchangeRecord[];
  /** Null if the window is read. */
  readonly next: string | null;
}

interface WindowRule {
  /** Longest stretch that the exchange answers at once. */
  readonly days: number;
  /** Nothing is older: the exchange opened then. */
  readonly opened: string;
  /** The exchange forgets what is older. */
  readonly keepsDays?: number | undefined;
  readonly read: (client: ExchangeClient, window: Window) => Promise<WindowPage>;
}

const windowPlace = z.strictObject({ from: z.int(), begin: z.int(), page: z.string().max(2_000).nullable() });

/** Oldest first, stretch by stretch; several short stretches share a request. */
export function inWindows({ days, opened, keepsDays, read }: WindowRule): StreamReader {
  return async ({ client, cursor, since, until, hasTime }) => {
    const oldest = keepsDays === undefined ? Date.parse(opened) : until - keepsDays * DAY_MS;
    const begin = Math.min(Math.max(since, oldest, Date.parse(opened)), until);
    let place = cursor === null ? { from: begin, begin, page: null } : readCursor(cursor, windowPlace);
    const records: ExchangeRecord[] = [];
    for (;;) {
      const to = Math.min(place.from + days * DAY_MS, until);
      const { records: found, next } = await read(client, { from: place.from, to, page: place.page });
      records.push(...found);
      if (next !== null && next === place.page) throw new BadAnswer('the pages do not move on');
      if (next === null && to >= until) return { records, cursor: null, done: 1 };
      place = next === null ? { ...place, from: to, page: null } : { ...place, page: next };
      if (records.length >= ENOUGH_RECORDS || !hasTime()) break;
    }
    const whole = Math.max(1, until - place.begin);
    return { records, cursor: JSON.stringify(place), done: Math.min(0.99, (place.from - place.begin) / whole) };
  };
}

const turnPlace = z.strictObject({ part: z.int().min(0), inner: z.string().max(3_000).nullable() });

/** Several histories of an exchange that are one for the user, one after the other. */
export function inTurn(readers: readonly StreamReader[]): StreamReader {
  return async (ask) => {
    const place = ask.cursor === null ? { part: 0, inner: null } : readCursor(ask.cursor, turnPlace);
    const reader = readers[place.part];
    if (reader === undefined) throw new BadCursor();
    const page = await reader({ ...ask, cursor: place.inner });
    const isPartDone = page.cursor === null;
    const isDone = isPartDone && place.part + 1 === readers.length;
    const next = isPartDone ? { part: place.part + 1, inner: null } : { part: place.part, inner: page.cursor };
    const done = Math.min(isDone ? 1 : 0.99, (place.part + page.done) / readers.length);
    return { records: page.records, cursor: isDone ? null : JSON.stringify(next), done };
  };
}
