/** For tests: the value of an answer that must be good. */
import type { Result } from '@cryptax/kernel';

export function good<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`Unexpected error: ${JSON.stringify(result.error)}`);
  return result.value;
}
