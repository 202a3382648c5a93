/**
 * Waits until the browser has shown what the page looks like now. Heavy work in a worker that begins at once would take
 * the processor from the answer to a click; begun a frame later it costs nobody anything.
 */

/** A page that is not seen is not drawn: then it goes on without. */
const PATIENCE_MS = 200;

export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
}
