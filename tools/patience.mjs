/**
 * Runs before each test file: whoever waits for something waits as long as a busy machine takes. Vitest gives up after one
 * second, which makes a clock out of every wait; the time limit of the test ends what never comes.
 */
import { vi } from 'vitest';

const IS_PATIENT = Symbol.for('cryptax.patient-wait');

if (!vi.waitFor[IS_PATIENT]) {
  const { waitFor } = vi;
  const patient = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: 120_000, ...options });
  vi.waitFor = Object.assign(patient, { [IS_PATIENT]: true });
}
