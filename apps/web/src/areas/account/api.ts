/** What the page can ask of the worker about syncing with the account; the types are those of the worker's functions. */
import type { createSyncHandlers } from './worker/sync-handlers.ts';

export type AccountApi = ReturnType<typeof createSyncHandlers>;
