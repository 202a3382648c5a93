import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser, findTestBrowser } from './browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cryptax-browser-'));
const program = join(folder, 'chromium');
writeFileSync(program, '#!/bin/sh\n');
chmodSync(program, 0o755);

test('CHROME_PATH wins', () => {
  expect(findBrowser({ CHROME_PATH: program, PATH: '' })).toEqual({ ok: true, path: program });
});

test('a CHROME_PATH that is no program is told, not passed over', () => {
  expect(findBrowser({ CHROME_PATH: '/no/such/browser', PATH: folder })).toEqual({
    ok: false,
    message: 'CHROME_PATH is /no/such/browser, but no program is there.',
  });
});

test('an installed Chromium is found in PATH', () => {
  expect(findBrowser({ PATH: `/nowhere:${folder}` })).toEqual({ ok: true, path: program });
});

test('tests take the Chromium without a window where there is one, others never', () => {
  const both = mkdtempSync(join(tmpdir(), 'cryptax-browser-'));
  for (const name of ['chromium', 'chromium-headless-shell']) {
    writeFileSync(join(both, name), '#!/bin/sh\n');
    chmodSync(join(both, name), 0o755);
  }
  expect(findTestBrowser({ PATH: both })).toEqual({ ok: true, path: join(both, 'chromium-headless-shell') });
  expect(findTestBrowser({ PATH: folder })).toEqual({ ok: true, path: program });
  expect(findBrowser({ PATH: both })).toEqual({ ok: true, path: join(both, 'chromium') });
});
