/**
 * Files with a hash in their name, from memory: they never change, so each is read once, as the build has packed it, and goes out as it
 * is. A first visit asks for some fifty of them; finding, opening and streaming each from the disk was most of the work of a visit.
 * What is asked for in parts, and what is not kept, is answered by whoever comes next.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';

/** The whole app in one packing takes 4 MB. */
const MOST_BYTES = 32 * 1024 * 1024;

const FOLDER = '/assets/';

/** No name of a folder begins with a dot, and neither does a file's: what leads elsewhere is no such name. */
const NAME = /^\w[\w.-]*$/;

/** As the build packs, the smallest first. */
const PACKINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
  { encoding: undefined, suffix: '' },
] as const;

type Bytes = Uint8Array<ArrayBuffer>;

export function keptFiles(webRoot: string): MiddlewareHandler {
  const kept = new Map<string, Bytes>();
  let room = MOST_BYTES;

  /** Undefined where there is none. Only what exists takes room, so asking for names of one's own fills nothing. */
  async function bytesOf(name: string): Promise<Bytes | undefined> {
    const before = kept.get(name);
    if (before !== undefined) return before;
    const read = await readFile(join(webRoot, name)).catch(() => undefined);
    if (read === undefined) return undefined;
    const bytes = new Uint8Array(read);
    if (!kept.has(name) && bytes.length <= room) {
      kept.set(name, bytes);
      room -= bytes.length;
    }
    return bytes;
  }

  return async (context, next) => {
    const { path } = context.req;
    if (!isKept(path) || context.req.header('Range') !== undefined) return next();
    const accepted = new Set(
      context.req
        .header('Accept-Encoding')
        ?.split(',')
        .map((name) => name.trim()),
    );
    for (const { encoding, suffix } of PACKINGS) {
      if (encoding !== undefined && !accepted.has(encoding)) continue;
      const bytes = await bytesOf(`${path}${suffix}`);
      if (bytes !== undefined) return answer(context, bytes, encoding);
    }
    return next();
  };
}

function isKept(path: string): boolean {
  if (!path.startsWith(FOLDER)) return false;
  const names = path.slice(FOLDER.length).split('/');
  return names.every((name) => NAME.test(name));
}

function answer(context: Context, bytes: Bytes, encoding: string | undefined): Response {
  context.header('Content-Type', getMimeType(context.req.path) ?? 'application/octet-stream');
  context.header('Content-Length', String(bytes.length));
  context.header('Vary', 'Accept-Encoding', { append: true });
  if (encoding !== undefined) context.header('Content-Encoding', encoding);
  return context.body(bytes);
}
