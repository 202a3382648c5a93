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
