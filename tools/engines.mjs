/**
 * Finds Firefox and WebKit for the journeys in other engines, as Debian and Ubuntu package them: `firefox-esr`, which speaks
 * WebDriver BiDi itself, and `webkit2gtk-driver` with the MiniBrowser of WebKitGTK and `xvfb` to draw on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, findProgram } from './browser.mjs';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'];

/** @returns {{ environment: Record<string, string>, found: string[], missing: string[] }} what the journeys are told, and of whom */
export function findEngines(environment = process.env) {
  const firefox = environment.FIREFOX_PATH ?? findProgram(['firefox-esr', 'firefox'], environment);
  const driver = findProgram(['WebKitWebDriver'], environment);
  const browser = findMiniBrowser();
  const hasDisplay = findProgram(['Xvfb'], environment) !== undefined;
  const hasWebkit = driver !== undefined && browser !== undefined && hasDisplay;
  return {
    environment: {
      ...(firefox === undefined ? {} : { CRYPTAX_FIREFOX: firefox }),
      ...(hasWebkit ? { CRYPTAX_WEBKIT_DRIVER: driver, CRYPTAX_MINIBROWSER: browser } : {}),
    },
    found: [...(firefox === undefined ? [] : ['Firefox']), ...(hasWebkit ? ['WebKit'] : [])],
    missing: [...(firefox === undefined ? ['Firefox'] : []), ...(hasWebkit ? [] : ['WebKit'])],
  };
}

/** Installs what is missing where that is possible, as for Chromium. */
export function ensureEngines(environment = process.env) {
  const engines = findEngines(environment);
  if (engines.missing.length === 0 || !canInstall()) return engines;
  console.log(`Installing ${PACKAGES.join(', ')} (apt-get) ...`);
  const options = { stdio: 'ignore', env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], options);
  return findEngines(environment);
}

/** Beside the libraries of the machine's own kind: /usr/lib/<triplet>/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser(root = '/usr/lib') {
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .flatMap((name) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((kind) => join(root, name, kind, 'MiniBrowser')))
    .find((path) => existsSync(path));
}
