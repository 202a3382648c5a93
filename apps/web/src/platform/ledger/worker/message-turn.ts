/**
 * Lets waiting messages in between two steps of long work, so that a cancel is heard. A turn through a message channel
 * costs microseconds, a timer at least four milliseconds; and it is taken only when the last one is a while ago.
 */
const EVERY_MS = 30;

/** Settles after every message that waits now. */
export function nextTurn(): Promise<void> {
  return new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // Both are held until the message is there: a port that nobody holds may be collected with what it still has to bring.
    port1.onmessage = () => {
      port1.close();
      port2.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

export function messageTurn(now: () => number = () => performance.now()): () => Promise<void> {
  let last = now();
  return async () => {
    if (now() - last < EVERY_MS) return;
    await nextTurn();
    last = now();
  };
}
