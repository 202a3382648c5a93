/**
 * Finds the browser for the end-to-end tests and benchmarks: CHROME_PATH, else an installed Chrome or Chromium, else (root on
 * Debian or Ubuntu) the package is installed, else one line says what to do. Tests look at pages and never at the window
 * around them, so they take the build of Chromium that draws none where there is one: a quarter less work.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const WITHOUT_WINDOW = 'chromium-headless-shell';
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {{ ok: true, path: string } | { ok: false, message: string }} */
export function findTestBrowser(environment = process.env) {
  return findBrowser(environment, [WITHOUT_WINDOW, ...NAMES]);
}

/** @returns {{ ok: true, path: string } | { ok: false, message: string }} */
export function findBrowser(environment = process.env, names = NAMES) {
  if (environment.CHROME_PATH) {
    if (isExecutable(environment.CHROME_PATH)) return { ok: true, path: environment.CHROME_PATH };
    return { ok: false, message: `CHROME_PATH is ${environment.CHROME_PATH}, but no program is there.` };
  }
  const found = installedBrowser(environment, names);
  if (found) return { ok: true, path: found };
  if (canInstall()) {
    console.log('Installing Chromium (apt-get) ...');
    const options = { stdio: 'ignore', env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], options);
    // Ubuntu has no package without the window.
    for (const name of names.includes(WITHOUT_WINDOW) ? [WITHOUT_WINDOW, 'chromium'] : ['chromium']) {
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
      const installed = installedBrowser(environment, names);
      if (installed) return { ok: true, path: installed };
    }
  }
  return {
    ok: false,
    message: 'No browser found. Install Chromium or Google Chrome, or set CHROME_PATH to one, and run again.',
  };
}

function installedBrowser(environment, names) {
  return findProgram(names, environment) ?? PLACES.find(isExecutable);
}

/** The first of these names that is on the path. */
export function findProgram(names, environment = process.env) {
  const folders = (environment.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Root on Debian or Ubuntu. */
export function canInstall() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
}
