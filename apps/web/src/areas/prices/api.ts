/** What the page can ask of the worker about prices, rates and the fees of venues; the types are those of the worker's functions. */
import type { createPriceHandlers } from './worker/price-handlers.ts';

export type PricesApi = ReturnType<typeof createPriceHandlers>;
