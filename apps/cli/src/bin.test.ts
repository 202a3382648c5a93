import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { VERSION } from './version.ts';

const BIN = fileURLToPath(new URL('../bin/cryptax.mjs', import.meta.url));

/** The real command in a process of its own, from a folder that is not the repository. */
test('the command builds itself and answers', async () => {
  const cryptax = (...argv: string[]) => promisify(execFile)(process.execPath, [BIN, ...argv], { cwd: tmpdir() });
  expect(await cryptax('--version')).toEqual({ stdout: `${VERSION}\n`, stderr: '' });
  const answer = await cryptax('tariff', '--year', '2024', '--income', '50000', '--json');
  expect(JSON.parse(answer.stdout)).toMatchObject({ incomeTax: '10872.00' });
  await expect(cryptax('compute', 'no-such-ledger.json')).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'cryptax: no-such-ledger.json: no such file\n',
  });
});
