/** What the page can ask of the worker about plans: sales tried out, methods compared, losses, the radar; the types are those of the worker's functions. */
import type { createPlanningHandlers } from './worker/planning-handlers.ts';

export type PlanningApi = ReturnType<typeof createPlanningHandlers>;
