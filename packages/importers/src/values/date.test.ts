import { formatInstant, type Instant } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import { decideDateLayout } from './date-column.ts';
import { compileLayout, type DateScan } from './date-layout.ts';
import { zoneClock } from './zone-clock.ts';

/** Every layout of the catalogue with its example. */
describe('layouts', () => {
  test.each([
    ['iso', '2023-05-04 09:12:33', '2023-05-04T09:12:33Z'],
    ['iso', '2019-07-29 17:04:41.5123', '2019-07-29T17:04:41Z'],
    ['iso', '2025-01-17 10:44:31 UTC', '2025-01-17T10:44:31Z'],
    ['iso', '2018-01-01 14:25 UTC', '2018-01-01T14:25:00Z'],
    ['iso', '2022-01-10T11:05:22+01:00', '2022-01-10T10:05:22Z'],
    ['iso', '2018-06-03 19:05:48 +0000', '2018-06-03T19:05:48Z'],
    ['iso', '2023-06-02 16:06:47-04:00', '2023-06-02T20:06:47Z'],
    ['iso', '2026-04-02T11:11:12.830Z', '2026-04-02T11:11:12Z'],
    ['iso', '2020-05-02T12:00Z', '2020-05-02T12:00:00Z'],
    ['iso', '2022-03-01 10:00:00.000000Z', '2022-03-01T10:00:00Z'],
    ['iso', '2021-05-02 12:00:00 GMT +2', '2021-05-02T10:00:00Z'],
    ['YY-MM-DD HH:mm:ss', '23-05-04 09:12:33', '2023-05-04T09:12:33Z'],
    ['HH:mm YYYY-MM-DD', '14:35 2024-11-16', '2024-11-16T14:35:00Z'],
    ['MMM. DD, YYYY, hh:mm A', 'Jan. 28, 2022, 12:13 AM', '2022-01-28T00:13:00Z'],
    ['DD-MM-YY HH:mm:ss', '04-02-20 14:31:20', '2020-02-04T14:31:20Z'],
    ['MMMM D, YYYY h:mm A', 'March 4, 2022 5:00 AM', '2022-03-04T05:00:00Z'],
    ['M/D/YYYY h:mm:ss A', '7/28/2019 2:41:07 PM', '2019-07-28T14:41:07Z'],
    ['DD.MM.YYYY, HH:mm', '02.03.2025, 14:05', '2025-03-02T14:05:00Z'],
    ['MMM D, YYYY, h:mm:ss A', 'May 5, 2020, 10:10:57 PM', '2020-05-05T22:10:57Z'],
    ['D MMM YYYY, HH:mm:ss', '13 Apr 2021, 09:54:54', '2021-04-13T09:54:54Z'],
    ['DD/MM/YYYY HH:mm:ss', '02/01/2024 00:10:33', '2024-01-02T00:10:33Z'],
    ['MMM DD YYYY HH:mm:ss', 'Mar 07 2026 21:59:51', '2026-03-07T21:59:51Z'],
    ['js', 'Sat Aug 14 2021 13:13:45 GMT+0000', '2021-08-14T13:13:45Z'],
    ['js', 'Mon Mar 01 2021 10:00:00 GMT+0100 (CET)', '2021-03-01T09:00:00Z'],
    ['D MMM YYYY HH:mm:ss', '10 Mär 2021 09:33:15', '2021-03-10T09:33:15Z'],
    ['M/D/YYYY H:mm', '5/9/2017 21:14', '2017-05-09T21:14:00Z'],
    ['unix', '1700000000', '2023-11-14T22:13:20Z'],
    ['unix-ms', '1660000000000', '2022-08-08T23:06:40Z'],
  ])('%s reads %s', (layout, text, expected) => {
    const scan: DateScan = { offset: undefined };
    const clock = compileLayout(layout)(text, scan);
    expect(formatInstant((clock - (scan.offset ?? 0)) as Instant)).toBe(expected);
  });

  test.each([
    ['iso', '2023-02-29 10:00:00'],
    ['iso', '2023-05-04 24:00:00'],
    ['iso', 'yesterday'],
    ['DD.MM.YYYY HH:mm:ss', '31.04.2023 10:00:00'],
    ['M/D/YYYY H:mm:ss', '25/12/2020 10:00:00'],
    ['unix', '12'],
    ['DD.MM.YY HH:mm:ss', '03.04.99 10:00:00'],
  ])('%s refuses %s', (layout, text) => {
    expect(compileLayout(layout)(text, { offset: undefined })).toBeNaN();
  });
});

describe('day and month', () => {
  const layouts = ['M/D/YYYY H:mm:ss', 'D/M/YYYY H:mm:ss'];

  test('a value above twelve decides', () => {
    expect(decideDateLayout(['01/02/2024 10:00:00', '13/02/2024 10:00:00'], layouts)?.layouts[0]).toBe(
      'D/M/YYYY H:mm:ss',
    );
  });

  test('else the order of the rows: a file is sorted under the right reading', () => {
    const cells = ['01/11/2024 10:00:00', '02/11/2024 10:00:00', '01/12/2024 10:00:00'];
    expect(decideDateLayout(cells, layouts)).toEqual({ layouts: ['D/M/YYYY H:mm:ss'] });
  });

  test('else the user is asked', () => {
    expect(decideDateLayout(['01/02/2024 10:00:00'], layouts)?.ambiguous).toEqual(layouts);
  });

  test('proofs of both orders leave the other cells open', () => {
    const cells = ['13/04/2024 10:00:00', '04/13/2024 10:00:00', '03/04/2024 10:00:00'];
    expect(decideDateLayout(cells, layouts)?.ambiguous).toEqual(layouts);
  });

  test('a year before Bitcoin is no reading', () => {
    const layouts = ['DD-MM-YY HH:mm:ss', 'YY-MM-DD HH:mm:ss'];
    expect(decideDateLayout(['04-02-20 14:31:20'], layouts)).toEqual({ layouts: ['DD-MM-YY HH:mm:ss'] });
    expect(decideDateLayout(['21-02-04 14:31:20'], layouts)).toEqual({ layouts: ['YY-MM-DD HH:mm:ss'] });
    expect(decideDateLayout(['15-02-20 14:31:20'], layouts)?.ambiguous).toEqual(layouts);
    expect(decideDateLayout(['04-02-05 14:31:20'], layouts)?.ambiguous).toEqual(layouts);
  });

  test('a declared layout that reads everything is trusted', () => {
    expect(decideDateLayout(['01/02/2024 10:00:00'], ['DD/MM/YYYY HH:mm:ss'])).toEqual({
      layouts: ['DD/MM/YYYY HH:mm:ss'],
    });
  });
});

test.each([
  ['2. Mai 2024 10:00:00', '12. Dezember 2024 10:00'],
  ['2. März 2024', '3. Okt. 2024'],
  ['02-May-2024 10:00:00', '12-Dec-2024 10:00:00'],
  ['Thu, 02 May 2024 10:00:00 GMT', 'Fri, 03 May 2024 10:00:00 GMT'],
  ['May 2, 2024', 'Dec 12, 2024'],
  ['02.05.24', '13.05.24'],
  ['2024/05/02', '2024/05/13'],
])('a column of %s and %s is read without being declared', (...cells) => {
  const { layouts = [] } = decideDateLayout(cells, ['iso']) ?? {};
  expect(layouts).toHaveLength(1);
  const read = compileLayout(layouts[0] ?? '');
  for (const cell of cells) expect(read(cell, { offset: undefined })).not.toBeNaN();
});

describe('zones', () => {
  const clock = (text: string) => compileLayout('iso')(text, { offset: undefined });
  const convert = (zone: string, order: 'ascending' | 'descending', texts: readonly string[]) => {
    const zoned = zoneClock(zone, order);
    return texts.map((text) => formatInstant((zoned?.toUtc(clock(text)) ?? 0) as Instant));
  };

  test('the hour that comes twice keeps the order of the file', () => {
    const up = ['2023-10-29 01:50:00', '2023-10-29 02:30:00', '2023-10-29 02:10:00', '2023-10-29 03:00:00'];
    const utc = ['2023-10-28T23:50:00Z', '2023-10-29T00:30:00Z', '2023-10-29T01:10:00Z', '2023-10-29T02:00:00Z'];
    expect(convert('Europe/Berlin', 'ascending', up)).toEqual(utc);
    expect(convert('Europe/Berlin', 'descending', [...up].reverse())).toEqual([...utc].reverse());
  });

  test('the hour that spring leaves out is read with the offset before it', () => {
    expect(convert('Europe/Berlin', 'ascending', ['2024-03-31 02:30:00'])).toEqual(['2024-03-31T01:30:00Z']);
  });

  test.each([
    ['Europe/Amsterdam', '2025-07-01 12:00:00', '2025-07-01T10:00:00Z'],
    ['Europe/London', '2025-07-01 12:00:00', '2025-07-01T11:00:00Z'],
    ['America/New_York', '2025-01-01 12:00:00', '2025-01-01T17:00:00Z'],
    ['Asia/Kolkata', '2025-01-01 12:00:00', '2025-01-01T06:30:00Z'],
    ['UTC+8', '2025-01-01 12:00:00', '2025-01-01T04:00:00Z'],
    ['UTC+01:00', '2025-01-01 12:00:00', '2025-01-01T11:00:00Z'],
  ])('%s: %s is %s', (zone, local, expected) => {
    expect(convert(zone, 'ascending', [local])).toEqual([expected]);
  });

  test('an unknown zone is no zone', () => {
    expect(zoneClock('Mars/Olympus', 'ascending')).toBeUndefined();
  });
});
