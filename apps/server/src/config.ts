/**
 * The server's settings, read once from the environment and checked at start: a wrong value is one clear line,
 * not a surprise at the first request.
 */
import { isAbsolute, resolve } from 'node:path';

export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly webRoot: string;
  readonly version: string;
  /** Opens the internal test screens; never set in production. */
  readonly devMode: boolean;
  /** Plan of everyone without a subscription; who runs the server for himself may open everything. */
  readonly defaultPlan: Plan;
}

export type Plan = 'free' | 'premium' | 'pro';
const PLANS: readonly Plan[] = ['free', 'premium', 'pro'];

const DEFAULT_PORT = 4400;

export type ConfigResult =
  | { readonly ok: true; readonly value: ServerConfig }
  | { readonly ok: false; readonly message: string };

export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  places: { readonly repoRoot: string; readonly webRoot: string; readonly version: string },
): ConfigResult {
  const port = readPort(environment.PORT);
  if (port === null) {
    return { ok: false, message: `PORT must be a number from 1 to 65535, not "${environment.PORT}".` };
  }
  const defaultPlan = PLANS.find((plan) => plan === (environment.CRYPTAX_DEFAULT_PLAN || 'free'));
  if (defaultPlan === undefined) {
    const given = environment.CRYPTAX_DEFAULT_PLAN;
    return { ok: false, message: `CRYPTAX_DEFAULT_PLAN must be ${PLANS.join(', ')}, not "${given}".` };
  }
  const data = environment.CRYPTAX_DATA || '.data';
  return {
    ok: true,
    value: {
      port,
      host: environment.HOST || '127.0.0.1',
      dataDir: isAbsolute(data) ? data : resolve(places.repoRoot, data),
      webRoot: places.webRoot,
      version: places.version,
      devMode: environment.CRYPTAX_DEV === '1',
      defaultPlan,
    },
  };
}

function readPort(text: string | undefined): number | null {
  if (text === undefined || text === '') return DEFAULT_PORT;
  if (!/^\d{1,5}$/.test(text)) return null;
  const port = Number(text);
  return port >= 1 && port <= 65_535 ? port : null;
}
