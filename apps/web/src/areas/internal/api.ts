/** What the page can ask of the worker about the self-test; the types are those of the worker's functions. */
import type { createSelfTestHandlers } from './worker/self-test-handlers.ts';

export type InternalApi = ReturnType<typeof createSelfTestHandlers>;
