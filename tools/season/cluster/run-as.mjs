/** PostgreSQL refuses to run as root: its programs, and the scripts that call them, then run as the user postgres. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { promisify } from 'node:util';

const isRoot = process.getuid?.() === 0;
const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};

/** @returns {Promise<string>} what it printed; rejects with what it complained about */
export async function run(program, args, environment = {}) {
  const { stdout } = await promisify(execFile)(program, args, {
    ...user,
    cwd: '/',
    env: { ...process.env, ...environment },
  });
  return stdout.trim();
}

/** A program that stays. @param {(line: string) => void} onLine what it prints to standard error */
export function start(program, args, environment, onLine = () => undefined) {
  const child = spawn(program, args, {
    ...user,
    cwd: '/',
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    for (const line of text.split('\n')) if (line !== '') onLine(line);
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export function giveTo(path) {
  if (isRoot) chownSync(path, user.uid, user.gid);
}
