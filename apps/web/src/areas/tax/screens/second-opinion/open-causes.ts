/** Which differences are still open: nobody knows why, or something is missing on one side or still waits. */
import type { ComparedGains, ComparedStatement } from '../../compare-types.ts';

export type Cause =
  | ComparedGains['opinion']['causes'][number]['cause']
  | ComparedStatement['rows'][number]['differences'][number]['cause'];

/** Open ends are flagged; a cause that is understood needs no attention. */
export function isOpenCause(cause: Cause): boolean {
  return cause === 'unexplained' || cause === 'missing-here' || cause === 'missing-there' || cause === 'waiting';
}
