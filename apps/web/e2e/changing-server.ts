/**
 * A server whose app can be replaced by another version while a browser looks at it: files from a copy of the build,
 * calls handed on to the real server. `release` changes the offline worker as a new build would.
 */
import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../dist/app', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface ChangingServer {
  readonly address: string;
  release(): Promise<void>;
  close(): Promise<void>;
}

export async function startChangingServer(realServer: string): Promise<ChangingServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cryptax-versions-'));
  await cp(BUILD, folder, { recursive: true });
  const server = createServer((incoming, answer) => {
    if (incoming.url?.startsWith('/api/')) handOn(incoming, answer, realServer);
    else void serveFile(folder, incoming, answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => appendFile(join(folder, 'sw.js'), '\n// next version\n'),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function serveFile(folder: string, { url = '/' }: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { pathname } = new URL(url, 'http://localhost');
  const name = extname(pathname) === '' ? '/index.html' : pathname;
  try {
    const body = await readFile(join(folder, name));
    answer.writeHead(200, {
      'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    answer.end(body);
  } catch {
    answer.writeHead(404).end();
  }
}

function handOn(incoming: IncomingMessage, answer: ServerResponse, realServer: string): void {
  const { method, headers, url = '/' } = incoming;
  const onward = request(new URL(url, realServer), { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.writeHead(502).end());
  incoming.pipe(onward);
}
