/**
 * The structure of a PDF after the rules that veraPDF checks for PDF/A-3a and PDF/UA-1, read back with pdf.js. Numbers in the
 * titles are those of ISO 14289-1 (UA) and ISO 19005-3 (A).
 */
import { expect, test } from 'vitest';
import { renderReport } from '../render-report.ts';
import { goldenInput, goldenReport } from '../testing/golden.ts';
import { loadPdfjs } from '../testing/load-pdfjs.ts';

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

interface Page {
  readonly tree: Node;
  readonly operators: { readonly fnArray: readonly number[]; readonly argsArray: readonly (readonly unknown[])[] };
}

let read: Promise<{ readonly text: string; readonly pages: readonly Page[] }> | undefined;

/** The German report of the trader, 12 pages of lists, with its files; read once. */
function report() {
  read ??= readReport();
  return read;
}

async function readReport() {
  const entries = { events: goldenInput('trader').events };
  const { bytes } = await renderReport(goldenReport('trader'), { format: 'pdf', locale: 'de', entries });
  const { getDocument } = await loadPdfjs();
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: Page[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    pages.push({ tree: (await page.getStructTree()) as Node, operators: await page.getOperatorList() });
  }
  await document.destroy();
  return { text: Buffer.from(bytes).toString('latin1'), pages };
}

function rolesOf(node: Node): readonly string[] {
  return [...(node.role === undefined ? [] : [node.role]), ...(node.children ?? []).flatMap(rolesOf)];
}

function found(node: Node, role: string): readonly Node[] {
  return [...(node.role === role ? [node] : []), ...(node.children ?? []).flatMap((child) => found(child, role))];
}

function contentIds(node: Node): readonly string[] {
  return [...(node.type === 'content' ? [node.id ?? ''] : []), ...(node.children ?? []).flatMap(contentIds)];
}

test('[REC-16] A 6.7.2, UA 7.1: the catalogue says that the file is tagged, in which language, and shows its title', async () => {
  const { text } = await report();
  expect(text).toMatch(/\/Marked true/);
  expect(text).toMatch(/\/Lang \(de-DE\)/);
  expect(text).toMatch(/\/DisplayDocTitle true/);
  expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/);
  expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(text).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(text.match(/\/Tabs \/S/g)?.length).toBe((await report()).pages.length);
});

test('[REC-16] UA 7.1: every text and line is content of a tag or marked as an artifact', async () => {
  const { OPS } = await loadPdfjs();
  const drawing = new Set<number>([OPS.showText, OPS.showSpacedText, OPS.fill, OPS.stroke, OPS.constructPath]);
  for (const { operators } of (await report()).pages) {
    let depth = 0;
    operators.fnArray.forEach((operator) => {
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth++;
      if (operator === OPS.endMarkedContent) depth--;
      if (drawing.has(operator)) expect(depth).toBe(1);
    });
    expect(depth).toBe(0);
  }
});

test('[REC-16] A 6.7.3: each mark on a page belongs to exactly one element, in reading order', async () => {
  const { OPS } = await loadPdfjs();
  for (const { tree, operators } of (await report()).pages) {
    const marks = operators.argsArray
      .filter((_, at) => operators.fnArray[at] === OPS.beginMarkedContentProps)
      .map(([, id]) => id)
      .filter((id): id is number => typeof id === 'number');
    const owned = contentIds(tree).map((id) => Number(id.split('_mc').at(-1)));
    expect(owned).toEqual(marks);
    expect(marks).toEqual(marks.map((_, index) => index));
  }
});

test('[REC-16] UA 7.4: one first heading, and no level is left out', async () => {
  const levels = (await report()).pages
    .flatMap(({ tree }) => rolesOf(tree))
    .filter((role) => /^H\d$/.test(role))
    .map((role) => Number(role.slice(1)));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => {
    expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
  });
});

test('[REC-16] UA 7.2, 7.5: tables hold rows, rows hold cells, and heads are head cells', async () => {
  const { pages } = await report();
  const tables = pages.flatMap(({ tree }) => found(tree, 'Table'));
  expect(tables.length).toBeGreaterThan(15);
  for (const table of tables) {
    for (const row of table.children ?? []) {
      expect(row.role).toBe('TR');
      for (const cell of row.children ?? []) expect(['TH', 'TD']).toContain(cell.role);
    }
  }
  expect(pages.flatMap(({ tree }) => found(tree, 'TH')).length).toBeGreaterThan(100);
  expect(
    pages.flatMap(({ tree }) => found(tree, 'L')).flatMap(({ children = [] }) => children.map(({ role }) => role)),
  ).toContain('LI');
});

test('[REC-16] A 6.1.3: a name with signs of XML leaves the metadata well formed', async () => {
  const sealed = goldenReport('beginner');
  const frame = { ...sealed.frame, person: { ...sealed.frame.person, name: 'Müller & <Söhne>' } };
  const { bytes } = await renderReport({ ...sealed, frame }, { format: 'elster', locale: 'de' });
  expect(Buffer.from(bytes).toString('utf8')).toContain('<rdf:li>Müller &amp; &lt;Söhne&gt;</rdf:li>');
});
