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
  /** A larger answer is not the file. */
  readonly maxBytes: number;
}

const LIFETIME_MS = 60 * 60_000;
const PAUSE_AFTER_FAILURE_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** Ninety days of all currencies are about 100 kB, the history since 1999 about 8 MB. */
export const ECB_BYTES = { days90: 2_000_000, history: 24_000_000 } as const;

/** Undefined if there is no copy and none can be had now. */
export function createEcbFile({ url, fetch, now, maxBytes }: EcbFileOptions): () => Promise<EcbFile | undefined> {
  let kept: EcbFile | undefined;
  let notBefore = Number.NEGATIVE_INFINITY;
  let running: Promise<EcbFile | undefined> | undefined;
  const refresh = async (): Promise<EcbFile | undefined> => {
    const text = await download(url, fetch, maxBytes);
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

const DAY_MARK = '<Cube time=';
const DAY_END = '</Cube>';

/** The file without the days before `from`; its head and its end stay, so that it is still the bank's file. */
export function since(text: string, from: string): string {
  const [head = '', ...days] = text.split(DAY_MARK);
  const kept = days.map((day) => {
    // Behind the quotation mark.
    if (day.slice(1, 11) >= from) return DAY_MARK + day;
    return day.slice(day.indexOf(DAY_END) + DAY_END.length);
  });
  return head + kept.join('');
}

async function download(url: string, fetch: EcbFileOptions['fetch'], maxBytes: number): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'follow' });
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > maxBytes) return undefined;
    const text = await answer.text();
    return text.length <= maxBytes && text.includes('<Cube') ? text : undefined;
  } catch {
    /** Away, slow or broken: the caller falls back to its copy in each case. */
    return undefined;
  }
}
