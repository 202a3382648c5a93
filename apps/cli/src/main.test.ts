import { readFileSync } from 'node:fs';
import { METHODS, SCOPES } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { METHOD_CHOICES, SCOPE_CHOICES } from './shared-options.ts';
import { refusal, run } from './testing/run.ts';
import { VERSION } from './version.ts';

describe('cryptax', () => {
  test('--help names every command on stdout', async () => {
    const { code, out, error } = await run(['--help']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    for (const name of ['compute', 'import', 'tariff', 'verify']) expect(out).toContain(`  ${name} `);
  });

  test('compute --help names the methods and scopes', async () => {
    const { code, out } = await run(['compute', '--help']);
    expect(code).toBe(0);
    for (const choice of [...METHOD_CHOICES, ...SCOPE_CHOICES]) expect(out).toContain(`"${choice}"`);
  });

  test('--version is the version of the package', async () => {
    const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(manifest).toMatchObject({ version: VERSION });
    expect(await run(['--version'])).toEqual({ code: 0, out: `${VERSION}\n`, error: '' });
  });

  test('offers exactly the methods and scopes of the engine', () => {
    expect(METHOD_CHOICES.map((choice) => choice.toUpperCase())).toEqual(METHODS);
    expect(SCOPE_CHOICES).toEqual(SCOPES);
  });

  test('without a command says how to get help', async () => {
    expect(await refusal([])).toBe('no command given; see cryptax --help');
  });

  test.each([
    [['comptue', 'x.json'], "unknown command 'comptue' (Did you mean compute?)"],
    [['help', 'comptue'], 'unknown command; see cryptax --help'],
    [['compute'], "missing required argument 'ledger'"],
    [['compute', 'a.json', 'b.json'], "too many arguments for 'compute'. Expected 1 argument but got 2."],
    [['compute', 'a.json', '--colour'], "unknown option '--colour'"],
    [['verify'], "missing required argument 'report'"],
  ])('refuses %j', async (argv, line) => {
    expect(await refusal(argv)).toBe(line);
  });
});
