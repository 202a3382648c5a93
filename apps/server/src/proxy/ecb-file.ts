/**
 * The ECB's file of reference rates, fetched for pages that the bank itself refuses (no CORS header). Fetched at most
 * once an hour for everybody, once a minute after a failure; the last good copy serves while the bank is away.
 */
export interface EcbFile {
  readonly text: string;
  readonly fetchedAt: number;
}

export interface EcbFileOptions {
  readonly url: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
}

const LIFETIME_MS = 60 * 60_000;
const PAUSE_AFTER_FAILURE_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** Ninety days of all currencies are about 100 kB. */
const MAX_BYTES = 2_000_000;

/** Undefined if there is no copy and none can be had now. */
export function createEcbFile({ url, fetch, now }: EcbFileOptions): () => Promise<EcbFile | undefined> {
  let kept: EcbFile | undefined;
  let notBefore = Number.NEGATIVE_INFINITY;
  let running: Promise<EcbFile | undefined> | undefined;
  const refresh = async (): Promise<EcbFile | undefined> => {
    const text = await download(url, fetch);
    notBefore = now() + (text === undefined ? PAUSE_AFTER_FAILURE_MS : LIFETIME_MS);
    if (text !== undefined) kept = { text, fetchedAt: now() };
    return kept;
  };
  return async () => {
    if (now() < notBefore) return kept;
    running ??= refresh().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function download(url: string, fetch: EcbFileOptions['fetch']): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'follow' });
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) return undefined;
    const text = await answer.text();
    return text.length <= MAX_BYTES && text.includes('<Cube') ? text : undefined;
  } catch {
    /** Away, slow or broken: the caller falls back to its copy in each case. */
    return undefined;
  }
}
