/**
 * WebKitGTK in its MiniBrowser, by the WebDriver that comes with it. The commands are those of the W3C standard, of which
 * a journey needs seven: over `fetch` that is shorter than a client library with its drivers for other browsers.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { type Device, type Engine, findIn, type Target, until } from './device.ts';

/** Name of an element reference on the wire (W3C WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ARROW_LEFT = '\uE012';
const LONG_MS = 600_000;
/**
 * A proxy that nobody listens at: what is not this machine is not reached. By the browser's own options: with a list of
 * exceptions in the session's capabilities WebKitGTK 2.50 often dies at its start, on an address that is text.
 */
const NOWHERE = ['--proxy=http://127.0.0.1:9', '--ignore-host=localhost', '--ignore-host=127.0.0.1'];
/** Drawn without layers of a graphics card that is not there; its sandbox needs rights that a container does not give. */
const SURROUNDINGS = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  NO_AT_BRIDGE: '1',
};

export interface WebkitPlaces {
  readonly driver: string;
  readonly browser: string;
}

/** On a display of its own, because WebKitGTK draws nothing without one. */
export async function startWebkit({ driver, browser }: WebkitPlaces): Promise<Engine> {
  const screen = await startDisplay();
  const devices: Device[] = [];
  let name = 'WebKitGTK';
  return {
    get name() {
      return name;
    },
    newDevice: async () => {
      // A driver has one session, so each device has a driver.
      const port = await freePort();
      const process_ = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
        env: { ...process.env, ...SURROUNDINGS, DISPLAY: screen.name },
        stdio: 'ignore',
      });
      const session = await openSession(`http://127.0.0.1:${port}`, browser);
      name = session.version;
      const device = deviceOf(session, process_);
      devices.push(device);
      return device;
    },
    close: async () => {
      await Promise.all(devices.map((device) => device.close()));
      screen.child.kill();
    },
  };
}

interface Session {
  readonly version: string;
  ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

async function openSession(base: string, binary: string): Promise<Session> {
  const options = { binary, args: ['--automation', ...NOWHERE] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  const opened = (await until('a session of the driver', () =>
    // The driver needs a moment until it listens.
    command(base, 'POST', '/session', { capabilities: { alwaysMatch } }).catch((error: unknown) => {
      if (error instanceof TypeError) return null;
      throw error;
    }),
  )) as { sessionId: string; capabilities: { browserName?: string; browserVersion?: string } };
  const { sessionId, capabilities } = opened;
  const ask: Session['ask'] = (method, path, body) => command(base, method, `/session/${sessionId}${path}`, body);
  await ask('POST', '/timeouts', { script: LONG_MS, pageLoad: LONG_MS });
  return { version: `${capabilities.browserName ?? 'WebKitGTK'} ${capabilities.browserVersion ?? ''}`.trim(), ask };
}

async function command(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(base + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
  return value;
}

function deviceOf({ ask }: Session, process_: ChildProcess): Device {
  const run: Device['run'] = async (work, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${work.toString()})(...arguments[0]))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const reported = (await ask('POST', '/execute/async', { script, args: [args] })) as {
      value: never;
      error?: string;
    };
    if (reported.error !== undefined) throw new Error(reported.error);
    return reported.value;
  };
  const find = (target: Target) =>
    until(`${target.kind} ${target.name}`, async () => {
      const script = `return (${findIn.toString()})(arguments[0]);`;
      const found = (await ask('POST', '/execute/sync', { script, args: [target] })) as Record<string, string> | null;
      return found?.[ELEMENT];
    });
  const keys = (id: string, text: string) => ask('POST', `/element/${id}/value`, { text });
  return {
    goto: async (address) => void (await ask('POST', '/url', { url: address })),
    run,
    click: async (target) => void (await ask('POST', `/element/${await find(target)}/click`, {})),
    type: async (target, text) => {
      const id = await find(target);
      if (target.kind === 'slider') await keys(id, ARROW_LEFT);
      else if (target.kind === 'files') await keys(id, text);
      else {
        // Not by Ctrl+A: this driver never lets the key go, and whatever follows is a shortcut.
        const script = 'arguments[0].focus(); arguments[0].select();';
        await ask('POST', '/execute/sync', { script, args: [{ [ELEMENT]: id }] });
        await keys(id, text);
      }
    },
    close: async () => {
      await ask('DELETE', '').catch(() => undefined);
      process_.kill();
    },
  };
}

/** A display of its own, which tells its number when it is ready. */
async function startDisplay(): Promise<{ readonly name: string; readonly child: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb ended before it was ready.')));
  });
  return { name: `:${number}`, child };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
