/** The self-test, loaded with the first question: nobody else pays for it. */

import { loadOnce } from '../../../platform/ledger/worker/load-once.ts';
import type { SelfTestApi } from '../self-test-api.ts';
import type { SelfTestParts } from './self-test-desk.ts';

export function lazySelfTestDesk(parts: SelfTestParts): SelfTestApi {
  const desk = loadOnce(async () => {
    const { createSelfTestDesk } = await import('./self-test-desk.ts');
    return createSelfTestDesk(parts);
  });
  return {
    openCopy: async (...asked) => (await desk()).openCopy(...asked),
    fillCopy: async (...asked) => (await desk()).fillCopy(...asked),
    clearCopy: async (...asked) => (await desk()).clearCopy(...asked),
    runCheck: async (...asked) => (await desk()).runCheck(...asked),
    closeCopy: async (...asked) => (await desk()).closeCopy(...asked),
    readingCheck: async (...asked) => (await desk()).readingCheck(...asked),
  };
}
