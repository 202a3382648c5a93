/** How much of the bare driver's pace the server keeps, reading 100 rows and writing 50, on the same database. */
import { SYNC_BATCH } from '@cryptax/api-contract';
import { BareDriver } from '../apps/server/src/testing/bare-driver.ts';
import { type BenchFigure, median } from './bench-section.ts';
import { type Answer, batchOf, SyncClient, type SyncUser, signUp } from './sync-load.ts';

/** As many as the server's own pool holds; each works for a user of its own. */
const CONNECTIONS = 10;
const ROWS_READ = 100;
/** A slice is long against one request and short against what else happens on a machine. */
const ROUNDS = 15;
/** Requests of each connection in a slice. */
const READS = 20;
const WRITES = 6;

export const DRIVER_NOTE =
  `Against the bare driver: ${CONNECTIONS} users on as many connections, reading ${ROWS_READ} events and writing ` +
  `${SYNC_BATCH} as the app does when it synchronises. The bare driver (\`apps/server/src/testing/bare-driver.ts\`) ` +
  'does the same in one transaction under the same role and claims, through the same row policies, triggers and commit, sends it all at ' +
  'once and makes a JSON text of the answer; it knows no HTTP, token, session, limits or request to translate. ' +
  'Slices of both take turns on the same database; the ratio is the median of the ratios of neighbouring slices.';

type Work = (user: SyncUser, name: string) => Promise<void>;

export async function driverRatio(address: string, url: string): Promise<BenchFigure[]> {
  const users: SyncUser[] = [];
  for (let index = 0; index < CONNECTIONS; index++) users.push(await signUp(address, index));
  const client = new SyncClient(address, CONNECTIONS);
  const driver = new BareDriver(url, CONNECTIONS);
  try {
    for (const [index, user] of users.entries()) {
      for (const part of ['a', 'b']) expect(await client.write(user, batchOf(user, `first-${index}-${part}`)), 201);
    }
    const one = users[0] as SyncUser;
    expectSame((await client.read(one, ROWS_READ)).body, await driver.read(one, ROWS_READ));
    const reading = await compare(users, READS, {
      server: async (user) => expect(await client.read(user, ROWS_READ), 200),
      bare: async (user) => void (await driver.read(user, ROWS_READ)),
    });
    const writing = await compare(users, WRITES, {
      server: async (user, name) => expect(await client.write(user, batchOf(user, name)), 201),
      bare: async (user, name) => expectRows(await driver.write(user, batchOf(user, name)), SYNC_BATCH),
    });
    return [figure(`reading ${ROWS_READ} rows`, reading, 0.4), figure(`writing ${SYNC_BATCH} rows`, writing, 0.5)];
  } finally {
    client.close();
    await driver.close();
  }
}

interface Pace {
  readonly ratio: number;
  readonly server: number;
  readonly bare: number;
}

/** Slices of both take turns, and so does who begins: whatever disturbs the machine disturbs both. */
async function compare(
  users: readonly SyncUser[],
  each: number,
  works: Record<'server' | 'bare', Work>,
): Promise<Pace> {
  const paces = { server: [] as number[], bare: [] as number[] };
  for (let round = -1; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? (['server', 'bare'] as const) : (['bare', 'server'] as const);
    for (const who of order) {
      const begin = performance.now();
      await Promise.all(
        users.map(async (user, index) => {
          for (let turn = 0; turn < each; turn++) await works[who](user, `${who}-${round}-${index}-${turn}`);
        }),
      );
      // The first round only warms up.
      if (round >= 0) paces[who].push((users.length * each * 1000) / (performance.now() - begin));
    }
  }
  const ratios = paces.server.map((pace, round) => pace / (paces.bare[round] as number));
  return { ratio: median(ratios), server: median(paces.server), bare: median(paces.bare) };
}

function figure(name: string, { ratio, server, bare }: Pace, least: number): BenchFigure {
  return {
    name: `PostgreSQL: ${name}, pace of the bare driver kept`,
    value: `${ratio.toFixed(2)} (${Math.round(server)} of ${Math.round(bare)} requests a second)`,
    target: `at least ${least}`,
    isMet: ratio >= least,
  };
}

function expect({ status, body }: Answer, wanted: number): void {
  if (status !== wanted) throw new Error(`The server answered ${status}: ${body.slice(0, 200)}`);
}

function expectRows(body: string, wanted: number): void {
  const found = (JSON.parse(body) as unknown[]).length;
  if (found !== wanted) throw new Error(`The driver wrote ${found} rows instead of ${wanted}.`);
}

/** Both must have done the same work, or the ratio means nothing. */
function expectSame(one: string, other: string): void {
  const [a, b] = [one, other].map((text) =>
    (JSON.parse(text) as SyncRowKey[]).map(({ id, seq }) => `${id} ${seq}`).join(),
  );
  if (a !== b || a === '') throw new Error('The server and the driver read different rows.');
}

interface SyncRowKey {
  readonly id: string;
  readonly seq: number | string;
}
