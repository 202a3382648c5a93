/** Opens the port, or the next free one with one clear line, and closes without cutting off running answers. */
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const TRIES = 50;

export async function listen(
  app: Hono,
  wanted: { readonly port: number; readonly host: string },
  say: (line: string) => void,
  onServer: (server: Server) => void = () => undefined,
): Promise<Listening> {
  for (let port = wanted.port; port < wanted.port + TRIES && port <= 65_535; port++) {
    const server = createServer(getRequestListener(app.fetch));
    if (await tryPort(server, port, wanted.host)) {
      onServer(server);
      if (port !== wanted.port) say(`Port ${wanted.port} is taken, using ${port}.`);
      return { port, close: () => closeServer(server) };
    }
  }
  throw new Error(`No free port from ${wanted.port} on. Set PORT to another number.`);
}

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
