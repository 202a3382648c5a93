export { FakeClock } from './fake-clock.ts';
export { type FakeFetch, fakeFetch } from './fake-fetch.ts';
