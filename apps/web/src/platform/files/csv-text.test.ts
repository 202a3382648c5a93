import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test('cells are separated, quoted where needed, and never a formula', () => {
  const text = csvText(
    ['asset', 'amount'],
    [
      ['BTC', '-0.5'],
      ['a;b "c"', '+1'],
      ['=HYPERLINK("x")', '@cmd'],
      ['-2+3', 'two\nlines'],
    ],
  );
  expect(text.split('\r\n')).toEqual([
    '\uFEFFasset;amount',
    'BTC;-0.5',
    '"a;b ""c""";+1',
    '"\'=HYPERLINK(""x"")";\'@cmd',
    '\'-2+3;"two\nlines"',
    '',
  ]);
});
