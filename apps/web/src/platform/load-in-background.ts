/**
 * What is done after the page was shown: parts of the app that nobody waits for, heavy work in a worker. Without a
 * network a missing part is no error: it comes when the connection is back. A file that is missing although there is a
 * network is one, after a second try.
 */

export async function loadInBackground<T>(load: () => Promise<T>, browser: OnlineState = browserState): Promise<T> {
  for (let isSecond = false; ; ) {
    try {
      return await load();
    } catch (error) {
      if (browser.isOnline()) {
        if (isSecond) throw error;
        isSecond = true;
      } else await browser.nextOnline();
    }
  }
}

/** What is asked of the browser, so that tests can cut the connection. */
export interface OnlineState {
  isOnline(): boolean;
  nextOnline(): Promise<unknown>;
}

const browserState: OnlineState = {
  isOnline: () => navigator.onLine,
  nextOnline: () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true })),
};

/** A page that is not seen is not drawn: then it goes on without. */
const PATIENCE_MS = 200;

/**
 * Waits until the browser has shown what the page looks like now. Heavy work in a worker that begins at once would take
 * the processor from the answer to a click; begun a frame later it costs nobody anything.
 */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
}
