/** Two instances of the server, each over a PgBouncer of its own; they listen to the databases directly. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startServerProcess } from '../../server-process.mjs';
import { freePort } from './free-port.mjs';
import { Pgbouncer } from './pgbouncer.mjs';

export async function startInstances({ bin, pgbouncer, folder, nodes, say }) {
  const poolers = [];
  const servers = [];
  for (let index = 0; index < 2; index++) {
    const pooler = new Pgbouncer({ program: pgbouncer, bin, folder, port: await freePort(), nodes, say });
    pooler.start();
    poolers.push(pooler);
    const data = join(folder, `instance-${index}`);
    mkdirSync(data);
    servers.push(
      await startServerProcess({
        PORT: String(await freePort()),
        CRYPTAX_DATA: data,
        DATABASE_URL: pooler.url,
        DATABASE_LISTEN_URL: nodes.map((node) => node.url()).join(','),
        CRYPTAX_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
        CRYPTAX_AUTOCONFIRM: '1',
        CRYPTAX_DEFAULT_PLAN: 'pro',
        CRYPTAX_LOG: 'silent',
      }),
    );
  }
  const addresses = servers.map(({ address }) => address);
  return {
    addresses,
    ports: addresses.map((address) => Number(new URL(address).port)),
    stop: async () => {
      for (const server of servers) await server.kill();
      for (const pooler of poolers) await pooler.stop();
    },
  };
}
