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
    },
  });
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
