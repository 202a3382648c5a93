/** Two PostgreSQL, one following the other, with their guards: the set-up of docs/deploy.md on one machine. */
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { PASSWORD, PostgresNode } from './postgres-node.mjs';

/** Long enough for commits that do not wait for the standby to be confirmed. */
const STALL_MS = 500;

export async function startPair({ bin, folder, say, synchronousCommit }) {
  const nodes = [];
  for (const name of ['pg_a', 'pg_b'])
    nodes.push(new PostgresNode({ bin, folder, name, port: await freePort(), say, synchronousCommit }));
  const [first, second] = nodes;
  await first.create();
  await first.start();
  await first.sql(`create role cryptax login createrole password '${PASSWORD}'`);
  // Through a pooler in transaction mode a connection cannot bring settings of its own; the role has them.
  await first.sql("alter role cryptax set statement_timeout = '15s'");
  await first.sql("alter role cryptax set idle_in_transaction_session_timeout = '30s'");
  await first.sql('create database cryptax owner cryptax');
  await second.rejoin(first);
  return new Pair(nodes);
}

class Pair {
  constructor([primary, standby]) {
    Object.assign(this, { nodes: [primary, standby], primary, standby });
    this.guards = [primary.guard(standby), standby.guard(primary)];
  }

  /** Resolves when every confirmed row is on both and the guard of the standby knows it. */
  async untilInSync() {
    await until(async () => this.standby.lastLine.includes('may be promoted'));
  }

  /** The line to the standby stalls, then the power of the primary is cut. @returns when the other one has become it */
  async failOver() {
    const dead = this.primary;
    this.standby.lastLine = '';
    await dead.stallStandby();
    await pause(STALL_MS);
    dead.kill();
    dead.lastLine = '';
    await until(async () => (await this.standby.sql('select pg_is_in_recovery()')) === 'f');
    [this.primary, this.standby] = [this.standby, dead];
  }

  async stop() {
    for (const guard of this.guards) await guard.stop();
    for (const node of this.nodes) await node.stop('immediate').catch(() => undefined);
  }
}

/** Asks again until it is so; what fails meanwhile is only a server that is on its way. */
export async function until(isSo) {
  while (!(await isSo().catch(() => false))) await pause(200);
}
