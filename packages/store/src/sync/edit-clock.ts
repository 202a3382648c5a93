/** Clocks of edits. They are compared as texts, on every device and on the server alike. */

/** Length of the instant a clock begins with, `2026-01-31T08:15:00.000Z`. */
export const CLOCK_TIME = 24;

/**
 * A clock that orders edits of all devices: the time of the edit, then a counter, then the device. It is always later
 * than the clock of the version it was made on, also when this device's time was set back.
 */
export function editClock(editedAt: string, after: string, device: string): string {
  const time = editedAt > after.slice(0, CLOCK_TIME) ? editedAt : after.slice(0, CLOCK_TIME);
  const count =
    time === editedAt && time !== after.slice(0, CLOCK_TIME)
      ? 0
      : 1 + Number(/^-(\d{6})-/.exec(after.slice(CLOCK_TIME))?.[1] ?? 0);
  return `${time}-${String(count).padStart(6, '0')}-${device}`;
}
