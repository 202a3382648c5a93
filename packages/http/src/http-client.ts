/**
 * The only way to the network for every price source: cache, rate limit per service, retries, time-out over the whole
 * answer, size limit. It asks the same thing once even if ten places want it at the same time, keeps only answers
 * that could be read, and gives back failures as data.
 */
import { defined, err, ok, type Result } from '@cryptax/kernel';
import type { Clock } from './clock.ts';
import { failureOfStatus, type HttpFailure, isPassing } from './http-failure.ts';
import {
  CACHE_LIFETIME_MS,
  type CacheLifetime,
  MAX_BODY_BYTES,
  MAX_WAIT_MS,
  type RateLimit,
  RETRY,
  TIMEOUT_MS,
} from './limits.ts';
import { RateLimiter } from './rate-limiter.ts';
import { TtlCache } from './ttl-cache.ts';

export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

export interface HttpClientOptions {
  readonly fetch: FetchLike;
  readonly clock: Clock;
  /** Per service; others get 5 requests in 60 s. */
  readonly rateLimits?: Readonly<Record<string, RateLimit>>;
  readonly timeoutMs?: number;
  readonly maxWaitMs?: number;
}

export interface HttpRequest<T> {
  readonly url: string;
  /** The service the request counts for. */
  readonly key: string;
  readonly lifetime?: CacheLifetime;
  /** A kept answer older than this is not good enough, even if it still lives: a screen that ticks faster. */
  readonly maxAgeMs?: number | undefined;
  /** Fewer repetitions than usual, for whoever asks again soon anyway. */
  readonly retries?: number;
  /** False: where the service has no room at this moment the answer is `rate-limited` at once. Somebody else can be asked. */
  readonly waits?: boolean;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** JSON to send; the request is then a POST, and one like any other for cache and retries: nothing here writes. */
  readonly body?: string | undefined;
  /** Makes sense of the body, or says why it cannot; only what was understood is kept. */
  readonly decode: (text: string) => Result<T, HttpFailure>;
  readonly signal?: AbortSignal | undefined;
}

type Answer = Result<string, HttpFailure>;

export class HttpClient {
  readonly clock: Clock;
  readonly #fetch: FetchLike;
  readonly #timeoutMs: number;
  readonly #maxWaitMs: number;
  readonly #limiter: RateLimiter;
  readonly #cache: TtlCache<unknown>;
  readonly #pending = new Map<string, Promise<Result<unknown, HttpFailure>>>();
  #requests = 0;

  constructor(options: HttpClientOptions) {
    this.clock = options.clock;
    this.#fetch = options.fetch;
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.#maxWaitMs = options.maxWaitMs ?? MAX_WAIT_MS;
    const now = () => this.clock.now();
    this.#limiter = new RateLimiter(now, options.rateLimits);
    this.#cache = new TtlCache(now);
  }

  /** Requests sent so far, retries included. */
  get requests(): number {
    return this.#requests;
  }

  async get<T>(request: HttpRequest<T>): Promise<Result<T, HttpFailure>> {
    const { key, url, body } = request;
    const id = body === undefined ? `${key} ${url}` : `${key} ${url} ${body}`;
    const cached = this.#cache.get(id, request.maxAgeMs);
    /** The entry was written by a request of the same service and address, so by the same decoder. */
    if (cached !== undefined) return ok(cached as T);
    /** A request that can be cancelled is nobody else's to wait for, nor is one that would rather fail than wait. */
    if (request.signal !== undefined || request.waits === false) return this.#getWithRetries(request, id);
    const pending = this.#pending.get(id) ?? this.#getWithRetries(request, id);
    this.#pending.set(id, pending);
    try {
      return (await pending) as Result<T, HttpFailure>;
    } finally {
      this.#pending.delete(id);
    }
  }

  async #getWithRetries<T>(request: HttpRequest<T>, id: string): Promise<Result<T, HttpFailure>> {
    for (let attempt = 0; ; attempt++) {
      const slot = await this.#waitForSlot(request);
      if (slot !== undefined) return err(slot);
      const result = await this.#getOnce(request);
      if (result.ok) {
        this.#cache.set(id, result.value, CACHE_LIFETIME_MS[request.lifetime ?? 'default']);
        return result;
      }
      const failure = result.error;
      const asked = failure.code === 'rate-limited' ? failure.retryAfterMs : undefined;
      const delay = asked ?? RETRY.baseMs * 2 ** attempt;
      if (failure.code === 'rate-limited') this.#limiter.pause(request.key, delay);
      if (!isPassing(failure) || attempt >= (request.retries ?? RETRY.retries) || delay > this.#maxWaitMs)
        return result;
      if (!(await this.#sleep(delay, request.signal))) return err({ code: 'cancelled' });
    }
  }

  /** Undefined once the slot is taken. */
  async #waitForSlot(request: HttpRequest<unknown>): Promise<HttpFailure | undefined> {
    const deadline = this.clock.now() + (request.waits === false ? 0 : this.#maxWaitMs);
    for (;;) {
      if (request.signal?.aborted === true) return { code: 'cancelled' };
      const wait = this.#limiter.take(request.key);
      if (wait <= 0) return undefined;
      if (this.clock.now() + wait > deadline) return { code: 'rate-limited', retryAfterMs: wait };
      if (!(await this.#sleep(wait, request.signal))) return { code: 'cancelled' };
    }
  }

  async #getOnce<T>(request: HttpRequest<T>): Promise<Result<T, HttpFailure>> {
    this.#requests++;
    const abort = new AbortController();
    const finished = new AbortController();
    const cancel = () => abort.abort();
    request.signal?.addEventListener('abort', cancel, { once: true });
    const timeout = this.clock.sleep(this.#timeoutMs, finished.signal).then(
      (): Answer => err({ code: 'timeout' }),
      (): Answer => err({ code: 'cancelled' }),
    );
    const answer = await Promise.race([this.#fetchText(request, abort.signal), timeout]);
    finished.abort();
    abort.abort();
    request.signal?.removeEventListener('abort', cancel);
    return answer.ok ? request.decode(answer.value) : answer;
  }

  async #fetchText(request: HttpRequest<unknown>, signal: AbortSignal): Promise<Answer> {
    const isPost = request.body !== undefined;
    try {
      const response = await this.#fetch(request.url, {
        signal,
        headers: {
          accept: 'application/json',
          ...defined({ 'content-type': isPost ? 'application/json' : undefined }),
          ...request.headers,
        },
        ...defined({ method: isPost ? 'POST' : undefined, body: request.body }),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      if (!response.ok) {
        return err(failureOfStatus(response.status, response.headers.get('retry-after'), this.clock.now()));
      }
      const text = await readLimited(response);
      return text === undefined ? err({ code: 'too-large' }) : ok(text);
    } catch {
      /** fetch throws for every broken connection and tells nothing apart but our own abort. */
      return err({ code: request.signal?.aborted === true ? 'cancelled' : 'offline' });
    }
  }

  async #sleep(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
    try {
      await this.clock.sleep(ms, signal);
      return true;
    } catch {
      /** A sleep ends early for one reason only: the caller gave up. */
      return false;
    }
  }
}

/** The body as text, or undefined past the limit; reads no further than that. */
async function readLimited(response: Response): Promise<string | undefined> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
