export { type Clock, systemClock } from './clock.ts';
export { type FetchLike, HttpClient, type HttpRequest } from './http-client.ts';
export { type HttpFailure, isPassing } from './http-failure.ts';
export { BATCH, type RateLimit } from './limits.ts';
export { runInBatches } from './run-in-batches.ts';
