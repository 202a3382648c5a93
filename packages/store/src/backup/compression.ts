/** The lines of a backup's body, unpacked with a bound on what comes out. */
import { type Bytes, err, ok, type Result } from '@cryptax/kernel';
import type { BackupError } from '../store-error.ts';

/** Far beyond any ledger; keeps a small hostile file from filling the memory. */
const UNPACKED_LIMIT = 1_500_000_000;

/** The text lines of a body, each as soon as it is complete. */
export async function readLines(
  body: Bytes,
  compression: 'gzip' | 'none',
  onLine: (line: string) => Result<void, BackupError>,
  limit = UNPACKED_LIMIT,
): Promise<Result<void, BackupError>> {
  const plain = new Blob([body]).stream();
  const stream = compression === 'gzip' ? plain.pipeThrough(new DecompressionStream('gzip')) : plain;
  const nextText = textReader(stream, limit);
  let parts: string[] = [];
  for (;;) {
    const text = await nextText();
    if (!text.ok) return text;
    if (text.value === undefined) return parts.join('') === '' ? ok(undefined) : err({ code: 'backup.damaged' });
    const [first = '', ...rest] = text.value.split('\n');
    parts.push(first);
    for (const piece of rest) {
      const handled = onLine(parts.join(''));
      if (!handled.ok) return handled;
      parts = [piece];
    }
  }
}

function textReader(
  stream: ReadableStream<Bytes>,
  limit: number,
): () => Promise<Result<string | undefined, BackupError>> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  return async () => {
    try {
      const next = await reader.read();
      if (next.done) return ok(undefined);
      size += next.value.length;
      if (size <= limit) return ok(decoder.decode(next.value, { stream: true }));
      await reader.cancel();
      return err({ code: 'backup.too-large', limit });
    } catch {
      // Only unpacking and decoding happen here, and each engine throws another kind of error for bytes it cannot read.
      return err({ code: 'backup.damaged' });
    }
  };
}
