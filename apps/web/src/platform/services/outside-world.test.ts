import { basesUnder, SERVICE_BASES } from '@cryptax/prices';
import { expect, test } from 'vitest';
import { askBases } from './outside-world.ts';

const answering =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

test('a mirror named by our server takes the place of every service', async () => {
  expect(await askBases(answering('{"priceBase":"http://127.0.0.1:4000"}'))).toEqual(
    basesUnder('http://127.0.0.1:4000'),
  );
});

test.each([
  ['a server without a mirror', answering('{}')],
  ['plain files without a server', answering('<!doctype html>', 404)],
  ['an address that is none', answering('{"priceBase":"nowhere"}')],
])('%s: the services themselves are asked', async (_, get) => {
  expect(await askBases(get)).toEqual(SERVICE_BASES);
});

test('an answer that cannot be had or read is asked for again', async () => {
  expect(await askBases(() => Promise.reject(new TypeError('Failed to fetch')))).toBeUndefined();
  expect(await askBases(answering('<!doctype html>'))).toBeUndefined();
});
