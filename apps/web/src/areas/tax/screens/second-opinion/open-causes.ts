/** Which differences are still open: nobody knows why, or something is missing on one side or still waits. */
import type { ComparisonCause } from '@cryptax/reports/comparison';

/** Open ends are flagged; a cause that is understood needs no attention. */
export function isOpenCause(cause: ComparisonCause): boolean {
  return cause === 'unexplained' || cause === 'missing-here' || cause === 'missing-there' || cause === 'waiting';
}
