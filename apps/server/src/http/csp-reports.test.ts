import { expect, test } from 'vitest';
import type { Logger } from '../ops/log.ts';
import { answerProblems } from './answer-problems.ts';
import { cspReports } from './csp-reports.ts';

function stage() {
  const lines: object[] = [];
  let clock = 0;
  const log = { warn: (line: object) => lines.push(line), error: () => undefined } as unknown as Logger;
  const app = cspReports({ log }, () => clock);
  answerProblems(app, { log } as never);
  const post = (body: string) => app.request('/', { method: 'POST', body });
  return { lines, post, later: (ms: number) => (clock += ms) };
}

const old = (directive: string, blocked: string) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://cryptax.example/wallets?address=bc1qsecret',
      'effective-directive': directive,
      'blocked-uri': blocked,
      'script-sample': 'steal("0.5 BTC")',
      referrer: 'https://mail.example/',
    },
  });

test('both forms are understood, and nothing of a person is written', async () => {
  const { lines, post } = stage();
  expect((await post(old('script-src-elem', 'inline'))).status).toBe(204);
  const report = {
    type: 'csp-violation',
    url: 'https://cryptax.example/portfolio',
    body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/pixel?who=me', sample: 'x' },
  };
  await post(JSON.stringify([report]));
  await post(old('connect-src', 'http://192.168.1.7:8545/'));
  expect(lines).toEqual([
    { directive: 'script-src-elem', blocked: 'inline' },
    { directive: 'img-src', blocked: 'evil.example' },
    { directive: 'connect-src', blocked: 'request' },
  ]);
});

test('each kind is written once an hour, and the list of kinds ends', async () => {
  const { lines, post, later } = stage();
  for (let i = 0; i < 5; i++) await post(old('script-src', 'eval'));
  expect(lines).toHaveLength(1);
  later(3_600_000);
  await post(old('script-src', 'eval'));
  expect(lines).toHaveLength(2);
  for (let i = 0; i < 300; i++) await post(old('img-src', `https://h${i}.example/`));
  expect(lines).toHaveLength(101);
});

test.each([
  ['too large', 'x'.repeat(20_000), 413],
  ['no JSON', 'hello', 400],
  ['nested without end', '['.repeat(100), 400],
  ['something else', '{"a":1}', 204],
  ['nothing', '', 204],
  ['a directive that is no word', old('script-src\n{"level":50}', 'inline'), 204],
])('%s writes nothing', async (_, body, status) => {
  const { lines, post } = stage();
  expect((await post(body)).status).toBe(status);
  expect(lines).toEqual([]);
});
