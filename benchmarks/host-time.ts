/** What the host of a virtual machine takes from it. By the clock a task stands still then, whatever it does. */
import { existsSync, readFileSync } from 'node:fs';

/** Column of the first line of /proc/stat after its name. */
const STEAL = 8;
/** Linux counts here in hundredths of a second on every machine. */
const TICK_MS = 10;

/** Milliseconds, since it started, in which this machine wanted to work and its host gave the processor to another one. */
export function takenByHostMs(): number {
  if (!existsSync('/proc/stat')) return 0;
  const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  return Number(all.split(/\s+/)[STEAL] ?? 0) * TICK_MS;
}
