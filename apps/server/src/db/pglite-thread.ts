/** Talks to the database thread: one message out, one answer back, and a hard end for what takes too long. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DbError } from './db.ts';
import { findServerRoot } from './server-root.ts';

export interface ThreadOptions {
  /** Where the files lie; null keeps everything in memory. */
  readonly folder: string | null;
  /** A dump to start an empty folder from: its path, or its bytes. */
  readonly template?: string | Uint8Array | undefined;
}

export interface WireStatement {
  readonly sql: string;
  readonly params: readonly (string | null)[];
}

export type ThreadRequest =
  | { readonly kind: 'query'; readonly sql: string; readonly params: readonly (string | null)[] }
  | { readonly kind: 'exec'; readonly sql: string }
  | { readonly kind: 'batch'; readonly begin: string; readonly statements: readonly WireStatement[] }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'notice'; readonly channel: string; readonly payload: string }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | {
      readonly kind: 'failure';
      readonly id: number;
      readonly error: { code?: string; message: string; detail?: string; hint?: string };
    };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class PgliteThread {
  readonly ready: Promise<void>;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly onNotice: (channel: string, payload: string) => void;
  private lastId = 0;
  private gone: DbError | null = null;

  constructor(
    options: ThreadOptions,
    onNotice: (channel: string, payload: string) => void,
    onEnd: (thread: PgliteThread) => void,
  ) {
    this.onNotice = onNotice;
    this.worker = new Worker(join(findServerRoot(), 'src', 'db', 'pglite-worker.mjs'), { workerData: options });
    this.ready = new Promise((resolve, reject) => {
      this.waiting.set(0, { resolve: () => resolve(), reject });
    });
    // Who opened the database waits for it; a thread that breaks later has been waited for already.
    this.ready.catch(() => undefined);
    this.worker.on('message', (message: ThreadMessage) => this.receive(message));
    this.worker.on('error', (error) => this.fail(new DbError('08006', `The database thread broke: ${error.message}`)));
    this.worker.on('exit', () => {
      this.fail(new DbError('08006', 'The database thread ended.'));
      onEnd(this);
    });
  }

  send<T>(request: ThreadRequest): Promise<T> {
    if (this.gone !== null) return Promise.reject(this.gone);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.worker.postMessage({ ...request, id });
    });
  }

  async end(reason: DbError): Promise<void> {
    this.fail(reason);
    await this.worker.terminate();
  }

  private receive(message: ThreadMessage): void {
    if (message.kind === 'notice') {
      this.onNotice(message.channel, message.payload);
      return;
    }
    const id = message.kind === 'ready' ? 0 : message.id;
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (message.kind === 'failure') {
      const { code, message: text, detail, hint } = message.error;
      waiting?.reject(new DbError(code ?? 'XX000', text, detail ?? null, hint ?? null));
    } else {
      waiting?.resolve(message.kind === 'answer' ? message.value : undefined);
    }
  }

  private fail(reason: DbError): void {
    this.gone ??= reason;
    for (const { reject } of this.waiting.values()) reject(this.gone);
    this.waiting.clear();
  }
}
