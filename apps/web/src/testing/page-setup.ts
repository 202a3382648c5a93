/** Tests with a page: the rendered tree is cleared after each test, the stored preferences after each file. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// A busy machine is slow, not wrong; what never comes still ends the test.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
afterAll(() => {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
});
