/**
 * Tells clients of changes to their rows. Changes come from the database by notification, whichever instance made them;
 * each goes to the channels of its owner only.
 */
import type { Server } from 'node:http';
import { PUBLIC_KEY } from '@cryptax/api-contract';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Claims, verifyAccessToken } from '../auth/access-token.ts';
import { Problem } from '../http/problem.ts';
import { type Catalogue, readCatalogue } from '../rest/catalogue.ts';
import type { Services } from '../services.ts';
import { openChangeFeed } from './change-feed.ts';
import { Connection } from './connection.ts';
import { columnsFor, rowKey } from './read-changes.ts';
import { acceptUpgrades } from './upgrades.ts';

export interface Realtime {
  readonly attach: (server: Server) => void;
  readonly close: () => Promise<void>;
}

const MAX_PER_SECOND = 10;
const MAX_MESSAGE_BYTES = 100_000;
const MAX_CONNECTIONS = 10_000;
/** The client sends a heartbeat every 25 seconds. */
const SILENCE_MS = 60_000;
const CHECK_MS = 15_000;

export async function openRealtime(services: Services): Promise<Realtime> {
  const { config, db, log, metrics, background } = services;
  const catalogue = await readCatalogue(db);
  const connections = new Map<WebSocket, { readonly connection: Connection; seenAt: number }>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  metrics.gauge('realtime_connections', () => connections.size);

  const stopFeed = await openChangeFeed({
    db,
    background,
    users: () => usersOf(connections.values()),
    deliver: (changes) => {
      for (const { connection } of connections.values()) connection.deliver(changes, Date.now());
    },
    // The client connects again by itself and then asks for what it does not have.
    startOver: () => {
      for (const socket of connections.keys()) socket.close(1012, 'changes were missed');
    },
  });

  const all = () => [...connections.values()].map(({ connection }) => connection);
  const stopHearing = await db.listen('cryptax_sessions', (notice) => {
    const isOneSession = /^[0-9a-f-]{36}$/.test(notice);
    // At once, before any change that follows could be read for it.
    if (isOneSession) for (const connection of all()) connection.dropSessions((id) => id !== notice);
    else background.run(() => dropEndedSessions(services, all()));
  });

  const timer = setInterval(() => {
    for (const [socket, { seenAt }] of connections) if (Date.now() - seenAt > SILENCE_MS) socket.terminate();
    background.run(() => dropEndedSessions(services, all()));
  }, CHECK_MS).unref();

  const accept = (socket: WebSocket, query: URLSearchParams): void => {
    const entry = { connection: new Connection(partsFor(services, catalogue, socket, query)), seenAt: Date.now() };
    connections.set(socket, entry);
    socket.on('message', () => {
      entry.seenAt = Date.now();
    });
    socket.on('close', () => connections.delete(socket));
    socket.on('error', (error) => log.debug({ err: error }, 'socket failed'));
  };

  return {
    attach: (server) =>
      acceptUpgrades(server, { config, sockets, isFull: () => connections.size >= MAX_CONNECTIONS, accept }),
    close: async () => {
      clearInterval(timer);
      await stopFeed();
      await stopHearing();
      for (const socket of connections.keys()) socket.terminate();
      sockets.close();
    },
  };
}

function partsFor(services: Services, catalogue: Catalogue, socket: WebSocket, query: URLSearchParams) {
  const wanted = Number(query.get('eventsPerSecond'));
  return {
    socket,
    version: query.get('vsn') === '1.0.0' ? ('1.0.0' as const) : ('2.0.0' as const),
    perSecond: wanted >= 1 && wanted < MAX_PER_SECOND ? wanted : MAX_PER_SECOND,
    whoIs: (token: string) => whoIs(services, token),
    describe: (change: Parameters<typeof rowKey>[1]) => ({
      row: rowKey(catalogue, change),
      columns: columnsFor(catalogue, change.table),
    }),
  };
}

/** As for the data themselves: an account that is not banned, and the second factor where one is enrolled. */
const MAY_LISTEN = `(s.aal = 'aal2' or not exists (
    select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'))
  and not exists (select from auth.users u where u.id = s.user_id and u.banned_until > now())`;

async function whoIs({ db, keys }: Services, token: string): Promise<Claims | null> {
  if (token === PUBLIC_KEY) return null;
  try {
    const claims = await verifyAccessToken(keys, token);
    const { rows } = await db.query(
      `select s.id from auth.sessions s where s.user_id = $1::text::uuid and s.id = $2::text::uuid and ${MAY_LISTEN}
        and ($3 = 'aal2' or not exists (
          select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'))`,
      [claims.sub, claims.session_id, claims.aal],
    );
    return rows.length === 0 ? null : claims;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

function usersOf(entries: Iterable<{ readonly connection: Connection }>): readonly string[] {
  const users = new Set<string>();
  for (const { connection } of entries) {
    for (const { claims } of connection.channels.values()) if (claims !== null) users.add(claims.sub);
  }
  return [...users];
}

async function dropEndedSessions({ db }: Services, connections: readonly Connection[]): Promise<void> {
  const sessions = connections.flatMap(({ channels }) =>
    [...channels.values()].flatMap(({ claims }) => (claims === null ? [] : [claims.session_id])),
  );
  if (sessions.length === 0) return;
  const { rows } = await db.query<{ id: string }>(
    `select s.id from auth.sessions s
      where s.id in (select v::uuid from json_array_elements_text($1::text::json) v) and ${MAY_LISTEN}`,
    [JSON.stringify([...new Set(sessions)])],
  );
  const live = new Set(rows.map(({ id }) => id));
  for (const connection of connections) connection.dropSessions((id) => live.has(id));
}
