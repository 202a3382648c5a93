/**
 * The server's settings, read once from the environment and checked at start: a wrong value is one clear line,
 * not a surprise at the first request.
 */
import { isAbsolute, resolve } from 'node:path';
import { PLANS, type Plan } from '@cryptax/api-contract';
import { type ProviderConfig, readProviders } from './auth/provider-config.ts';
import { readKey } from './auth/vault.ts';
import { type BillingConfig, readBilling } from './billing/billing-config.ts';
import { ConfigMistake, type Environment } from './environment.ts';
import { connectOrigins } from './proxy/outside.ts';

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
  /** A real PostgreSQL; null means the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /**
   * Where notifications are listened to; needed when a pooler in transaction mode stands at the other address. Several
   * where any of them may be the primary.
   */
  readonly databaseListenUrls: readonly string[];
  /** How long the start waits for a PostgreSQL that does not answer yet. */
  readonly databaseWaitMs: number;
  readonly statementTimeoutMs: number;
  /** The address users type, for links in mails; null derives it from a request to this very machine. */
  readonly publicUrl: string | null;
  /** Other origins whose pages may call the API and be returned to after a sign-in. */
  readonly allowedOrigins: readonly string[];
  /** Origins beyond our own that pages may ask, for the content security policy. */
  readonly connectOrigins: readonly string[];
  /** Questions to services of chains that refuse pages are handed on for users who say yes. */
  readonly chainRelay: boolean;
  /** The address of the caller is taken from X-Forwarded-For; only behind a proxy that sets it. */
  readonly trustProxy: boolean;
  /** New accounts need no confirmation mail. */
  readonly autoconfirm: boolean;
  readonly mail: { readonly url: string; readonly from: string } | null;
  readonly providers: readonly ProviderConfig[];
  readonly billing: BillingConfig;
  readonly logLevel: string;
  /** Encrypts what must stay secret in the database; null takes the key from the data folder. */
  readonly secretKey: Buffer | null;
}

export type ConfigResult =
  | { readonly ok: true; readonly value: ServerConfig }
  | { readonly ok: false; readonly message: string };

const DEFAULT_PORT = 4400;
const STATEMENT_TIMEOUT_MS = 15_000;
const DATABASE_WAIT_MS = 60_000;

export function readConfig(
  environment: Environment,
  places: { readonly repoRoot: string; readonly webRoot: string; readonly version: string },
): ConfigResult {
  try {
    return { ok: true, value: read(environment, places) };
  } catch (error) {
    if (error instanceof ConfigMistake) return { ok: false, message: error.message };
    throw error;
  }
}

function read(environment: Environment, places: { repoRoot: string; webRoot: string; version: string }): ServerConfig {
  const data = environment.CRYPTAX_DATA || '.data';
  return {
    port: readPort(environment.PORT),
    host: environment.HOST || '127.0.0.1',
    dataDir: isAbsolute(data) ? data : resolve(places.repoRoot, data),
    webRoot: places.webRoot,
    version: places.version,
    devMode: environment.CRYPTAX_DEV === '1',
    defaultPlan: readPlan(environment.CRYPTAX_DEFAULT_PLAN),
    databaseUrl: readDatabaseUrl('DATABASE_URL', environment.DATABASE_URL),
    databaseListenUrls: readListenUrls(environment.DATABASE_LISTEN_URL),
    databaseWaitMs: DATABASE_WAIT_MS,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    publicUrl: environment.CRYPTAX_PUBLIC_URL ? readOrigin('CRYPTAX_PUBLIC_URL', environment.CRYPTAX_PUBLIC_URL) : null,
    allowedOrigins: readOrigins(environment.CRYPTAX_ALLOWED_ORIGINS),
    connectOrigins: connectOrigins(environment),
    chainRelay: readSwitch('CRYPTAX_CHAIN_RELAY', environment.CRYPTAX_CHAIN_RELAY, true),
    trustProxy: environment.CRYPTAX_TRUST_PROXY === '1',
    autoconfirm: environment.CRYPTAX_AUTOCONFIRM === '1',
    mail: readMail(environment),
    providers: readProviders(environment),
    billing: readBilling(environment),
    logLevel: readLogLevel(environment.CRYPTAX_LOG),
    secretKey: readSecretKey(environment.CRYPTAX_SECRET_KEY),
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new ConfigMistake(`PORT must be a number from 1 to 65535, not "${text}".`);
}

function readSwitch(name: string, text: string | undefined, unset: boolean): boolean {
  if (text === undefined || text === '') return unset;
  if (text === '0' || text === '1') return text === '1';
  throw new ConfigMistake(`${name} must be 0 or 1, not "${text}".`);
}

function readPlan(text: string | undefined): Plan {
  const found = PLANS.find((plan) => plan === (text || 'free'));
  if (found !== undefined) return found;
  throw new ConfigMistake(`CRYPTAX_DEFAULT_PLAN must be ${PLANS.join(', ')}, not "${text}".`);
}

function readDatabaseUrl(name: string, text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new ConfigMistake(`${name} must look like postgres://user:password@host:5432/name.`);
}

function readListenUrls(text: string | undefined): readonly string[] {
  return (text ?? '').split(',').flatMap((part) => readDatabaseUrl('DATABASE_LISTEN_URL', part.trim()) ?? []);
}

function readOrigins(text: string | undefined): readonly string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => readOrigin('CRYPTAX_ALLOWED_ORIGINS', part));
}

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ConfigMistake(`${name} must be an address such as https://cryptax.example, not "${text}".`);
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

function readLogLevel(text: string | undefined): string {
  const level = text || 'warn';
  if (LOG_LEVELS.includes(level)) return level;
  throw new ConfigMistake(`CRYPTAX_LOG must be ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

function readMail({ SMTP_URL: url, SMTP_FROM: from }: Environment): ServerConfig['mail'] {
  if (!url) return null;
  if (!/^smtps?:\/\//.test(url)) throw new ConfigMistake('SMTP_URL must begin with smtp:// or smtps://.');
  if (!from)
    throw new ConfigMistake('SMTP_FROM is missing: the sender of the mails, such as Cryptax <mail@example.org>.');
  return { url, from };
}

function readSecretKey(text: string | undefined): Buffer | null {
  if (text === undefined || text === '') return null;
  const key = readKey(text);
  if (key !== null) return key;
  throw new ConfigMistake('CRYPTAX_SECRET_KEY must be 32 random bytes as base64: openssl rand -base64 32');
}
