/** Works through a list in batches of ten with a short pause between them; results keep the order of the list. */
import type { Clock } from './clock.ts';
import { BATCH } from './limits.ts';

export async function runInBatches<T, R>(
  items: readonly T[],
  clock: Clock,
  work: (item: T) => Promise<R>,
  signal?: AbortSignal,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += BATCH.size) {
    if (start > 0) await clock.sleep(BATCH.pauseMs, signal);
    results.push(...(await Promise.all(items.slice(start, start + BATCH.size).map(work))));
  }
  return results;
}
