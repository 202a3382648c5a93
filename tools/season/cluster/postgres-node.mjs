/** One PostgreSQL of the pair: made, started, killed as by a power cut, and brought back. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../bundle.mjs';
import { giveTo, run, start } from './run-as.mjs';

export const PASSWORD = 'season';
/** As in docs/deploy.md; small where the size of the machine decides. */
const SETTINGS = [
  'wal_level=replica',
  'wal_log_hints=on',
  'wal_keep_size=256MB',
  'hot_standby=on',
  'max_connections=100',
  'shared_buffers=64MB',
  'listen_addresses=127.0.0.1',
];
const NAMES = 'pg_a, pg_b';
const script = (name) => join(repoRoot, 'deploy', 'failover', name);

export class PostgresNode {
  constructor({ bin, folder, name, port, say, synchronousCommit }) {
    Object.assign(this, {
      bin,
      name,
      port,
      say,
      synchronousCommit,
      data: join(folder, name),
      log: join(folder, `${name}.log`),
    });
    this.passFile = join(folder, 'pgpass');
    this.sockets = folder;
    /** What its guard said last. */
    this.lastLine = '';
    mkdirSync(this.data, { mode: 0o700 });
    writeFileSync(this.passFile, `*:*:*:*:${PASSWORD}\n`, { mode: 0o600 });
    for (const path of [this.data, this.passFile]) giveTo(path);
  }

  /** How programs reach it. */
  get connection() {
    return `host=127.0.0.1 port=${this.port} user=postgres dbname=postgres`;
  }

  url(user = 'cryptax', database = 'cryptax') {
    return `postgres://${user}:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  get options() {
    const settings = [...SETTINGS, `synchronous_commit=${this.synchronousCommit}`]
      .map((setting) => `-c ${setting}`)
      .join(' ');
    return `-p ${this.port} -c unix_socket_directories=${this.sockets} ${settings}`;
  }

  async create() {
    const secret = join(this.sockets, 'secret');
    writeFileSync(secret, PASSWORD, { mode: 0o600 });
    giveTo(secret);
    const auth = ['--auth=scram-sha-256', '--username=postgres', `--pwfile=${secret}`];
    await this.program('initdb', ['-D', this.data, '--encoding=UTF8', '--locale=C.UTF-8', ...auth]);
  }

  start() {
    return this.program('pg_ctl', ['start', '-s', '-w', '-D', this.data, '-l', this.log, '-o', this.options]);
  }

  /** Of the database `postgres` unless told otherwise. */
  sql(text, database = 'postgres') {
    const to = `${this.connection.replace('dbname=postgres', `dbname=${database}`)} connect_timeout=5`;
    return this.program('psql', ['-XAtqw', '-v', 'ON_ERROR_STOP=1', '-d', to, '-c', text]);
  }

  /** The postmaster and every process of it at once: nothing is said to anybody, nothing more is written. */
  kill() {
    const [postmaster] = readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n');
    const children = execFileSync('pgrep', ['-P', postmaster], { encoding: 'utf8' }).trim().split('\n');
    for (const pid of [postmaster, ...children]) killIfThere(Number(pid));
  }

  /** Nothing reaches the standby any more, as over a line that broke a moment before the machine. */
  async stallStandby() {
    const pid = await this.sql("select pid from pg_stat_replication where state = 'streaming' limit 1");
    process.kill(Number(pid), 'SIGSTOP');
  }

  stop(mode = 'fast') {
    return this.program('pg_ctl', ['stop', '-s', '-w', '-m', mode, '-D', this.data]);
  }

  /** Follows the other one, by the script that docs/deploy.md names. */
  rejoin(peer) {
    return run(script('pg-rejoin.sh'), [], this.environment(peer));
  }

  guard(peer) {
    return start(script('pg-guard.sh'), [], { ...this.environment(peer), FAILED_CHECKS: '2' }, (line) => {
      this.lastLine = line;
      this.say(line);
    });
  }

  environment(peer) {
    return {
      PGDATA: this.data,
      PGBIN: this.bin,
      PGPASSFILE: this.passFile,
      NAME: this.name,
      NAMES,
      LOCAL: this.connection,
      PEER: peer.connection,
      LOG: this.log,
      OPTIONS: this.options,
    };
  }

  program(name, args) {
    return run(join(this.bin, name), args, { PGPASSFILE: this.passFile });
  }
}

function killIfThere(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
