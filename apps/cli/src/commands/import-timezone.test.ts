import { describe, expect, test } from 'vitest';
import { imported } from '../testing/imported.ts';

describe('the time zone of a file that does not say it', () => {
  const files = {
    'mexc.csv':
      'Pairs,Time,Side,Filled Price,Executed Amount,Total,Fee,Role\nBTC_USDT,2024-01-15 10:00:00,BUY,42000,0.01,420,0.42USDT,Taker\n',
  };

  /** Winter: 10:00 in Berlin is 09:00 UTC. */
  test('is taken to be Berlin, with a remark', async () => {
    const { code, error, document } = await imported(['mexc.csv'], files);
    expect(document.events[0].at).toBe('2024-01-15T09:00:00Z');
    expect(code).toBe(1);
    expect(error).toBe(
      'cryptax: mexc.csv: The file does not say its time zone; Europe/Berlin is used. Name another one with --timezone if that is wrong.\n',
    );
  });

  test.each([
    ['Europe/Berlin', '2024-01-15T09:00:00Z'],
    ['UTC', '2024-01-15T10:00:00Z'],
    ['+08:00', '2024-01-15T02:00:00Z'],
  ])('is %s if the user says so', async (zone, at) => {
    const { code, document } = await imported(['mexc.csv', '--timezone', zone], files);
    expect({ code, at: document.events[0].at }).toEqual({ code: 0, at });
  });
});
