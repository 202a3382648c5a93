/** gzip by the browser's own streams, off the thread where the browser does so; with a bound on what comes out. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { BackupError } from '../store-error.ts';
import type { Bytes } from './backup-format.ts';

/** Far beyond any ledger; keeps a small hostile file from filling the memory. */
export const UNPACKED_LIMIT = 1_500_000_000;

export function canCompress(): boolean {
  return typeof CompressionStream !== 'undefined';
}

export async function gzip(parts: readonly Bytes[]): Promise<Bytes> {
  const stream = new Blob([...parts]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The text lines of a body, each as soon as it is complete. */
export async function readLines(
  body: Bytes,
  compression: 'gzip' | 'none',
  onLine: (line: string) => Result<void, BackupError>,
  limit = UNPACKED_LIMIT,
): Promise<Result<void, BackupError>> {
  const plain = new Blob([body]).stream();
  const stream = compression === 'gzip' ? plain.pipeThrough(new DecompressionStream('gzip')) : plain;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let parts: string[] = [];
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > limit) return err({ code: 'backup.too-large', limit });
      const [first = '', ...rest] = decoder.decode(next.value, { stream: true }).split('\n');
      parts.push(first);
      for (const piece of rest) {
        const handled = onLine(parts.join(''));
        if (!handled.ok) return handled;
        parts = [piece];
      }
    }
  } catch (thrown) {
    // Both the gunzip and the decoder report bytes they cannot read as a TypeError.
    if (thrown instanceof TypeError) return err({ code: 'backup.damaged' });
    throw thrown;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return parts.join('') === '' ? ok(undefined) : err({ code: 'backup.damaged' });
}
