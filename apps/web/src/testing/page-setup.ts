/**
 * Tests with a page: the rendered tree is cleared after each test, the stored preferences after each file, and no notice of the
 * test before is shown. A link that a
 * test has clicked leads the page away for all later files of the worker, so each begins at the address of the app again.
 */
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { notices } from '../platform/notices/notices.ts';
import { settings } from '../platform/settings/settings.ts';
import { showMarks } from '../ui/marks/marks.ts';

/**
 * Whoever has waited finds all drawn that was on its way then. React draws in tasks of `setImmediate`, and an effect may ask for
 * the next one; the library itself goes on after a timer, which comes first where the machine stopped for a moment.
 */
const HAS_DRAWN = Symbol.for('cryptax.has-drawn');
const task = setImmediate;

function waitUntilDrawn(): void {
  const { asyncWrapper } = getConfig();
  // This file runs before each test file, the library is loaded once.
  if (HAS_DRAWN in asyncWrapper) return;
  const andDrawn: typeof asyncWrapper = (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      for (let tasks = 0; tasks < 4; tasks += 1) await new Promise((resolve) => task(resolve));
      return found;
    });
  configure({ asyncWrapper: Object.assign(andDrawn, { [HAS_DRAWN]: true }) });
}

waitUntilDrawn();
configure({
  // A busy machine is slow, not wrong; what never comes still ends the test.
  asyncUtilTimeout: 180_000,
  // Whoever waits asks again and again: the page is printed when somebody reads the error, not for each question.
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

// In development React takes a stack trace for every element it makes, an eighth of all work of these tests, until it has taken
// ten thousand of them within a second. Only its warnings would print them, so it begins with that count.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals !== undefined && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
}

// Whoever looks for a role asks for the styles of each element and all around it, and the page copies them for each by the engine's
// way for values of any shape, which is half of that work. They are plain pairs.
CSSPropertyManager.prototype.clone = function (this: CSSPropertyManager) {
  const copy = new CSSPropertyManager();
  for (const [name, value] of Object.entries(this.properties)) copy.properties[name] = value && { ...value };
  const { definedPropertyNames } = this as unknown as { readonly definedPropertyNames: object };
  return Object.assign(copy, { definedPropertyNames: { ...definedPropertyNames } });
};

// Letters, in every test: when pictures would arrive depends on the machine.
showMarks({ COIN_MARKS: {}, PLACE_MARKS: {} });

const ADDRESS = 'http://localhost:3000/';

beforeAll(() => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  happyDOM.setURL(ADDRESS);
});
beforeEach(() => {
  for (const { id } of notices.shown.get()) notices.dismiss(id);
});
afterEach(cleanup);
afterAll(() => {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
  // The page keeps read preferences in memory: without this, the next file would begin with the answers of this one.
  settings.changedElsewhere(null);
});
