/**
 * At most ten events a second to one socket. Waiting changes of one row become one; when more rows of a table wait than a
 * second can carry, the last one stands for all: it tells the client to fetch.
 */
export interface QueuedEvent {
  /** Channel and table: what is collapsed together when there is too much. */
  readonly group: string;
  /** The row within the group. */
  readonly row: string;
  readonly send: () => void;
}

export class EventQueue {
  private readonly waiting = new Map<string, QueuedEvent>();
  private readonly pauseMs: number;
  private readonly perSecond: number;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(perSecond: number) {
    this.perSecond = perSecond;
    this.pauseMs = 1000 / perSecond;
  }

  /** All changes of one statement at once, so that a large one is collapsed before its first event leaves. */
  add(events: readonly QueuedEvent[]): void {
    if (this.closed) return;
    for (const event of events) {
      const key = `${event.group} ${event.row}`;
      this.waiting.delete(key);
      this.waiting.set(key, event);
    }
    this.collapse();
    if (this.timer === null) this.sendNext();
  }

  close(): void {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.waiting.clear();
  }

  private collapse(): void {
    if (this.waiting.size <= this.perSecond) return;
    const last = new Map<string, QueuedEvent>();
    for (const event of this.waiting.values()) last.set(event.group, event);
    this.waiting.clear();
    for (const event of last.values()) this.waiting.set(`${event.group} ${event.row}`, event);
  }

  private sendNext(): void {
    const next = this.waiting.entries().next();
    if (next.done || this.closed) {
      this.timer = null;
      return;
    }
    const [key, event] = next.value;
    this.waiting.delete(key);
    event.send();
    this.timer = setTimeout(() => this.sendNext(), this.pauseMs);
    this.timer.unref();
  }
}
