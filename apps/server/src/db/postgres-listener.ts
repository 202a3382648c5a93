/**
 * The one lasting connection that notifications arrive on. It is checked regularly, because a machine that vanished says
 * nothing, and replaced when it broke; every listener then learns for how long it may have missed something.
 */
import { Client } from 'pg';
import { toDbError } from './postgres-error.ts';

export type OnNotice = (payload: string, missedMs: number) => void;

const CHECK_MS = 10_000;
const TIMEOUT_MS = 5000;
const RETRY_MS = 1000;

export class PostgresListener {
  private readonly urls: readonly string[];
  private readonly listeners = new Map<string, Set<OnNotice>>();
  private client: Promise<Client> | null = null;
  private timer: NodeJS.Timeout | undefined;
  /** When the connection was last known to work, in milliseconds of the process. */
  private aliveAt = performance.now();
  private closed = false;

  /** @param urls tried in this order: a standby refuses to be listened to, so the primary is found */
  constructor(urls: readonly string[]) {
    this.urls = urls;
  }

  async add(channel: string, onNotice: OnNotice): Promise<() => Promise<void>> {
    const isNew = !this.listeners.has(channel);
    const known = this.listeners.get(channel) ?? new Set();
    known.add(onNotice);
    this.listeners.set(channel, known);
    if (this.client === null) {
      // The first connection must work: a listener that never began would be noticed by nobody.
      this.client = this.connect();
      await this.client.catch((error: unknown) => {
        this.client = null;
        throw toDbError(error);
      });
      this.watch();
    } else if (isNew) {
      // If this fails the connection is broken, and the next one listens to every channel.
      await (await this.client).query(listen(channel)).catch(() => undefined);
    }
    return async () => void known.delete(onNotice);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const client = await this.client?.catch(() => null);
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<Client> {
    let failure: unknown;
    for (const url of this.urls) {
      try {
        return await this.connectTo(url);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  private async connectTo(url: string): Promise<Client> {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    // What broke is found by the next check, or by the end of the connection, whichever comes first.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => this.notify(channel, payload ?? '', 0));
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) await client.query(listen(channel));
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.aliveAt = performance.now();
    client.on('end', () => this.watch(RETRY_MS));
    return client;
  }

  /** One check at a time: a new appointment replaces the one before. */
  private watch(afterMs = CHECK_MS): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), afterMs);
    this.timer.unref();
  }

  private async check(): Promise<void> {
    const client = await this.client?.catch(() => null);
    try {
      if (!client) throw new Error('not connected');
      await client.query('select 1');
      this.aliveAt = performance.now();
      this.watch();
    } catch {
      await this.replace(client ?? null);
    }
  }

  private async replace(old: Client | null): Promise<void> {
    old?.removeAllListeners('end');
    await old?.end().catch(() => undefined);
    if (this.closed) return;
    const lostAt = this.aliveAt;
    this.client = this.connect();
    try {
      await this.client;
      for (const channel of this.listeners.keys()) this.notify(channel, '', performance.now() - lostAt);
      this.watch();
    } catch {
      this.watch(RETRY_MS);
    }
  }

  private notify(channel: string, payload: string, missedMs: number): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload, missedMs);
  }
}

/** Names of channels are ours, never a caller's. */
function listen(channel: string): string {
  return `listen "${channel}"`;
}
