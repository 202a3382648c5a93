import { expect, test } from 'vitest';
import { basesUnder, SERVICE_BASES } from './service-bases.ts';

test('every service is asked over https and only there', () => {
  for (const base of Object.values(SERVICE_BASES)) expect(base).toMatch(/^https:\/\/[a-z0-9.-]+(\/[a-z0-9/]+)?$/);
});

test('a mirror has each service in its own folder', () => {
  const bases = basesUnder('http://127.0.0.1:4000/');
  expect(bases.kraken).toBe('http://127.0.0.1:4000/kraken');
  expect(Object.keys(bases)).toEqual(Object.keys(SERVICE_BASES));
});
