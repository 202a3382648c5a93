/** Versions at the edges of published ranges, and a finding that is accepted with its reason. */
import { expect, test } from 'vitest';
import { advisoriesOf, advisoryRows, openAdvisories, staleReasons } from './advisories.mjs';

test('a version below the repair is affected, the repair itself and later ones are not', () => {
  expect(advisoriesOf('defu', '6.1.4')).toEqual(['CVE-2026-35209']);
  expect(advisoriesOf('defu', '6.1.5')).toEqual([]);
  expect(advisoriesOf('defu', '6.1.10')).toEqual([]);
  expect(advisoriesOf('nodemailer', '10.4.0')).toEqual([]);
});

test('each line of versions has its own repair', () => {
  expect(advisoriesOf('picomatch', '2.3.2')).toEqual([]);
  expect(advisoriesOf('picomatch', '4.0.3')).toContain('CVE-2026-33671');
  expect(advisoriesOf('ws', '7.5.10')).toEqual(['CVE-2026-48779']);
});

test('a stolen release is one version, not what comes after it', () => {
  expect(advisoriesOf('@tanstack/react-router', '1.169.8')).toEqual(['CVE-2026-45321']);
  expect(advisoriesOf('@tanstack/react-router', '1.169.9')).toEqual([]);
});

test('an accepted finding is no problem, is printed with its reason, and its reason ends with the version', () => {
  const accepted = { 'ws@8.18.2 CVE-2026-48779': 'the page uses the WebSocket of the browser' };
  expect(openAdvisories('ws', '8.18.2', accepted)).toEqual([]);
  expect(openAdvisories('ws', '8.18.3', accepted)).toEqual(['CVE-2026-48779']);
  expect(advisoryRows([{ name: 'ws', version: '8.18.2' }], accepted).join()).toContain('WebSocket of the browser');
  expect(staleReasons([{ name: 'ws', version: '8.22.2' }], accepted)).toEqual(['ws@8.18.2 CVE-2026-48779']);
});
