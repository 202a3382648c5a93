/**
 * `fetch` as this process has it, for tests that ask a server which they started themselves. Everywhere else it refuses
 * (setup.ts), so it is taken once, before that, and kept where reloaded modules find it.
 */
const KEPT = Symbol.for('cryptax.local-fetch');
const place = globalThis as { [KEPT]?: typeof fetch };
place[KEPT] ??= globalThis.fetch;

export const localFetch = place[KEPT];
