/** A PgBouncer in transaction mode with the script beside it that points it to the primary. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../bundle.mjs';
import { PASSWORD } from './postgres-node.mjs';
import { giveTo, start } from './run-as.mjs';

/** As in docs/deploy.md. */
const settings = ({ port, folder }) => `[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/userlist.txt
admin_users = cryptax
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
logfile = ${folder}/pgbouncer.log
%include ${folder}/databases.ini
`;

export class Pgbouncer {
  constructor({ program, bin, folder, port, nodes, say }) {
    Object.assign(this, { program, bin, port, nodes, say });
    this.folder = join(folder, `pgbouncer-${port}`);
    mkdirSync(this.folder, { mode: 0o700 });
    giveTo(this.folder);
    this.write('pgbouncer.ini', settings(this));
    this.write('userlist.txt', `"cryptax" "${PASSWORD}"\n`);
    this.write('databases.ini', `[databases]\ncryptax = ${this.place(nodes[0])} dbname=cryptax\n`);
  }

  get url() {
    return `postgres://cryptax:${PASSWORD}@127.0.0.1:${this.port}/cryptax`;
  }

  start() {
    this.pooler = start(this.program, [join(this.folder, 'pgbouncer.ini')], {}, () => undefined);
    this.follower = start(
      join(repoRoot, 'deploy', 'failover', 'follow-primary.sh'),
      [],
      {
        PGBIN: this.bin,
        PGPASSFILE: this.nodes[0].passFile,
        NODES: this.nodes.map((node) => this.place(node)).join(';'),
        LOGIN: 'user=cryptax dbname=cryptax',
        DATABASE: 'cryptax',
        TARGET: join(this.folder, 'databases.ini'),
        PGBOUNCER: `host=127.0.0.1 port=${this.port} user=cryptax dbname=pgbouncer`,
      },
      this.say,
    );
  }

  async stop() {
    await this.follower.stop();
    await this.pooler.stop();
  }

  place({ port }) {
    return `host=127.0.0.1 port=${port}`;
  }

  write(name, text) {
    const path = join(this.folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    giveTo(path);
  }
}
