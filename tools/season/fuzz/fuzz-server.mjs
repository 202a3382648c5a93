/** The server that is attacked: a process of its own, whose log can be read, with nothing outside to ask. */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../server-process.mjs';
import { freePort } from '../cluster/free-port.mjs';

/** Nobody listens there: what would go outside fails at once. */
const NOWHERE = 'http://127.0.0.1:9';

export async function withFuzzServer({ databaseUrl = '', isShortLived = false }, work) {
  const data = mkdtempSync(join(tmpdir(), 'cryptax-fuzz-'));
  const logFile = join(data, 'server.log');
  const log = openSync(logFile, 'a');
  const environment = {
    PORT: String(await freePort()),
    CRYPTAX_DATA: data,
    DATABASE_URL: databaseUrl,
    CRYPTAX_AUTOCONFIRM: '1',
    CRYPTAX_DEFAULT_PLAN: 'free',
    CRYPTAX_TRUST_PROXY: '1',
    CRYPTAX_EXCHANGE_BASE: NOWHERE,
    CRYPTAX_PRICE_BASE: NOWHERE,
    CRYPTAX_LOG: 'error',
  };
  let server;
  try {
    server = await startServerProcess(environment, { isShortLived, log });
    return await work({ server, readLog: () => readFileSync(logFile, 'utf8') });
  } finally {
    await server?.kill();
    closeSync(log);
    rmSync(data, { recursive: true, force: true });
  }
}
