import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import { statedZone } from './stated-zone.ts';

test.each([
  [['UID:1', '\uFEFFAccount Type:Main', '\uFEFFTime Zone:UTC+8'], 'UTC+8'],
  [['Timezone', 'Europe/Vienna'], 'Europe/Vienna'],
  [['Zeitzone: UTC'], 'UTC'],
  [['Time Zone: GMT -05:30'], 'GMT-05:30'],
  [['Time Zone:Mars/Olympus'], undefined],
  [['My time zone of choice'], undefined],
  [['UID: 1', 'Country:'], undefined],
])('%j names %s', (cells, zone) => {
  expect(statedZone(cells)).toBe(zone);
});

test('the file wins over a general setting, the user over the file', async () => {
  const lines = [
    'UID:1,Time Zone:UTC+8',
    'id,Time,Type,Amount,Before Balance,After Balance,Symbol',
    '1,2025-01-01 02:00:00,Staking Yield,1,0,1,DOT',
  ];
  const file = { name: 'f.csv', content: new TextEncoder().encode(lines.join('\n')) };
  const at = async (options: Parameters<typeof importFiles>[1]) => {
    const { files, events } = await importFiles([file], options);
    expect(files[0]?.questions).toEqual([]);
    return events[0]?.at;
  };
  expect(await at({})).toBe('2024-12-31T18:00:00Z');
  expect(await at({ timezone: 'Europe/Berlin' })).toBe('2024-12-31T18:00:00Z');
  expect(await at({ answers: { 'f.csv': { zone: 'UTC' } } })).toBe('2025-01-01T02:00:00Z');
});

test.each([
  ['2018-05-01 10:05:00 CST', '2018-05-01 10:05:00 CST'],
  ['Tue May 01 10:05:00 CST 2018', 'Tue May 01 10:05:00 CST 2018'],
  ['2018-05-01 10:05:00', '2018-05-01 10:05:00 CST'],
  ['Tue May 01 10:05:00 2018', 'Tue May 01 10:05:00 2018'],
])('OKEx, %s and %s: times with CST are Chinese, and where one says nothing it is asked', async (bought, sold) => {
  const lines = [
    'time,type,size,balance,fee,currency',
    `${bought},buy,0.1,0.0999,-0.0001,BTC`,
    `${sold},sell,-900,100,0,USDT`,
  ];
  const file = { name: 'f.csv', content: new TextEncoder().encode(lines.join('\n')) };
  const { files, events } = await importFiles([file]);
  expect(events.map(({ at }) => at)).toEqual(['2018-05-01T02:05:00Z']);
  const isStated = bought.includes('CST') && sold.includes('CST');
  expect(files[0]?.questions).toMatchObject(isStated ? [] : [{ code: 'zone', proposed: 'Asia/Shanghai' }]);
});

test('CoinTracking in German names no zone either: Berlin is proposed, and another one moves the times', async () => {
  const head = '"Typ","Kauf","Cur.","Verkauf","Cur.","Gebühr","Cur.","Börse","Gruppe","Kommentar","Datum"';
  const row = '"Trade","0.1","BTC","500.00","EUR","","","Kraken","","","31.12.2024 23:30:00"';
  const file = { name: 'f.csv', content: new TextEncoder().encode([head, row].join('\n')) };
  const { files, events } = await importFiles([file]);
  expect(files[0]?.questions).toMatchObject([{ code: 'zone', proposed: 'Europe/Berlin' }]);
  expect(events[0]?.at).toBe('2024-12-31T22:30:00Z');
  const inUtc = await importFiles([file], { answers: { 'f.csv': { zone: 'UTC' } } });
  expect(inUtc.events[0]?.at).toBe('2024-12-31T23:30:00Z');
});
