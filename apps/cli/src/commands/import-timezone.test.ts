import { describe, expect, test } from 'vitest';
import { imported } from '../testing/imported.ts';
import { run } from '../testing/run.ts';

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

describe('a file whose times fit all others at another zone', () => {
  const header = '"Type","Buy","Cur.","Sell","Cur.","Fee","Cur.","Exchange","Group","Comment","Date","Tx-ID"';
  const wallet =
    'Operation Date,Status,Currency Ticker,Operation Type,Operation Amount,Operation Fees,Operation Hash,Account Name,Account xpub,Countervalue Ticker,Countervalue at Operation Date,Countervalue at CSV Export';
  /** In summer Berlin is two hours ahead: read so, what was sent at 14:00 UTC arrived two hours before. */
  const days = ['05.06.2024', '12.07.2024', '19.07.2024', '02.08.2024'];
  const arrived = days.map(
    (day, no) => `"Deposit","0.${no + 1}","BTC","","","","","Kraken","","","${day} 14:10:00",""`,
  );
  const sent = days.map((day, no) => {
    const at = `${day.split('.').reverse().join('-')}T14:00:00.000Z`;
    return `${at},Confirmed,BTC,OUT,0.${no + 1}001,0.0001,${`${no}a`.repeat(32)},Bitcoin 1,xpubEXAMPLE,EUR,1.00,1.00`;
  });
  const files = { 'list.csv': [header, ...arrived].join('\n'), 'wallet.csv': [wallet, ...sent].join('\n') };

  test('is named with that zone, in the document and on stderr', async () => {
    const { code, error, document } = await imported(['list.csv', 'wallet.csv'], files);
    expect(code).toBe(1);
    expect(document.issues.filter((issue: { code: string }) => issue.code === 'file.other-zone')).toEqual([
      {
        code: 'file.other-zone',
        severity: 'warning',
        file: 'list.csv',
        message:
          'The times in the file match all other files if they are in UTC: 4 of 4 transfers. Name it with --timezone FILE=UTC.',
      },
    ]);
    expect(error).toContain('list.csv: The times in the file match all other files if they are in UTC');
  });

  test('is read there if the user says so of this file, and then nothing is left to say', async () => {
    const argv = ['list.csv', 'wallet.csv', '--timezone', 'list.csv=UTC'];
    const { code, error, document } = await imported(argv, files);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(document.events.map(({ kind }: { kind: string }) => kind)).toEqual(Array(4).fill('transfer'));
  });

  test('is refused a zone that nobody knows', async () => {
    const { code, error } = await run(['import', 'list.csv', '--timezone', 'list.csv=Mars'], files);
    expect(code).toBe(2);
    expect(error).toContain('the time zone "Mars" is not known');
  });
});
