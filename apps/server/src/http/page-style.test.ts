import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageStyle } from './page-style.ts';

test('pages of the server wear the typeface of the app that lies beside it, and do without where there is none', async () => {
  const root = await mkdtemp(join(tmpdir(), 'cryptax-style-'));
  expect(await pageStyle(root)).not.toContain('@font-face');
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'assets', 'inter-latin-ext-opsz-normal-Dp_1.woff2'), '');
  expect(await pageStyle(root)).not.toContain('@font-face');
  await writeFile(join(root, 'assets', 'inter-latin-opsz-normal-Bw-k1.woff2'), '');
  expect(await pageStyle(root)).toContain('url("/assets/inter-latin-opsz-normal-Bw-k1.woff2")');
  await rm(root, { recursive: true });
});
