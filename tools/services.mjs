/**
 * `npm run services`: one harmless question to every service that reads chains, and whether its answer still has the shape
 * the readers know (docs/services.md). Keys come from the environment: `SERVICE_KEY_ETHERSCAN=...`. Ends with 0 if all
 * that answered were understood or there is no network, with 1 if a service answered otherwise.
 */
import { pathToFileURL } from 'node:url';
import { importBundle } from './bundle.mjs';

const BUNDLE = { entry: 'packages/onchain/src/probe/probe-services.ts', name: 'probe-services' };
const PREFIX = 'SERVICE_KEY_';
const WRONG = new Set(['another-shape', 'refused']);

/** @returns {{ text: string, code: 0 | 1 }} */
export function reportOf(probes) {
  const asked = probes.filter(({ result }) => result !== 'needs-key');
  if (asked.every(({ result }) => result === 'no-answer')) return { text: 'no network\n', code: 0 };
  const rows = [
    ['service', 'host', 'chain', 'result'],
    ...probes.map(({ service, host, chain, result, detail }) => [
      service,
      host,
      chain,
      detail === '' ? result : `${result} (${detail})`,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return { text: `${lines.join('\n')}\n`, code: probes.some(({ result }) => WRONG.has(result)) ? 1 : 0 };
}

/** Names of services have dots and spaces; in the environment they are written without. */
export function keysOf(environment, services) {
  const plain = (name) => name.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  return Object.fromEntries(
    services.flatMap((name) => {
      const key = environment[`${PREFIX}${plain(name)}`];
      return key === undefined || key === '' ? [] : [[name, key]];
    }),
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { probeServices } = await importBundle(BUNDLE);
  const keys = keysOf(process.env, ['Etherscan', 'Blockscout', 'NearBlocks', 'Subscan', 'Koios', 'TronGrid']);
  const { text, code } = reportOf(await probeServices({ fetch, keys }));
  process.stdout.write(text);
  process.exitCode = code;
}
