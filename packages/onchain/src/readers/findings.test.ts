/** docs/recordings.md names the test of every finding and what each chain was held against: both are as the page says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHAINS } from '../chains/chains.data.ts';

const ROOT = new URL('../../../../', import.meta.url);
const page = readFileSync(new URL('docs/recordings.md', ROOT), 'utf8');
const rows = [...page.matchAll(/^\| (?!finding|-)(.+?) \| (.+?) \| (\S+) \|$/gm)].map(
  ([, finding = '', title = '', file = '']) => [finding, title, file] as const,
);

test('the table is there', () => expect(rows.length).toBeGreaterThan(35));

test.each(rows)('%s', (_, title, file) => {
  const at = new URL(file, ROOT);
  expect(existsSync(at) && readFileSync(at, 'utf8')).toContain(title);
});

test.each([['recorded'], ['documented'], ['composed'], ['none']])('the chains whose best answers are %s', (kind) => {
  const folder = new URL('packages/onchain/fixtures/recorded/', ROOT);
  const cases = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { chain: string; kind: string });
  const best = (chain: string) =>
    ['recorded', 'documented', 'composed'].find((one) =>
      cases.some((file) => file.chain === chain && file.kind === one),
    );
  const told = new RegExp(`^\\| ${kind} \\| (.+) \\|$`, 'm').exec(page)?.[1]?.split(', ');
  const names = CHAINS.filter(({ id }) => (best(id) ?? 'none') === kind).map(({ name }) => name);
  expect(told?.sort()).toEqual([...names].sort());
});
