import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import { readTables } from './read-tables.ts';
import { scanDelimited } from './scan-delimited.ts';
import type { Table } from './table.ts';
import { textPiece } from './text-piece.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, isLittle);
  for (let i = 0; i < text.length; i++) view.setUint16(2 + i * 2, text.charCodeAt(i), isLittle);
  return bytes;
}

function rowsOf(table: Table | undefined): readonly (readonly [number, readonly string[]])[] {
  const all: (readonly [number, readonly string[]])[] = [];
  for (const { rows, lines } of table?.chunks() ?? [])
    for (const [i, row] of rows.entries()) all.push([lines[i] ?? 0, row]);
  return all;
}

async function tableRows(bytes: Uint8Array) {
  const [content] = await readTables('f', bytes);
  return content?.kind === 'table' ? rowsOf(content.readings[0]) : content;
}

describe('delimited text', () => {
  const scan = (...pieces: string[]) => rowsOf({ file: 'f', chunks: () => scanDelimited(pieces.map(textPiece), ',') });

  test('short and long rows stay rows of their own', () => {
    expect(scan('a,b,c\n1,2\n3,4,5\n6,7,8,9\n')).toEqual([
      [1, ['a', 'b', 'c']],
      [2, ['1', '2']],
      [3, ['3', '4', '5']],
      [4, ['6', '7', '8', '9']],
    ]);
  });

  test('line numbers are physical, through blank lines and breaks inside quotes', () => {
    expect(scan('a,b\r\n\r\n"x\r\ny",2\r\n3,"say ""hi"""\r\n')).toEqual([
      [1, ['a', 'b']],
      [3, ['x\r\ny', '2']],
      [5, ['3', 'say "hi"']],
    ]);
  });

  test('a quote that never closes costs no rows', () => {
    expect(scan('a,b\n1,"x\n2,y\n')).toEqual([
      [1, ['a', 'b']],
      [2, ['1', '"x']],
      [3, ['2', 'y']],
    ]);
  });

  test('a piece may end anywhere', () => {
    const text = 'a,b\n1,"x\ny"\n2,z\n3,w';
    const whole = scan(text);
    for (let cut = 0; cut <= text.length; cut++) expect(scan(text.slice(0, cut), text.slice(cut))).toEqual(whole);
  });

  test('bare returns end lines in files of old Macs', () => {
    expect(scan('a,b\r1,2\r').map(([line]) => line)).toEqual([1, 2]);
  });
});

describe('encodings', () => {
  const text = 'Währung;Gebühr\n€;1,50\n';
  const expected = [
    [1, ['Währung', 'Gebühr']],
    [2, ['€', '1,50']],
  ];

  test.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with mark', utf8(`\uFEFF${text}`)],
    ['UTF-16 little', utf16(text, true)],
    ['UTF-16 big', utf16(text, false)],
    ['UTF-16 without mark', utf16(text, true).subarray(2)],
    ['Windows-1252', Uint8Array.from(text, (c) => (c === '€' ? 0x80 : c.charCodeAt(0)))],
  ])('%s', async (_, bytes) => {
    expect(await tableRows(bytes)).toEqual(expected);
  });

  test('lines that are quoted as a whole are opened', async () => {
    expect(await tableRows(utf8('"a,b,c"\n"1,2,3"\n"4,5,6"\n'))).toEqual([
      [1, ['a', 'b', 'c']],
      [2, ['1', '2', '3']],
      [3, ['4', '5', '6']],
    ]);
  });

  test('also if their cells had quotes of their own, or blanks follow them', async () => {
    expect(await tableRows(utf8('"""a"",""b, c"",d"\n"""1"",""2"",""""" \n"""4"",""5"",6"\n'))).toEqual([
      [1, ['a', 'b, c', 'd']],
      [2, ['1', '2', '']],
      [3, ['4', '5', '6']],
    ]);
  });

  test('a header in quotes twice, above rows in quotes once', async () => {
    expect(await tableRows(utf8('"""a"",""b"""\n"1","2"\n"3","4, 5"\n'))).toEqual([
      [1, ['a', 'b']],
      [2, ['1', '2']],
      [3, ['3', '4, 5']],
    ]);
  });

  test('cells in quotes are no line in quotes', async () => {
    expect(await tableRows(utf8('"a","b"\n"","x ""y"", z"\n"""q""","1"\n'))).toEqual([
      [1, ['a', 'b']],
      [2, ['', 'x "y", z']],
      [3, ['"q"', '1']],
    ]);
  });
});

describe('workbooks', () => {
  test.each(['xlsx', 'xls'] as const)('%s: sheets, serial dates, numbers as stored', async (bookType) => {
    const xlsx = await import('@e965/xlsx');
    const book = xlsx.utils.book_new();
    const sheet = xlsx.utils.aoa_to_sheet([['Date', 'Amount'], [], [45292.5, 0.1]]);
    sheet.A3 = { t: 'n', v: 45292.5, z: 'yyyy-mm-dd hh:mm:ss' };
    xlsx.utils.book_append_sheet(book, sheet, 'One');
    xlsx.utils.book_append_sheet(
      book,
      xlsx.utils.aoa_to_sheet([
        ['x', 'y'],
        ['1', '2'],
      ]),
      'Two',
    );
    const bytes = new Uint8Array(xlsx.write(book, { type: 'array', bookType }) as ArrayBuffer);
    const contents = await readTables('book', bytes);
    expect(contents.map(({ file }) => file)).toEqual(['book/One', 'book/Two']);
    const [first] = contents;
    expect(first?.kind === 'table' ? rowsOf(first.readings[0]) : first).toEqual([
      [1, ['Date', 'Amount']],
      [3, ['2024-01-01 12:00:00', '0.1']],
    ]);
  });
});

describe('archives', () => {
  test('each file inside is a file of its own', async () => {
    const zip = zipSync({ 'a.csv': utf8('a,b\n1,2\n'), '__MACOSX/a.csv': utf8('x'), 'sub/b.csv': utf8('c,d\n3,4\n') });
    expect((await readTables('z.zip', zip)).map(({ file }) => file)).toEqual(['z.zip/a.csv', 'z.zip/sub/b.csv']);
  });

  test('a bomb is refused before it is unpacked', async () => {
    const zip = zipSync({ 'bomb.csv': new Uint8Array(6_000_000) }, { level: 9 });
    expect(zip.length).toBeLessThan(10_000);
    const patched = new Uint8Array(zip);
    const result = await importFiles([{ name: 'bomb.zip', content: claimSize(patched, 2_000_000_000) }]);
    expect(result.files[0]?.issues.map(({ code }) => code)).toEqual(['zip.too-large']);
  });

  test('archives in archives in archives are not read', async () => {
    const inner = zipSync({ 'a.csv': utf8('a,b\n') });
    const deep = zipSync({ 'b.zip': zipSync({ 'c.zip': inner }) });
    const [content] = await readTables('z.zip', deep);
    expect(content?.kind === 'failed' ? content.error.code : content).toBe('zip.nested-too-deep');
  });

  test('a damaged archive says so', async () => {
    const [content] = await readTables('z.zip', zipSync({ 'a.csv': utf8('a,b\n') }).subarray(0, 40));
    expect(content?.kind === 'failed' ? content.error.code : content).toBe('zip.damaged');
  });
});

/** Writes an unpacked size into the central directory (offset 24 of its entry). */
function claimSize(zip: Uint8Array, size: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 46 < zip.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  return zip;
}

describe('limits', () => {
  test('1 GB is refused before reading', async () => {
    const content = {
      size: 1_000_000_000,
      arrayBuffer: () => Promise.reject(new Error('must not be read')),
    };
    const result = await importFiles([{ name: 'huge.csv', content }]);
    expect(result.files[0]).toMatchObject({ format: null, rows: 0 });
    expect(result.files[0]?.issues[0]).toMatchObject({ code: 'file.too-large', line: 1 });
  });

  test('a stream is read piece by piece and can be stopped', async () => {
    async function* pieces() {
      yield utf8('Date(UTC),Pair,Side,Price,Executed,Amount,Fee\n');
      yield utf8('2024-01-22 18:05:14,ETHEUR,SELL,2140.55,0.12ETH,256.866EUR,0.25EUR\n');
    }
    const result = await importFiles([{ name: 's.csv', content: pieces() }]);
    expect(result.totals).toMatchObject({ rows: 1, events: 1 });
    const controller = new AbortController();
    controller.abort();
    await expect(importFiles([{ name: 's.csv', content: pieces() }], { signal: controller.signal })).rejects.toThrow();
  });

  test.each([
    ['', 'file.empty'],
    ['\u0000\u0001\u0002\u0003\u0000\u0007', 'file.not-a-table'],
    ['{"format":"other"}', 'ledger.not-ours'],
    ['{"a":1}\n{"a":2}\n', 'ledger.not-ours'],
    ['{"format":"cryptax-ledger","version":2,"events":[]}', 'ledger.newer'],
    ['{"format":"cryptax-ledger","version":1,"events":[{', 'ledger.damaged'],
    ['{"format":"cryptax-ledger","version":1,"events":[{"id":"a"}]}', 'ledger.invalid'],
    ['<!DOCTYPE html>\n<html><body>a, b</body></html>', 'file.not-a-table'],
    ['<table><tr><td>Date</td><td>Type</td></tr></table>', 'file.not-a-table'],
    ['<?xml version="1.0"?><office:document/>', 'file.not-a-table'],
    ['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\n', 'file.not-a-table'],
    ['{\\rtf1 Date}', 'file.not-a-table'],
  ])('%j is reported as what it is', async (text, code) => {
    const result = await importFiles([{ name: 'f', content: utf8(text) }]);
    expect(result.files[0]?.issues.map((issue) => issue.code)).toEqual([code]);
  });
});

test('a document that is an archive inside is one file that is no table', async () => {
  const content = zipSync({
    mimetype: utf8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': utf8('<x/>'),
  });
  const { files } = await importFiles([{ name: 'list.ods', content }]);
  expect(files.map(({ file, issues }) => [file, issues[0]?.code])).toEqual([['list.ods', 'file.not-a-table']]);
});

test('our own ledger is read, and read again brings nothing', async () => {
  const events = [
    {
      id: 'e1',
      at: '2024-01-01T00:00:00Z',
      kind: 'buy',
      wallet: 'A',
      in: { asset: 'BTC', amount: '1' },
      valueEur: '10',
    },
  ];
  const file = { name: 'l.json', content: utf8(JSON.stringify({ format: 'cryptax-ledger', version: 1, events })) };
  const result = await importFiles([file, { ...file, name: 'm.json' }]);
  expect(result.files).toMatchObject([
    { format: 'cryptax-ledger', rows: 1, events: 1, duplicates: 0 },
    { format: 'cryptax-ledger', rows: 1, events: 0, duplicates: 1 },
  ]);
});
