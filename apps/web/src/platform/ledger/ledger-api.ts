/**
 * Everything the page can ask of the worker that owns the database, the events and the tax computation: the sum of what the
 * areas offer in their `api.ts`. What passes is plain data; a request gives back a Result, and an exception is a bug. This is
 * the one file of the platform that knows the areas, and only by their types.
 */
import type { AccountApi } from '../../areas/account/api.ts';
import type { ChainsApi } from '../../areas/chains/api.ts';
import type { EntriesApi } from '../../areas/entries/api.ts';
import type { ExchangesApi } from '../../areas/exchanges/api.ts';
import type { ImportApi } from '../../areas/import/api.ts';
import type { InternalApi } from '../../areas/internal/api.ts';
import type { PlanningApi } from '../../areas/planning/api.ts';
import type { PortfolioApi } from '../../areas/portfolio/api.ts';
import type { PricesApi } from '../../areas/prices/api.ts';
import type { SettingsApi } from '../../areas/settings/api.ts';
import type { TaxApi } from '../../areas/tax/api.ts';
import type { createBaseHandlers } from './worker/base-handlers.ts';

export interface LedgerApi
  extends ReturnType<typeof createBaseHandlers>,
    AccountApi,
    ChainsApi,
    EntriesApi,
    ExchangesApi,
    ImportApi,
    InternalApi,
    PlanningApi,
    PortfolioApi,
    PricesApi,
    SettingsApi,
    TaxApi {}
