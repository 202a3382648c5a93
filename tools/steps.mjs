/**
 * The quality gates, each a named step. A step either is one check (passes or fails) or runs many tests and reports
 * how many. `npm run check` and `npm test` run the same steps, so they cannot drift apart.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from './built-packages.mjs';
import { cacheDir, repoRoot } from './bundle.mjs';
import { testFlags } from './test-flags.mjs';

const bin = (name) => join(repoRoot, 'node_modules', '.bin', name);
const tool = (name) => [process.execPath, join(repoRoot, 'tools', name)];
const resultFile = (name) => join(cacheDir, 'results', `${name}.json`);

/** Each uses little more than one core, so two run at a time; what they say is printed when they are done. */
const staticChecks = [
  check('format and lint', tool('check-format.mjs')),
  // Several checkers for one project each work out the types that they share.
  check('types', [bin('tsc'), '--build', '--checkers', '1'], { GOGC: '400' }),
  check('package boundaries', tool('check-boundaries.mjs')),
  check('dead code', [bin('knip'), '--no-progress', '--cache']),
  check('rules have tests', tool('check-rules.mjs')),
  check('deployment files', tool('check-deployment.mjs')),
  check('colour contrast', tool('check-contrast.mjs')),
  check('supply chain and secrets', tool('check-supply-chain.mjs')),
  check('patterns under hostile input', tool('check-patterns.mjs')),
];

export const staticSteps = [{ name: 'static checks', run: () => runTwoAtATime(staticChecks) }];

/** The build waits for one core half of its time, so it goes beside the checks; first, because it takes longest. */
export const staticAndBuildSteps = [
  {
    name: 'static checks and production build',
    run: () => runTwoAtATime([check('production build', tool('build.mjs')), ...staticChecks]),
  },
];

/** Without pages, whole reports, fuzzing and long property runs: what `npm run check` leaves to `npm test`. */
export const quickUnitSteps = ['node', 'web-logic'].map((project) => vitestStep(project, { CRYPTAX_QUICK: '1' }));

/**
 * One run per project. A single worker is given all files of its project at once: it loads the modules and
 * makes the page one time. Several workers get file by file, and what they load again was a quarter of all work.
 */
export const allTestsSteps = ['node', 'web-logic', 'server', 'web'].map((project) => vitestStep(project));

const CONFIG = 'apps/web/playwright.config.ts';

/** @param {string} browser path of the browser the tests drive */
export const endToEndStep = (browser) => ({
  name: 'end-to-end tests',
  // Three pages at a time, and their server.
  takes: 2,
  run: async () => {
    const file = freshResultFile('e2e');
    const ran = await run(
      // Its workers are run as it is.
      [process.execPath, ...testFlags, bin('playwright'), 'test', '--config', CONFIG, ...process.argv.slice(2)],
      {
        CHROME_PATH: browser,
        // Two runs on one machine must not meet on a port, nor meet those that the system lends (from 32,768 on).
        E2E_PORT: process.env.E2E_PORT ?? String(20_000 + 3 * (process.pid % 4_000)),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    );
    return counted(file, ran, ({ stats, suites }) => {
      notes.push(...retriedIn(suites).map((name) => `Passed only when it was tried again: ${name}.`));
      return [stats.expected, stats.unexpected + stats.flaky];
    });
  },
});

/**
 * Firefox and WebKit, where they are: a machine without them loses nothing that it could have shown, and says so.
 * @param {{ environment: Record<string, string>, found: string[], missing: string[] }} engines of `findEngines`
 * @param {'smoke' | 'whole'} length
 */
export const enginesStep = ({ environment, found, missing }, length) => ({
  name: `journeys in ${found.join(' and ') || 'other engines'}`,
  run: async () => {
    if (missing.length > 0)
      notes.push(`Not run in ${missing.join(' and ')}: not installed (npm run e2e -- --engines).`);
    if (found.length === 0) return { passed: 0, failed: length === 'whole' ? 1 : 0 };
    const file = freshResultFile('engines');
    const config = ['--config', 'apps/web/vitest.engines.config.ts'];
    const more = { ...environment, CRYPTAX_ENGINES: length, CRYPTAX_TEST_JSON: file };
    // In `npm test` other tests print at the same time, so what these say comes in one piece.
    const { isFine: ran, output } = await runQuietly([bin('vitest'), 'run', ...config], more);
    console.log(`\n${output}`);
    return counted(file, ran, (json) => {
      if (length === 'whole') notes.push(...skippedIn(json).map((name) => `Not shown: ${name}.`));
      return [json.numPassedTests, json.numFailedTests];
    });
  },
});

/** No test is tried twice by itself; who asks for it (`npm run e2e -- --retries=1`) is told which ones needed it. */
export function retriedIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}, ${title}`),
    ...retriedIn(inner),
  ]);
}

/** What an engine cannot do when it is driven, with its reason. */
function skippedIn({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.filter(({ status }) => status === 'skipped' || status === 'pending').map(({ fullName }) => fullName);
}

/** Said once more before the last line, where nobody overlooks it. */
const notes = [];

/** How many steps run at once: each waits now and then, and a third one keeps two cores at work. */
const AT_ONCE = 3;

/**
 * Runs the stages in order; all of them run even if one fails, so that one visit shows everything.
 * @param {(Step | Step[])[]} stages each a step, or steps that run at the same time, begun in their order as there is room. A `Step`
 *   is a name, a `run` that says how many passed and failed, and how much room it takes (one).
 */
export async function runSteps(stages) {
  let passed = 0;
  let failed = 0;
  for (const stage of stages) {
    let room = AT_ONCE;
    const running = new Set();
    for (const step of [stage].flat()) {
      const { takes = 1 } = step;
      while (room < takes) await Promise.race(running);
      room -= takes;
      const run = runStep(step).then((result) => {
        passed += result.passed;
        failed += result.failed;
        room += takes;
        running.delete(run);
      });
      running.add(run);
    }
    await Promise.all(running);
  }
  for (const note of notes) console.log(`\n${note}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function runStep(step) {
  const begin = performance.now();
  console.log(`\n== ${step.name}`);
  const result = await step.run();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`\n== ${step.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

function check(name, command, environment = {}) {
  return { name, command, environment };
}

async function runTwoAtATime(checks) {
  const waiting = [...checks];
  let [passed, failed] = [0, 0];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { isFine, output } = await runQuietly(next.command, next.environment);
      if (isFine) passed++;
      else failed++;
      console.log(`${isFine ? 'passed' : 'FAILED'}  ${next.name}${isFine ? '' : `\n${output}`}`);
    }
  };
  await Promise.all([lane(), lane()]);
  return { passed, failed };
}

function runQuietly([command, ...args], environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: repoRoot, env: plainly(environment) });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ isFine: false, output: error.message }));
    child.on('close', (code) => resolve({ isFine: code === 0, output }));
  });
}

function vitestStep(project, environment = {}) {
  const name = `${project} tests`;
  return {
    name,
    run: async () => {
      const file = freshResultFile(name.replaceAll(' ', '-'));
      const more = { ...environment, CRYPTAX_TEST_JSON: file, CRYPTAX_BUILT_PACKAGES: await packagesOnce() };
      // Other runs print at the same time, so what this one says comes in one piece.
      const command = [bin('vitest'), 'run', '--project', project, '--maxWorkers', '1'];
      const { isFine: ran, output } = await runQuietly(command, more);
      console.log(`\n${output}`);
      return counted(file, ran, (json) => [json.numPassedTests, json.numFailedTests]);
    },
  };
}

/** All runs take the same build. */
let packages;
function packagesOnce() {
  packages ??= buildPackages();
  return packages;
}

function run([command, ...args], environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: repoRoot, stdio: 'inherit', env: plainly(environment) });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

function plainly(environment) {
  return { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment };
}

/** A runner that dies, or reports no test at all, is a failure whatever its numbers say. */
function counted(file, ran, counts) {
  try {
    const [passed, failed] = counts(JSON.parse(readFileSync(file, 'utf8')));
    const broken = passed + failed === 0 || (!ran && failed === 0);
    return { passed, failed: broken ? failed + 1 : failed };
  } catch (error) {
    console.error(`No test result: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

function freshResultFile(name) {
  const file = resultFile(name);
  mkdirSync(join(cacheDir, 'results'), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
