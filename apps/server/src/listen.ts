/** Opens the port, or the next free one with one clear line, and closes without cutting off running answers. */
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const TRIES = 50;
/**
 * Longer than a reverse proxy keeps an idle connection (Caddy two minutes, nginx one): closed here first, it would be closed
 * now and then under a request that is already on its way, and a person would read that the server cannot be reached.
 */
const IDLE_MS = 130_000;

export async function listen(
  app: Hono,
  wanted: { readonly port: number; readonly host: string },
  say: (line: string) => void,
  onServer: (server: Server) => void = () => undefined,
): Promise<Listening> {
  for (let port = wanted.port; port < wanted.port + TRIES && port <= 65_535; port++) {
    const server = createHttpServer(app);
    if (await tryPort(server, port, wanted.host)) {
      onServer(server);
      if (port !== wanted.port) say(`Port ${wanted.port} is taken, using ${port}.`);
      return { port, close: () => closeServer(server) };
    }
  }
  throw new Error(`No free port from ${wanted.port} on. Set PORT to another number.`);
}

/**
 * A request that is none is answered in plain HTTP, or not at all when the caller has gone; a socket that breaks is closed.
 * Node does much of this by itself, but an event without a listener would end the process for everyone.
 */
export function createHttpServer(app: Pick<Hono, 'fetch'>): Server {
  const server = createServer({ keepAliveTimeout: IDLE_MS }, getRequestListener(app.fetch));
  server.on('connection', (socket) => socket.on('error', () => socket.destroy()));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = CLIENT_ERRORS.get(error.code ?? '') ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
  });
  return server;
}

const CLIENT_ERRORS: ReadonlyMap<string, string> = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

function tryPort(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => resolve(true));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // A browser keeps its connection open; what still runs after a second is cut.
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
