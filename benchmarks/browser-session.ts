/**
 * The real browser with a profile of its own on the disk: a private window would keep the database in memory. The
 * flags are those of the end-to-end tests. Also the built app on the real server, as `npm start` runs it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from '@playwright/test';
import endToEnd from '../apps/web/playwright.config.ts';
import { findBrowser } from '../tools/browser.mjs';

const FIRST_PORT = 20_000 + (process.pid % 20_000);

/** A folder that is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'cryptax-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export async function withBrowser<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const found = findBrowser();
  if (!found.ok) throw new Error(found.message);
  return inFolder(async (profile) => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: found.path,
      args: [...(endToEnd.use?.launchOptions?.args ?? []), '--js-flags=--expose-gc'],
    });
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  });
}

/** The server runs from the repository's root, where the runner starts us. */
export async function withApp<T>(work: (address: string) => Promise<T>): Promise<T> {
  return inFolder(async (data) => {
    const server = spawn(process.execPath, ['tools/start.mjs'], {
      env: { ...process.env, PORT: String(FIRST_PORT), CRYPTAX_DATA: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    try {
      return await work(await addressIn(server.stdout));
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
  });
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /runs at (http:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The server did not start.');
}
