/**
 * The most memory that a page's process held so far, its workers included. Only Linux tells it of other processes;
 * elsewhere it is not known.
 */
import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

interface ProcessInfo {
  readonly type: string;
  readonly id: number;
}

/** Megabytes of the largest renderer. */
export async function peakMemoryOf(context: BrowserContext): Promise<number | undefined> {
  const browser = context.browser();
  if (browser === null) return undefined;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as { processInfo: readonly ProcessInfo[] };
  await session.detach();
  const peaks = processInfo.filter(({ type }) => type === 'renderer').flatMap(({ id }) => peakOf(id) ?? []);
  return peaks.length === 0 ? undefined : Math.max(...peaks);
}

function peakOf(processId: number): number | undefined {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
    return peak === undefined ? undefined : Number(peak) / 1024;
  } catch {
    return undefined;
  }
}
