/**
 * Loads a part of the app that nobody waits for. Without a network that is no error: the part comes when the connection
 * is back. A file that is missing although there is a network is one, after a second try.
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
