/** What the page can ask of the worker about reading files; the types are those of the worker's functions. */
import type { createImportHandlers } from './worker/import-handlers.ts';

export type ImportApi = ReturnType<typeof createImportHandlers>;
