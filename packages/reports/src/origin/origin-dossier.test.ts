/** The dossier and the picture of a proof: all that is needed, and nothing else of the ledger. */
import { addYears, type Day } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, LedgerEngine, type LedgerEvent, parseNotation } from '@cryptax/ledger';
import type { ReportDocument } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { renderPlanPdf } from '../plan-document/render-plan-pdf.ts';
import { loadPdfjs } from '../testing/load-pdfjs.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { explainOrigin } from './explain-origin.ts';
import { originDocument } from './origin-document.ts';
import { originPicture } from './origin-picture.ts';
import type { OriginTarget } from './origin-proof.ts';
import { originRows } from './origin-rows.ts';
import { placePicture } from './picture-places.ts';

const TEXT = `
m1: 2020-01-02 09:00 money-in Kraken 10000 EUR
b1: 2020-01-03 09:00 buy Kraken 1 BTC for 6000 fee 10 EUR
t1: 2020-03-01 09:00 transfer Kraken to Ledger 1 BTC
t2: 2024-03-01 09:00 transfer Ledger to Bitvavo 1 BTC
x1: 2024-03-01 10:00 buy Secret 7 XMR for 900
s1: 2024-03-02 09:00 sell Bitvavo 1 BTC for 30000 fee 20 EUR
p1: 2024-03-03 09:00 money-out Bitvavo 29000 EUR
`;

function madeOf(target: OriginTarget) {
  const read = parseNotation(TEXT);
  const events = (read.ok ? read.value : []).map(
    (event, index): LedgerEvent => ({ ...event, source: { file: `${event.wallet}.csv`, line: index + 2 } }),
  );
  const engine = new LedgerEngine(DEFAULT_SETTINGS, (day: Day) => addYears(day, 1));
  engine.load(events);
  const proof = explainOrigin(target, events, engine);
  if (proof === undefined) throw new Error('nothing to explain');
  const rows = originRows(proof, (id) => events.find((event) => event.id === id));
  return { proof, rows };
}

test('the dossier names sum, parts, each entry with file and line, and no other entry', async () => {
  const { proof, rows } = madeOf({ kind: 'payout', eventId: 'p1' });
  const document = originDocument(proof, rows, { locale: 'de', owner: 'Klaus Muster' });
  const options = { locale: 'de', madeAt: '2026-11-17T08:00:00.000Z', demo: false } as const;
  const { pages, bookmarks } = await pdfText(await renderPlanPdf(document, options));
  const text = pages.flat().map((line) => line.join(' '));
  const has = (words: string) => expect(text.some((line) => line.includes(words))).toBe(true);
  has('Auszahlung vom 03.03.2024, Bitvavo');
  has('29.000,00');
  has('Wertzuwachs der Coins');
  has('Kraken.csv, Zeile 2');
  has('Mittelherkunft');
  has('Kraken nach Ledger');
  has('Klaus Muster');
  has('Weg des Geldes');
  expect(text.join('\n')).not.toContain('?');
  expect(text.join('\n')).not.toMatch(/Secret|XMR|Planung/);
  expect(bookmarks).toContain('Geld eingezahlt');
});

test('the dossier draws the way of the money, and says it in words to who cannot see it', async () => {
  const { proof, rows } = madeOf({ kind: 'payout', eventId: 'p1' });
  const options = { locale: 'de', madeAt: '2026-11-17T08:00:00.000Z', demo: false } as const;
  const bytes = await renderPlanPdf(originDocument(proof, rows, { locale: 'de' }), options);
  const { getDocument, OPS } = await loadPdfjs();
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const [figure] = found((await page.getStructTree()) as Node, 'Figure');
  expect(figure?.alt).toContain('Weg des Geldes. Einzahlung Kraken 5.813,54');
  expect(figure?.alt).toContain('Verkauf Bitvavo 29.000,00\u00a0€: nach Auszahlung Bitvavo 29.000,00\u00a0€.');
  const { fnArray, argsArray } = await page.getOperatorList();
  const marks = argsArray.filter((_, at) => fnArray[at] === OPS.beginMarkedContentProps).map(([tag]) => tag);
  expect(marks.filter((tag) => tag === 'Figure')).toHaveLength(1);
  await document.destroy();
});

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

function found(node: Node, role: string): readonly Node[] {
  return [...(node.role === role ? [node] : []), ...(node.children ?? []).flatMap((child) => found(child, role))];
}

test('boxes of the picture never touch, and bands end at their boxes', () => {
  const { proof, rows } = madeOf({ kind: 'payout', eventId: 'p1' });
  const size = { width: 504, box: 86, high: 36, gap: 9, top: 16, foot: 16, thickest: 7 };
  const { boxes, bands, height } = placePicture(originPicture(rows, proof.links), size);
  for (const [at, box] of boxes.entries()) {
    expect(box.x + size.box).toBeLessThanOrEqual(size.width);
    expect(box.y + size.high).toBeLessThan(height);
    for (const other of boxes.slice(at + 1)) {
      expect(Math.abs(box.x - other.x) > size.box || Math.abs(box.y - other.y) > size.high).toBe(true);
    }
  }
  const at = (id: string) => boxes.find((box) => box.id === id);
  for (const { from, to, isBack, curve } of bands) {
    if (isBack) continue;
    const isAside = at(from)?.column === at(to)?.column;
    expect([curve[0], curve[6]]).toEqual([(at(from)?.x ?? 0) + size.box, (at(to)?.x ?? 0) + (isAside ? size.box : 0)]);
  }
});

test('documents of its entries and wallets are listed by their hash, and no others', () => {
  const { proof, rows } = madeOf({ kind: 'payout', eventId: 'p1' });
  const entry = (eventId: string, wallet: string): ReportDocument => ({
    name: `${eventId}.pdf`,
    sha256: 'ab'.repeat(32),
    addedAt: '2026-11-01T10:00:00Z',
    about: 'Kontoauszug',
    of: { kind: 'event', eventId, event: 'money-in', at: '2020-01-02T08:00:00Z', wallet },
  });
  const documents: readonly ReportDocument[] = [
    entry('m1', 'Kraken'),
    entry('x1', 'Secret'),
    { ...entry('w', ''), of: { kind: 'wallet', wallet: 'Ledger' } },
    { ...entry('v', ''), of: { kind: 'wallet', wallet: 'Secret' } },
    {
      ...entry('b', ''),
      of: { kind: 'statement', wallet: 'Kraken', asset: 'BTC', amount: '1', at: '2023-12-31T22:59:59Z' },
    },
  ];
  const table = originDocument(proof, rows, { locale: 'de', documents }).tables.at(-1);
  expect(table?.title).toBe('Aufbewahrte Belege');
  expect(table?.rows).toEqual([
    ['01.11.2026', 'm1.pdf', 'Geldeinzahlung 02.01.2020, Kraken', 'Kontoauszug', 'ab'.repeat(32)],
    ['01.11.2026', 'w.pdf', 'Wallet Ledger', 'Kontoauszug', 'ab'.repeat(32)],
  ]);
});

test('what is not documented stands before the entries, in words', () => {
  const { proof, rows } = madeOf({ kind: 'wallet', wallet: 'Secret' });
  const [, gaps] = originDocument(proof, rows, { locale: 'de', owner: 'Klaus Muster' }).tables;
  expect(gaps?.title).toBe('Was nicht belegt ist');
  expect(gaps?.rows).toEqual([
    [
      'Der Kauf oder die Auszahlung ist belegt, das Geld dafür steht in keiner Datei (Kontoauszug beilegen)',
      '01.03.2024, Secret, 7 XMR (900,00\u00a0€)',
      '900,00\u00a0€',
    ],
  ]);
});

test('the picture has a box for each role and wallet, and the bands between them', () => {
  const { proof, rows } = madeOf({ kind: 'payout', eventId: 'p1' });
  const { boxes, bands } = originPicture(rows, proof.links);
  expect(boxes.map(({ id, column, count }) => [id, column, count])).toEqual([
    ['money-in Kraken', 0, 1],
    ['purchase Kraken', 1, 1],
    ['move Kraken', 2, 1],
    ['move Ledger', 2, 1],
    ['sale Bitvavo', 3, 1],
    ['payout Bitvavo', 4, 1],
  ]);
  expect(bands).toContainEqual({ from: 'sale Bitvavo', to: 'payout Bitvavo', euro: '29000.00', isBack: false });
});

test('many wallets become one box, and nothing of the sum is lost by it', () => {
  const rows = Array.from({ length: 20 }, (_, no) => ({
    ...(madeOf({ kind: 'payout', eventId: 'p1' }).rows[0] as ReturnType<typeof originRows>[number]),
    eventId: `m${no}`,
    wallet: `W${no}`,
    euro: '10.00',
  }));
  const { boxes } = originPicture(rows, []);
  expect(boxes).toHaveLength(6);
  expect(boxes.at(-1)).toMatchObject({ wallet: null, count: 15, euro: '150.00' });
});
