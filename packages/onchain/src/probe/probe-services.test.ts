import { FakeClock } from '@cryptax/http/testing';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../readers/endpoints.data.ts';
import { probeServices } from './probe-services.ts';

test('asks every host once, tells shapes from refusals, and asks nobody who wants a key for nothing', async () => {
  const asked: string[] = [];
  const probes = await probeServices({
    clock: new FakeClock(),
    fetch: async (url) => {
      const { host, pathname } = new URL(url);
      asked.push(host);
      if (host === 'api.koios.rest') return new Response('{"balance":1}');
      if (host === 'api.trongrid.io') return new Response('', { status: 404 });
      if (pathname.endsWith('/assets/fts')) return new Response('{"data":[],"meta":{}}');
      return new Response(pathname.endsWith('/balance') ? '{"data":{"amount":"5"}}' : '', {
        status: pathname.endsWith('/balance') ? 200 : 400,
      });
    },
  });
  const hosts = Object.values(ENDPOINTS)
    .flat()
    .filter(({ form }) => form !== 'other')
    .map(({ base }) => new URL(base).host);
  expect(probes.map(({ host }) => host).sort()).toEqual([...new Set(hosts)].sort());
  const result = (service: string) => probes.find((probe) => probe.service === service)?.result;
  expect(['NearBlocks', 'Koios', 'TronGrid', 'Subscan'].map(result)).toEqual([
    'answered',
    'another-shape',
    'refused',
    'needs-key',
  ]);
  expect(asked).not.toContain('polkadot.api.subscan.io');
});
