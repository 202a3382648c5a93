/** The smallest file that passes for a backup: for tests of when and where backups are written, not of what is in them. */
import { gzipSync } from 'node:zlib';

/** A tar file with the given names, each without content. */
export function tarOf(names: readonly string[]): Uint8Array {
  const blocks = names.map((name) => {
    const block = Buffer.alloc(512);
    block.write(name, 0, 'latin1');
    block.write('00000000000\0', 124, 'latin1');
    return block;
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

const WHOLE = tarOf(['./PG_VERSION', './global/pg_control']);

export const tiny = { dump: async () => WHOLE };
