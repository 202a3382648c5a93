import { describe, expect, it } from 'vitest';
import { loadInBackground } from './load-in-background.ts';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a part that nobody waits for', () => {
  it('comes when the connection is back, without an error in between', async () => {
    let isOnline = false;
    const asked: string[] = [];
    const part = loadInBackground(
      () => {
        asked.push(isOnline ? 'online' : 'offline');
        return isOnline ? Promise.resolve('part') : missing();
      },
      {
        isOnline: () => isOnline,
        nextOnline: () => {
          isOnline = true;
          return Promise.resolve();
        },
      },
    );
    expect(await part).toBe('part');
    expect(asked).toEqual(['offline', 'online']);
  });

  it('is tried once more with a network, and then reported as missing', async () => {
    let tries = 0;
    const load = () => {
      tries++;
      return missing();
    };
    const online = { isOnline: () => true, nextOnline: () => Promise.reject(new Error('not asked')) };
    await expect(loadInBackground(load, online)).rejects.toThrow('Failed to fetch');
    expect(tries).toBe(2);
  });
});
