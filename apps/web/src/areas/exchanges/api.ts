/** What the page can ask of the worker about connections to exchanges; the types are those of the worker's functions. */
import type { createConnectionHandlers } from './worker/connection-handlers.ts';

export type ExchangesApi = ReturnType<typeof createConnectionHandlers>;
