/** What the page can ask of the worker about what is held and what it is worth; the types are those of the worker's functions. */
import type { createPortfolioHandlers } from './worker/portfolio-handlers.ts';
import type { createVenueHandlers } from './worker/venue-handlers.ts';

export type PortfolioApi = ReturnType<typeof createPortfolioHandlers> & ReturnType<typeof createVenueHandlers>;
