/** Bundles the worker for the browser, serves it from a page of its own and waits for its times. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Result } from '@cryptax/kernel';
import { build } from 'rolldown';
import { withBrowser } from './browser-session.ts';
import type { StorePlan, StoreTimes } from './browser-store-worker.ts';

const WORKER = 'benchmarks/browser-store-worker.ts';

export async function measureStore(plan: StorePlan): Promise<StoreTimes> {
  const code = await bundleWorker();
  return withPage(code, (address) =>
    withBrowser(async (context) => {
      const page = await context.newPage();
      await page.goto(address);
      return page.evaluate(runWorker, plan);
    }),
  );
}

async function bundleWorker(): Promise<string> {
  const { output } = await build({
    input: WORKER,
    platform: 'browser',
    write: false,
    output: { codeSplitting: false },
  });
  return output[0].code;
}

/** Runs in the page. */
function runWorker(plan: StorePlan): Promise<StoreTimes> {
  return new Promise((resolve, reject) => {
    const worker = new Worker('/worker.js', { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Result<StoreTimes, string>>) =>
      data.ok ? resolve(data.value) : reject(new Error(data.error));
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(plan);
  });
}

async function withPage<T>(code: string, work: (address: string) => Promise<T>): Promise<T> {
  const server = createServer(({ url }, response) => {
    const isCode = url === '/worker.js';
    response.setHeader('content-type', isCode ? 'text/javascript' : 'text/html');
    response.end(isCode ? code : '<!doctype html><title>Bench</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
