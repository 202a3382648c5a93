import { OUTSIDE_ORIGINS } from '@cryptax/api-contract';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const places = { repoRoot: '/repo', webRoot: '/repo/web', version: '1.2.3' };

test('defaults: port 4400, this machine only, data in ./.data, no dev mode', () => {
  expect(readConfig({}, places)).toEqual({
    ok: true,
    value: {
      port: 4400,
      host: '127.0.0.1',
      dataDir: '/repo/.data',
      webRoot: '/repo/web',
      version: '1.2.3',
      devMode: false,
      defaultPlan: 'free',
      databaseUrl: null,
      databaseListenUrls: [],
      databaseWaitMs: 60_000,
      statementTimeoutMs: 15_000,
      publicUrl: null,
      allowedOrigins: [],
      connectOrigins: OUTSIDE_ORIGINS,
      chainRelay: true,
      trustProxy: false,
      autoconfirm: false,
      mail: null,
      providers: [],
      billing: { kind: 'test' },
      logLevel: 'warn',
      secretKey: null,
    },
  });
});

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_PREMIUM_MONTHLY: 'price_pm',
  STRIPE_PRICE_PREMIUM_YEARLY: 'price_py',
  STRIPE_PRICE_PRO_MONTHLY: 'price_om',
  STRIPE_PRICE_PRO_YEARLY: 'price_oy',
};

test('Stripe needs all of its settings and never runs beside the test checkout', () => {
  expect(readConfig(STRIPE, places)).toMatchObject({
    value: { billing: { kind: 'stripe', prices: { pro: { yearly: 'price_oy' } }, apiBase: null } },
  });
  expect(readConfig({ CRYPTAX_TEST_CHECKOUT: '0' }, places)).toMatchObject({ value: { billing: { kind: 'off' } } });
  expect(readConfig({ ...STRIPE, CRYPTAX_TEST_CHECKOUT: '1' }, places)).toEqual({
    ok: false,
    message: 'CRYPTAX_TEST_CHECKOUT cannot be 1 while STRIPE_SECRET_KEY is set: it gives plans away.',
  });
  expect(readConfig({ ...STRIPE, STRIPE_PRICE_PRO_YEARLY: '' }, places)).toMatchObject({
    message: 'STRIPE_PRICE_PRO_YEARLY is missing: the id of the price in Stripe.',
  });
});

test('providers are switched on by their settings', () => {
  const environment = {
    CRYPTAX_AUTH_GOOGLE_CLIENT_ID: 'g',
    CRYPTAX_AUTH_GOOGLE_CLIENT_SECRET: 's',
    CRYPTAX_AUTH_GITHUB_CLIENT_ID: 'h',
    CRYPTAX_AUTH_GITHUB_CLIENT_SECRET: 't',
  };
  expect(readConfig(environment, places)).toMatchObject({
    value: {
      providers: [
        { kind: 'oidc', name: 'google', clientId: 'g', clientSecret: 's', issuer: 'https://accounts.google.com' },
        { kind: 'github', name: 'github', clientId: 'h', clientSecret: 't' },
      ],
    },
  });
  expect(readConfig({ CRYPTAX_AUTH_KEYCLOAK_CLIENT_ID: 'k' }, places)).toMatchObject({
    message: 'CRYPTAX_AUTH_KEYCLOAK_CLIENT_SECRET is missing.',
  });
});

test.each([
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/name.'],
  [
    { CRYPTAX_PUBLIC_URL: 'cryptax' },
    'CRYPTAX_PUBLIC_URL must be an address such as https://cryptax.example, not "cryptax".',
  ],
  [{ SMTP_URL: 'smtp://mail' }, 'SMTP_FROM is missing: the sender of the mails, such as Cryptax <mail@example.org>.'],
  [{ CRYPTAX_LOG: 'loud' }, 'CRYPTAX_LOG must be silent, error, warn, info, debug, not "loud".'],
])('%o is refused in one line', (environment, message) => {
  expect(readConfig(environment, places)).toEqual({ ok: false, message });
});

test('the environment moves port, host, data and dev mode', () => {
  const result = readConfig({ PORT: '5000', HOST: '0.0.0.0', CRYPTAX_DATA: '/var/cryptax', CRYPTAX_DEV: '1' }, places);
  expect(result).toMatchObject({ value: { port: 5000, host: '0.0.0.0', dataDir: '/var/cryptax', devMode: true } });
  expect(readConfig({ CRYPTAX_DATA: 'elsewhere' }, places)).toMatchObject({ value: { dataDir: '/repo/elsewhere' } });
});

test.each(['abc', '0', '65536', '-1', '80.5', '99999999'])('PORT=%s is refused in one line', (PORT) => {
  expect(readConfig({ PORT }, places)).toEqual({
    ok: false,
    message: `PORT must be a number from 1 to 65535, not "${PORT}".`,
  });
});

test('CRYPTAX_DEFAULT_PLAN opens more, and a plan that does not exist is refused in one line', () => {
  expect(readConfig({ CRYPTAX_DEFAULT_PLAN: 'pro' }, places)).toMatchObject({ value: { defaultPlan: 'pro' } });
  expect(readConfig({ CRYPTAX_DEFAULT_PLAN: 'gold' }, places)).toEqual({
    ok: false,
    message: 'CRYPTAX_DEFAULT_PLAN must be free, premium, pro, not "gold".',
  });
});

test('the key of the secrets is 32 bytes or nothing', () => {
  const key = Buffer.alloc(32, 1);
  expect(readConfig({ CRYPTAX_SECRET_KEY: key.toString('base64') }, places)).toMatchObject({
    value: { secretKey: key },
  });
  expect(readConfig({ CRYPTAX_SECRET_KEY: 'short' }, places)).toEqual({
    ok: false,
    message: 'CRYPTAX_SECRET_KEY must be 32 random bytes as base64: openssl rand -base64 32',
  });
});
