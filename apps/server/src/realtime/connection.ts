/** One socket of one client: its channels, who they belong to, and what is sent to them. */
import type { WebSocket } from 'ws';
import type { Claims } from '../auth/access-token.ts';
import { type Binding, type Change, isMatch, readJoin } from './bindings.ts';
import { EventQueue, type QueuedEvent } from './event-queue.ts';
import { type Frame, readFrame, type Version, writeFrame } from './frame.ts';

export interface Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly bindings: readonly Binding[];
  claims: Claims | null;
}

export interface ConnectionParts {
  readonly socket: WebSocket;
  readonly version: Version;
  readonly perSecond: number;
  /** Null when the token does not open anything. */
  readonly whoIs: (token: string) => Promise<Claims | null>;
  readonly describe: (change: Change) => { readonly row: string; readonly columns: readonly unknown[] };
}

const MAX_CHANNELS = 20;
/** Messages that wait for the one before. */
const MAX_PENDING = 100;
/** What waits for a client that does not read; then the socket is cut, and a living client connects again. */
const MAX_UNREAD_BYTES = 4_000_000;
/** Policy violation: the close code for a caller who may not be here any more. */
const SESSION_ENDED = 1008;

export class Connection {
  readonly channels = new Map<string, Channel>();
  private readonly parts: ConnectionParts;
  private readonly queue: EventQueue;

  constructor(parts: ConnectionParts) {
    this.parts = parts;
    this.queue = new EventQueue(parts.perSecond);
    let turn = Promise.resolve();
    let pending = 0;
    parts.socket.on('message', (data) => {
      const frame = readFrame(String(data), parts.version);
      if (frame === null) return parts.socket.close(1003, 'unreadable');
      if (++pending > MAX_PENDING) return parts.socket.close(1008, 'too many messages');
      // One after the other: a token that is sent after a join belongs to the joined channel.
      turn = turn
        .then(() => this.receive(frame))
        .catch(() => parts.socket.close(1011, 'failed'))
        .finally(() => pending--);
    });
    parts.socket.on('close', () => this.queue.close());
  }

  deliver(changes: readonly Change[], now: number): void {
    const events = [...this.channels.values()].flatMap((channel) =>
      changes.flatMap((change) => this.eventFor(channel, change, now)),
    );
    if (events.length > 0) this.queue.add(events);
  }

  /** The session ended: its channels fall silent and say so, and with the last of them the socket closes. */
  dropSessions(isLive: (sessionId: string) => boolean): void {
    const ended = [...this.channels.values()].filter(({ claims }) => claims !== null && !isLive(claims.session_id));
    for (const channel of ended) {
      this.channels.delete(channel.topic);
      this.send({ joinRef: channel.joinRef, ref: null, topic: channel.topic, event: 'phx_close', payload: {} });
    }
    if (ended.length > 0 && this.channels.size === 0) this.parts.socket.close(SESSION_ENDED, 'session ended');
  }

  private eventFor(channel: Channel, change: Change, now: number): QueuedEvent[] {
    if (channel.claims?.sub !== change.userId || channel.claims.exp * 1000 < now) return [];
    const ids = channel.bindings.filter((binding) => isMatch(binding, change)).map(({ id }) => id);
    if (ids.length === 0) return [];
    const { row, columns } = this.parts.describe(change);
    const data = {
      schema: 'public',
      table: change.table,
      type: change.operation,
      commit_timestamp: change.at,
      columns,
      record: change.record ?? {},
      old_record: change.oldRecord ?? {},
      errors: null,
    };
    const { topic, joinRef } = channel;
    const frame = { joinRef, ref: null, topic, event: 'postgres_changes', payload: { ids, data } };
    return [{ group: `${topic} ${change.table}`, row, send: () => this.sendTo(channel, frame) }];
  }

  /** Events wait their turn; what belongs to a channel that was closed meanwhile is not sent. */
  private sendTo(channel: Channel, frame: Frame): void {
    if (this.channels.get(channel.topic) === channel) this.send(frame);
  }

  private async receive(frame: Frame): Promise<void> {
    switch (frame.event) {
      case 'heartbeat':
        return this.reply(frame, 'ok', {});
      case 'phx_join':
        return this.join(frame);
      case 'access_token':
        return this.renew(frame);
      case 'phx_leave':
        this.channels.delete(frame.topic);
        this.reply(frame, 'ok', {});
        return this.send({ ...frame, ref: null, event: 'phx_close', payload: {} });
      default:
        // Broadcast and presence are not offered; the client needs no answer to them.
        return undefined;
    }
  }

  private async join(frame: Frame): Promise<void> {
    const join = readJoin(frame.payload);
    const { topic, joinRef } = frame;
    const isKnown = this.channels.has(topic);
    if (join === null || (!isKnown && this.channels.size >= MAX_CHANNELS)) {
      return this.reply(frame, 'error', { reason: join === null ? 'malformed join' : 'too many channels' });
    }
    const claims = join.token === null ? null : await this.parts.whoIs(join.token);
    if (claims === null && join.bindings.length > 0) return this.reply(frame, 'error', { reason: 'unauthorized' });
    this.channels.set(topic, { topic, joinRef, bindings: join.bindings, claims });
    // Asked again now that the end of the session would be noticed: it may have ended between the first answer and here.
    if (claims !== null && (await this.parts.whoIs(join.token ?? '')) === null) {
      this.channels.delete(topic);
      return this.reply(frame, 'error', { reason: 'unauthorized' });
    }
    this.reply(frame, 'ok', { postgres_changes: join.bindings });
    if (join.bindings.length === 0) return undefined;
    const payload = {
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
      channel: topic.replace('realtime:', ''),
    };
    return this.send({ joinRef, ref: null, topic, event: 'system', payload });
  }

  private async renew({ topic, payload }: Frame): Promise<void> {
    const channel = this.channels.get(topic);
    const token = payload.access_token;
    if (channel === undefined || typeof token !== 'string') return;
    channel.claims = await this.parts.whoIs(token);
    if (channel.claims !== null) channel.claims = await this.parts.whoIs(token);
  }

  private reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: Record<string, unknown>): void {
    this.send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  private send(frame: Frame): void {
    const { socket, version } = this.parts;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
    else socket.send(writeFrame(frame, version));
  }
}
