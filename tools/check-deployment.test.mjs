import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  checkDeployment,
  composeFindings,
  dockerFindings,
  flowFindings,
  ignoreFindings,
  readDockerfile,
} from './check-deployment.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test('our own files are in order', () => expect(checkDeployment(ROOT)).toEqual([]));

describe('a Dockerfile', () => {
  const found = (text) => dockerFindings(readDockerfile(text), ROOT);
  const FINE =
    'FROM node:22-bookworm\nUSER node\nHEALTHCHECK --timeout=5s \\\n  CMD ["true"]\nCMD ["node", "tools/start.mjs"]\n';

  test('in order', () => expect(found(FINE)).toEqual([]));
  test.each([
    ['a floating tag', FINE.replace('22-bookworm', 'latest'), 'node:latest has no version of its own'],
    ['root', FINE.replace('USER node\n', ''), 'the process would run as root'],
    ['a misspelt instruction', FINE.replace('USER', 'USR'), 'not understood: USR node'],
    [
      'a command that is a line',
      FINE.replace('CMD ["node", "tools/start.mjs"]', 'CMD npm start'),
      'not a list of words: npm start',
    ],
    ['a script that is gone', FINE.replace('start.mjs', 'begin.mjs'), 'tools/begin.mjs is not there'],
  ])('%s is found', (_, text, finding) => expect(found(text)).toContain(finding));
});

test('a file of secrets that would get into the image or into a commit is found', () => {
  const left = { '.dockerignore': '.git\n.data\n**/node_modules\n', '.gitignore': '.data/\n' };
  expect(ignoreFindings((file) => left[file])).toEqual([
    '.dockerignore does not leave out .env',
    '.gitignore does not leave out .env',
  ]);
});

/** Compose puts the value in. */
const SECRET = ['$', '{SECRET}'].join('');

describe('services', () => {
  const found = (services) => composeFindings({ services }, ['EXPOSE 4400'], new Set(['DATABASE_URL']));

  test.each([
    ['an image without a version', { db: { image: 'postgres' } }, 'db has no image of a version'],
    ['waiting for nobody', { app: { build: '.', depends_on: { db: {} } } }, 'app waits for db, which is not there'],
    [
      'a volume that is not declared',
      { app: { build: '.', volumes: ['data:/data'] } },
      'the volume data is not declared',
    ],
    ['an open port', { app: { build: '.', ports: ['4400:4400'] } }, 'port 4400:4400 is open to everybody'],
    [
      'another port',
      { app: { build: '.', ports: ['127.0.0.1:80:80'] } },
      '127.0.0.1:80:80 is not the port of the image',
    ],
    [
      'plans for nothing',
      { app: { build: '.', environment: {} } },
      'app sells plans on the test checkout unless CRYPTAX_TEST_CHECKOUT is 0',
    ],
    [
      'an unknown setting',
      { app: { build: '.', environment: { DATABASE_ULR: 'x' } } },
      'the server has no setting DATABASE_ULR',
    ],
    [
      'a secret that may be missing',
      { app: { build: '.', environment: { DATABASE_URL: SECRET } } },
      `${SECRET} may be empty without a word`,
    ],
  ])('%s is found', (_, services, finding) => expect(found(services)).toContain(finding));
});

test('a workflow that has every right, uses what floats, runs what is gone, or leaves out a version is found', () => {
  const steps = [{ uses: 'actions/checkout@main' }, { run: '.ci/walk' }, {}];
  const job = { 'runs-on': 'ubuntu-latest', strategy: { matrix: { node: ['20.19', 22] } }, steps };
  expect(flowFindings({ on: {}, jobs: { test: job } }, ROOT, '^20.19 || ^22 || >=24')).toEqual([
    'it has every right',
    'actions/checkout@main has no version',
    '.ci/walk cannot be run',
    'a step of test neither uses nor runs',
    'test does not try Node 24',
  ]);
});
