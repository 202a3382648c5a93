/**
 * Runs before each test file: property tests draw the same cases every time, so a red run is a change and not luck.
 * `CRYPTAX_SEED` draws others; a case that fails then becomes a test of its own.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.CRYPTAX_SEED ?? 2026) });
