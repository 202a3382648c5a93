/**
 * Requests to become a socket. They come past the framework, straight from the network: nothing here may throw, and a
 * caller who resets the connection in the middle of a refusal is no event worth more than a closed stream.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import type { ServerConfig } from '../config.ts';
import { isAllowedHostOrigin } from '../http/site.ts';

const PATH = '/api/realtime/v1/websocket';

export interface UpgradeParts {
  readonly config: ServerConfig;
  readonly sockets: WebSocketServer;
  readonly isFull: () => boolean;
  readonly accept: (socket: WebSocket, query: URLSearchParams) => void;
}

export function acceptUpgrades(server: Server, { config, sockets, isFull, accept }: UpgradeParts): void {
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const query = queryOf(request.url ?? '');
    const refusal = query === null ? '404 Not Found' : refusalOf(request, config, isFull());
    if (query === null || refusal !== null) {
      stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => accept(socket, query));
  });
}

/** Not by the URL parser, which throws at half of what a network may send. Null where nothing is served. */
function queryOf(target: string): URLSearchParams | null {
  const [path, query = ''] = target.split('?', 2);
  return path === PATH ? new URLSearchParams(query) : null;
}

function refusalOf({ headers }: IncomingMessage, config: ServerConfig, isFull: boolean): string | null {
  // A socket is not covered by the browser's own rules for foreign pages.
  if (headers.origin !== undefined && !isAllowedHostOrigin(headers.host ?? '', config, headers.origin))
    return '403 Forbidden';
  return isFull ? '503 Service Unavailable' : null;
}
