/** The self-test is paid for only by those who run it. */
import { lazyHandlers } from '../../../platform/ledger/worker/lazy-handlers.ts';
import type { SelfTestParts } from './self-test-handlers.ts';

export function lazySelfTestHandlers(parts: SelfTestParts) {
  return lazyHandlers(async () => (await import('./self-test-handlers.ts')).createSelfTestHandlers(parts), {
    openCopy: true,
    fillCopy: true,
    clearCopy: true,
    runCheck: true,
    closeCopy: true,
    readingCheck: true,
  });
}
