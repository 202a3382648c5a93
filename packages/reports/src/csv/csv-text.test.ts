import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReportTable } from '../tables/report-table.ts';
import { csvText, safeText } from './csv-text.ts';

const TABLE: Pick<ReportTable, 'columns' | 'rows'> = {
  columns: [
    { id: 'a', title: 'Kryptowert', kind: 'text' },
    { id: 'b', title: 'Menge', kind: 'quantity' },
    { id: 'c', title: 'Gewinn', kind: 'eur' },
    { id: 'd', title: 'Tag', kind: 'day' },
    { id: 'e', title: 'Zeit', kind: 'moment' },
  ],
  rows: [
    ['BTC', '0.000000000000000001', '-1234.50', '2024-05-02', '2024-07-01T22:30:00Z'],
    ['a;b, "c"', '1234', null, null, null],
  ],
};

test('semicolon and German numbers; the smallest unit keeps all its digits', () => {
  expect(csvText(TABLE, { separator: ';', numbers: 'de' })).toBe(
    '\uFEFFKryptowert;Menge;Gewinn;Tag;Zeit\r\n' +
      'BTC;0,000000000000000001;-1234,50;02.05.2024;02.07.2024 00:30:00\r\n' +
      '"a;b, ""c""";1234;;;\r\n',
  );
});

test('comma and English numbers', () => {
  expect(csvText(TABLE, { separator: ',', numbers: 'en' }).split('\r\n')[1]).toBe(
    'BTC,0.000000000000000001,-1234.50,2024-05-02,2024-07-02 00:30:00',
  );
});

test('comma with German numbers: a number that holds the separator is quoted', () => {
  expect(csvText(TABLE, { separator: ',', numbers: 'de' }).split('\r\n')[1]).toBe(
    'BTC,"0,000000000000000001","-1234,50",02.05.2024,02.07.2024 00:30:00',
  );
});

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'a text that would run as a formula does not: %j',
  (text) => {
    expect(safeText(text)).toBe(`'${text}`);
    const csv = csvText({ ...TABLE, rows: [[text, '1', '-1.00', null, null]] }, { separator: ';', numbers: 'de' });
    const row = csv.slice(csv.indexOf('\n') + 1);
    expect(row.replace(/^"/, '').startsWith("'")).toBe(true);
    // Our own numbers keep their minus sign.
    expect(row).toContain(';-1,00;');
  },
);

test('whatever a cell holds, the line has as many fields as the head', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string(), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(';' as const, ',' as const),
      (texts, separator) => {
        const columns = texts.map((_, index) => ({ id: `${index}`, title: 'T', kind: 'text' as const }));
        const csv = csvText({ columns, rows: [texts] }, { separator, numbers: 'de' });
        const body = csv.slice(csv.indexOf('\r\n') + 2, -2);
        expect(fieldsOf(body, separator)).toEqual(texts.map(safeText));
      },
    ),
  );
});

/** A reader after RFC 4180, written for this test. */
function fieldsOf(line: string, separator: string): readonly string[] {
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const sign = line[i] ?? '';
    if (quoted && sign === '"' && line[i + 1] === '"') {
      field += '"';
      i++;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      fields.push(field);
      field = '';
    } else field += sign;
  }
  return [...fields, field];
}
