import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module remembers the answer for the life of the page, so each test loads it afresh. */
async function freshModule(options: { readonly isDevBuild: boolean; readonly server: unknown }) {
  vi.resetModules();
  vi.stubEnv('DEV', options.isDevBuild);
  const fetch = vi.fn(async () => new Response(JSON.stringify(options.server)));
  vi.stubGlobal('fetch', fetch);
  const { isDevModeActive, isDevModeAvailable } = await import('./dev-mode.ts');
  return { isDevModeActive, isDevModeAvailable, fetch };
}

const server = (devMode: boolean) => ({ status: 'ok', version: '1', devMode });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('dev mode', () => {
  it('is on under the dev server without asking anyone, until the user mode is chosen', async () => {
    const first = await freshModule({ isDevBuild: true, server: server(false) });
    expect(await first.isDevModeActive()).toBe(true);
    expect(first.fetch).not.toHaveBeenCalled();
    localStorage.setItem('cryptax-dev-mode', 'user');
    expect(await (await freshModule({ isDevBuild: true, server: server(false) })).isDevModeActive()).toBe(false);
  });

  it('needs the toggle in a built app on a server started for developers', async () => {
    const built = await freshModule({ isDevBuild: false, server: server(true) });
    expect(await built.isDevModeAvailable()).toBe(true);
    expect(await built.isDevModeActive()).toBe(false);
    expect(built.fetch).toHaveBeenCalledTimes(1);
    localStorage.setItem('cryptax-dev-mode', 'dev');
    expect(await (await freshModule({ isDevBuild: false, server: server(true) })).isDevModeActive()).toBe(true);
  });

  it.each([
    ['a server in production', server(false)],
    ['an answer that is none of ours', { hello: 'world' }],
  ])('does not exist on %s, whatever the browser remembers', async (_name, answer) => {
    localStorage.setItem('cryptax-dev-mode', 'dev');
    const { isDevModeActive } = await freshModule({ isDevBuild: false, server: answer });
    expect(await isDevModeActive()).toBe(false);
  });
});
