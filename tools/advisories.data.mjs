/**
 * Published security advisories of packages we ship, with the versions they are about (`from` included, `below` not).
 * Gathered by hand from the public advisory databases, last on 15 November 2026, because the checks run without a network;
 * `npm audit --omit=dev` before a release is the whole list. A lock file that falls into one of these ranges fails.
 */
/** Published with stolen credentials on that day; gone from the registry within hours. */
const STOLEN = 'npm, 8 September 2025';

export const ADVISORIES = [
  of('@e965/xlsx', ['CVE-2024-22363', 'CVE-2023-30533'], [['0.0.0', '0.20.2']]),
  of('@hono/node-server', ['GHSA-frvp-7c67-39w9', 'CVE-2026-39406', 'CVE-2026-29087'], [['0.0.0', '1.19.15']]),
  of('@supabase/auth-js', ['CVE-2025-48370'], [['0.0.0', '2.69.1']]),
  of('@tanstack/history', ['CVE-2026-45321'], [exactly('1.161.9'), exactly('1.161.12')]),
  of('@tanstack/react-router', ['CVE-2026-45321'], [exactly('1.169.5'), exactly('1.169.8')]),
  of('@tanstack/router-core', ['CVE-2026-45321'], [exactly('1.169.5'), exactly('1.169.8')]),
  of(
    'ansi-regex',
    ['CVE-2021-3807', STOLEN],
    [['3.0.0', '3.0.1'], ['4.0.0', '4.1.1'], ['5.0.0', '5.0.1'], exactly('6.2.1')],
  ),
  of('ansi-styles', [STOLEN], [exactly('6.2.2')]),
  of(
    'base-x',
    ['CVE-2025-27611'],
    [
      ['0.0.0', '3.0.11'],
      ['4.0.0', '4.0.1'],
      ['5.0.0', '5.0.1'],
    ],
  ),
  of('color-convert', [STOLEN], [exactly('3.1.1')]),
  of('color-name', [STOLEN], [exactly('2.0.1')]),
  of(
    'cross-fetch',
    ['CVE-2022-1365'],
    [
      ['0.0.0', '2.2.6'],
      ['3.0.0', '3.1.5'],
    ],
  ),
  of('d3-color', ['GHSA-36jr-mh4h-2g58'], [['0.0.0', '3.1.0']]),
  of('decode-uri-component', ['CVE-2022-38900'], [['0.0.0', '0.2.1']]),
  of('defu', ['CVE-2026-35209'], [['0.0.0', '6.1.5']]),
  of('dexie', ['CVE-2022-21189'], [['0.0.0', '3.2.2']]),
  of('h3', ['GHSA-4hxc-9384-m385', 'GHSA-72gr-qfp7-vwhw', 'CVE-2026-23527'], [['0.0.0', '1.15.9']]),
  of('hono', ['GHSA-gqvv-2mrq-wpjv', 'GHSA-g6gw-c38x-mqfc', 'GHSA-crvj-82cr-hjcx'], [['0.0.0', '4.13.5']]),
  of('hono', ['CVE-2026-54286', 'CVE-2026-54288', 'CVE-2026-54290'], [['0.0.0', '4.12.25']]),
  of('hono', ['CVE-2026-47673', 'CVE-2026-47674', 'CVE-2026-47675', 'CVE-2026-47676'], [['0.0.0', '4.12.21']]),
  of(
    'jose',
    ['CVE-2024-28176'],
    [
      ['0.0.0', '2.0.7'],
      ['3.0.0', '4.15.5'],
    ],
  ),
  of(
    'node-fetch',
    ['CVE-2022-0235'],
    [
      ['0.0.0', '2.6.7'],
      ['3.0.0', '3.1.1'],
    ],
  ),
  of(
    'nodemailer',
    ['GHSA-2x7j-588g-ccc2', 'GHSA-8m3c-c648-2xjj', 'GHSA-cc9r-2j5m-2m83', 'GHSA-wmmp-3585-3rmp'],
    [['0.0.0', '9.1.1']],
  ),
  of('nodemailer', ['GHSA-p6gq-j5cr-w38f', 'GHSA-r7g4-qg5f-qqm2', 'GHSA-rcmh-qjqh-p98v'], [['0.0.0', '9.0.1']]),
  of(
    'picomatch',
    ['CVE-2026-33671', 'CVE-2026-33672'],
    [
      ['0.0.0', '2.3.2'],
      ['3.0.0', '3.0.2'],
      ['4.0.0', '4.0.4'],
    ],
  ),
  of('seroval', ['CVE-2026-59940', 'CVE-2026-23737'], [['0.0.0', '1.5.3']]),
  of('strip-ansi', [STOLEN], [exactly('7.1.1')]),
  of(
    'undici',
    ['GHSA-4cwx-7wf7-3272', 'GHSA-8xcm-r25x-g524'],
    [
      ['7.0.0', '7.29.0'],
      ['8.0.0', '8.9.0'],
    ],
  ),
  of('undici', ['GHSA-vmh5-mc38-953g', 'GHSA-hm92-r4w5-c3mj', 'GHSA-vxpw-j846-p89q'], [['7.0.0', '7.28.0']]),
  of('wrap-ansi', [STOLEN], [exactly('9.0.1')]),
  of(
    'ws',
    ['CVE-2026-48779'],
    [
      ['0.0.0', '5.2.5'],
      ['6.0.0', '6.2.4'],
      ['7.0.0', '7.5.11'],
      ['8.0.0', '8.21.0'],
    ],
  ),
  of(
    'ws',
    ['CVE-2024-37890'],
    [
      ['0.0.0', '5.2.4'],
      ['6.0.0', '6.2.3'],
      ['7.0.0', '7.5.10'],
      ['8.0.0', '8.17.1'],
    ],
  ),
  of(
    'y18n',
    ['CVE-2020-7774'],
    [
      ['0.0.0', '3.2.2'],
      ['4.0.0', '4.0.1'],
      ['5.0.0', '5.0.5'],
    ],
  ),
  of('yaml', ['CVE-2023-2251'], [['2.0.0', '2.2.2']]),
  of(
    'yargs-parser',
    ['CVE-2020-7608'],
    [
      ['0.0.0', '13.1.2'],
      ['14.0.0', '15.0.1'],
      ['16.0.0', '18.1.2'],
    ],
  ),
  of('zod', ['CVE-2023-4316'], [['0.0.0', '3.22.3']]),
];

/** What is in the lock file all the same, with the reason why it does no harm. */
export const ACCEPTED = {};

function of(name, ids, ranges) {
  return { name, ids, ranges };
}

/** One version, such as one that was published by a thief. */
function exactly(version) {
  const parts = version.split('.').map(Number);
  return [version, [parts[0], parts[1], parts[2] + 1].join('.')];
}
