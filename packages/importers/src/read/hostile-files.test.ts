/** Files made to fill the memory, to reach for other files, or to smuggle code: workbooks, archives and XML. */
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import { readTables } from './read-tables.ts';

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>';
const WORKBOOK =
  '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>';
const RELATIONS = (target: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${target}"/></Relationships>`;

/** A workbook with one sheet; `head` stands before each part, where a DOCTYPE would. */
function workbook(cells: string, strings: string, head = ''): Uint8Array {
  const sheet = `<?xml version="1.0"?>${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;
  const shared = `<?xml version="1.0"?>${head}<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="1" uniqueCount="1"><si><t>${strings}</t></si></sst>`;
  return zipSync({
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    '_rels/.rels': strToU8(RELATIONS('officeDocument" Target="xl/workbook.xml')),
    'xl/workbook.xml': strToU8(WORKBOOK),
    'xl/_rels/workbook.xml.rels': strToU8(
      RELATIONS('worksheet" Target="worksheets/sheet1.xml').replace(
        '</Relationships>',
        '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      ),
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    'xl/sharedStrings.xml': strToU8(shared),
  });
}

const SHARED_AND_INLINE = '<c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>plain</t></is></c>';

/** Ten entities of ten entities each: a billion words if anybody opens them. */
const LAUGHS = `<!DOCTYPE x [<!ENTITY l0 "lol">${Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
).join('')}]>`;

async function cellsOf(bytes: Uint8Array): Promise<readonly string[]> {
  const contents = await readTables('book.xlsx', bytes);
  return contents
    .flatMap((content) => (content.kind === 'table' ? [...(content.readings[0]?.chunks() ?? [])] : []))
    .flatMap(({ rows }) => [...rows].flat());
}

test('the workbook of these tests is one: its cells are read', async () => {
  expect(await cellsOf(workbook(SHARED_AND_INLINE, 'shared'))).toEqual(['shared', 'plain']);
});

test('entities of a workbook are never opened (billion laughs)', async () => {
  const cells = await cellsOf(workbook(SHARED_AND_INLINE, '&l9;', LAUGHS));
  for (const cell of cells) expect(cell.length).toBeLessThan(100);
});

test('a workbook cannot reach for another file (external entity)', async () => {
  const head =
    '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/hostname"><!ENTITY % more SYSTEM "http://127.0.0.1:9/x">%more;]>';
  const cells = await cellsOf(workbook(SHARED_AND_INLINE, '&secret;', head));
  for (const cell of cells) expect(['', 'plain', '&secret;']).toContain(cell);
});

test('an XML file is no table, whatever its entities promise', async () => {
  const result = await importFiles([{ name: 'x.xml', content: strToU8(`<?xml version="1.0"?>${LAUGHS}<x>&l9;</x>`) }]);
  expect(result.events).toEqual([]);
});

test('a workbook that unpacks to more than it may is refused before it is unpacked', async () => {
  const bomb = zipSync({
    'xl/workbook.xml': strToU8(WORKBOOK),
    'xl/worksheets/sheet1.xml': new Uint8Array(10_000_000),
  });
  const result = await importFiles([{ name: 'bomb.xlsx', content: claimSize(bomb, 2_000_000_000) }]);
  expect(result.files[0]?.issues.map(({ code }) => code)).toEqual(['zip.too-large']);
});

test.each([
  ['an archive', { 'a.csv': new Uint8Array(10_000_000).fill(44) }],
  ['a workbook', { 'xl/workbook.xml': strToU8(WORKBOOK), 'xl/worksheets/sheet1.xml': new Uint8Array(10_000_000) }],
])('%s that lies about its size gets no more room than it asked for', async (_, parts) => {
  const result = await importFiles([{ name: 'liar', content: claimSize(zipSync(parts, { level: 1 }), 100) }]);
  expect(result.events).toEqual([]);
});

test('a sheet that claims a million columns has the cells it has', async () => {
  const cells = await cellsOf(
    workbook('<c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="XFD1" t="inlineStr"><is><t>z</t></is></c>', ''),
  );
  expect(cells.filter((cell) => cell !== '')).toEqual(['a', 'z']);
});

/** Writes an unpacked size into the central directory (offset 24 of its entry). */
function claimSize(zip: Uint8Array, size: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 46 < zip.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  return zip;
}
