/** Tables that only an answer has: the years side by side, platforms, own addresses, and the files that it all rests on. */
import { berlinDayText, berlinYearOf, compareText, hasShortKey, shortKeys } from '@cryptax/kernel';
import type { ReportDocument, TaxYearReport, WalletCoverage } from '@cryptax/tax-de';
import { documentList } from '../tables/document-table.ts';
import type { Cell, CellKind, Column, NamedTable } from '../tables/report-table.ts';
import { readable } from '../text/readable.ts';
import type { AskedAddress, KeptYearEnd } from './answer-request.ts';
import { yearOfProof } from './year-end-text.ts';

export function overviewTable(reports: readonly TaxYearReport[]): NamedTable {
  return plainTable(
    'overview',
    'Einkünfte aus Kryptowerten je Jahr',
    [
      ['year', 'Jahr', 'text'],
      ['sales', 'Private Veräußerungen, § 23 EStG', 'eur'],
      ['sales-taxable', 'davon anzusetzen', 'eur'],
      ['free', 'Außerhalb der Haltefrist', 'eur'],
      ['services', 'Leistungen, § 22 Nr. 3 EStG', 'eur'],
      ['services-taxable', 'davon anzusetzen', 'eur'],
      ['capital', 'Termingeschäfte, § 20 EStG', 'eur'],
      ['state', 'Stand', 'text'],
    ],
    reports.map(({ frame, summary: { assessed }, completeness }) => [
      String(frame.year),
      assessed.privateSales.net,
      assessed.privateSales.taxable,
      assessed.taxFreeGain,
      assessed.income.net,
      assessed.income.taxable,
      assessed.capital.net,
      completeness.complete && completeness.standIns === undefined ? 'vollständig' : 'vorläufig',
    ]),
  );
}

/** Every account up to the end of the last asked year; one that nobody described may be a platform. */
export function platformTable(reports: readonly TaxYearReport[]): NamedTable {
  const lines = coverageOf(reports).filter(({ kind }) => kind !== 'wallet');
  return plainTable(
    'platforms',
    'Handelsplattformen und Konten',
    [['wallet', 'Plattform oder Konto', 'text'], ['kind', 'Art', 'text'], ...COVERAGE],
    lines.map((line) => [
      line.name ?? line.wallet,
      line.kind === 'exchange' ? 'Handelsplattform' : UNSAID,
      ...coverageCells(line),
    ]),
  );
}

/**
 * An address that is a part of its wallet has the entries that name it, up to the end of the last asked year. A wallet of a key is
 * followed by the addresses of it that are in use: the key itself would open all of them, and those to come.
 */
export function addressTable(
  reports: readonly TaxYearReport[],
  parts: readonly AskedAddress[],
  known: readonly AskedAddress[],
): NamedTable {
  const last = reports.at(-1)?.frame.year ?? 0;
  const lines = coverageOf(reports).filter(({ kind }) => kind === 'wallet');
  return plainTable(
    'addresses',
    'Eigene Wallets und Adressen',
    [['wallet', 'Wallet', 'text'], ['address', 'Adresse', 'text'], ...COVERAGE],
    [
      ...lines.flatMap((line) => {
        const name = line.name ?? line.wallet;
        return [
          [name, line.address === undefined ? UNSAID : addressText(line.address), ...coverageCells(line)],
          ...usedOf(line.wallet, known).map((address) => [name, address, null, null, null]),
        ];
      }),
      ...parts.map(({ address, wallets, named }) => {
        const naming = named.filter(({ at }) => (berlinYearOf(at) ?? 0) <= last).map(({ at }) => at);
        const names = wallets.map(({ name }) => name).join(', ') || UNSAID;
        const [first, end] = [naming.toSorted()[0], naming.toSorted().at(-1)];
        const days = first === undefined || end === undefined ? [null, null] : [first, end].map(berlinDayText);
        return [names, address, String(naming.length), ...days];
      }),
    ],
  );
}

function addressText(address: string): string {
  const short = shortKeys(address);
  return hasShortKey(short) ? `${short} (Schlüssel, gekürzt)` : address;
}

/** Addresses in use of a wallet that has more than one. */
export function usedOf(wallet: string, known: readonly AskedAddress[]): readonly string[] {
  return known
    .filter(({ isWhole, wallets }) => !isWhole && wallets.some(({ id }) => id === wallet))
    .map(({ address }) => address);
}

/** Files that entries of the asked years were read from, with how much of them. */
export function sourceFileTable(reports: readonly TaxYearReport[]): NamedTable {
  const files = new Map<string, { count: number; first: string; last: string }>();
  for (const { source, at } of reports.flatMap(({ transactions }) => transactions)) {
    const name = source.file ?? TYPED;
    const day = berlinDayText(at);
    const known = files.get(name);
    if (known === undefined) files.set(name, { count: 1, first: day, last: day });
    else {
      known.count++;
      if (day < known.first) known.first = day;
      if (day > known.last) known.last = day;
    }
  }
  const rows = [...files].sort(([a], [b]) => compareText(a, b));
  return plainTable(
    'source-files',
    'Dateien, aus denen die Buchungen stammen',
    [
      ['file', 'Datei', 'text'],
      ['count', 'Buchungen', 'count'],
      ['first', 'Erste Buchung', 'day'],
      ['last', 'Letzte Buchung', 'day'],
    ],
    rows.map(([name, { count, first, last }]) => [name, String(count), first, last]),
  );
}

const UNSAID = 'nicht angegeben';
const TYPED = 'ohne Datei, von Hand eingegeben';

/**
 * Documents of what was asked for: of the entries of the asked years and of those that their sales go back to, of the balances of
 * these years, and of the wallets. The last report has all documents up to its end.
 */
export function askedDocumentTable(reports: readonly TaxYearReport[]): NamedTable {
  const last = reports.at(-1);
  const years = new Set<number | null>(reports.map(({ frame }) => frame.year));
  const wallets = new Set(coverageOf(reports).map(({ wallet }) => wallet));
  const events = new Set(
    reports.flatMap(({ transactions, lots }) => [
      ...transactions.map(({ source }) => source.eventId),
      ...lots.flatMap(({ chain }) => chain.map(({ eventId }) => eventId)),
    ]),
  );
  const isAsked = ({ of, about }: ReportDocument) => {
    if (of.kind === 'event') return events.has(of.eventId);
    if (of.kind === 'statement') return wallets.has(of.wallet) && years.has(berlinYearOf(of.at));
    const proven = yearOfProof({ about });
    return wallets.has(of.wallet) && (proven === undefined || years.has(proven));
  };
  const names = new Map(coverageOf(reports).map(({ wallet, name = wallet }) => [wallet, name]));
  const documents = (last?.frame.documents ?? []).filter(isAsked);
  return documentList(documents, { locale: 'de', nameOf: (wallet) => names.get(wallet) ?? wallet });
}

/**
 * What chains themselves said of the end of the asked years, and both readings of rewards that waited there. Of one wallet, chain and
 * year the last proof counts.
 */
export function yearEndTables(
  reports: readonly TaxYearReport[],
  kept: readonly KeptYearEnd[],
): readonly [NamedTable, NamedTable] {
  const names = new Map(coverageOf(reports).map(({ wallet, name = wallet }) => [wallet, name]));
  const years = new Set(reports.map(({ frame }) => frame.year));
  const asked = kept.filter(({ year, wallet }) => years.has(year) && names.has(wallet));
  const last = new Map(asked.map((proof) => [`${proof.year} ${proof.chain} ${proof.wallet}`, proof]));
  const proofs = [...last.values()].sort(
    (a, b) => a.year - b.year || compareText(names.get(a.wallet) ?? '', names.get(b.wallet) ?? ''),
  );
  const headOf = ({ year, wallet, addresses }: KeptYearEnd) => {
    const [address = ''] = addresses;
    const count = addresses.length === 1 ? address : `${addresses.length} Adressen`;
    return [String(year), names.get(wallet) ?? wallet, count];
  };
  const HEAD: readonly Head[] = [
    ['year', 'Jahr', 'text'],
    ['wallet', 'Wallet', 'text'],
    ['address', 'Adresse', 'text'],
  ];
  return [
    plainTable(
      'year-end-proofs',
      'Bestände laut Chain zum letzten Block des 31.12. (Berliner Zeit)',
      [
        ...HEAD,
        ['asset', 'Coin', 'text'],
        ['told', 'Laut Chain', 'quantity'],
        ['computed', 'Summe der Transaktionen', 'quantity'],
        ['value', 'Kurswert in EUR', 'eur'],
        ['source', 'Kursquelle', 'text'],
        ['block', 'Letzter Block', 'text'],
      ],
      proofs.flatMap((proof) =>
        proof.lines.map(({ asset, told = null, computed = null, eur = null, source = 'kein Kurs' }) => [
          ...headOf(proof),
          asset,
          told,
          computed,
          eur,
          source,
          proof.block ?? 'von keinem Dienst genannt',
        ]),
      ),
    ),
    plainTable(
      'year-end-rewards',
      'Nicht abgeholte Erträge am 31.12. in beiden Lesarten (Rz. 48a)',
      [
        ...HEAD,
        ['asset', 'Coin', 'text'],
        ['amount', 'Menge', 'quantity'],
        ['now', 'Zufluss spätestens am 31.12., EUR', 'eur'],
        ['later', 'Zufluss erst mit dem Abholen, EUR', 'eur'],
        ['source', 'Kursquelle', 'text'],
      ],
      proofs.flatMap((proof): readonly (readonly Cell[])[] => {
        const { unclaimed } = proof;
        // Silence is not the same as nothing.
        if (unclaimed === undefined) return [[...headOf(proof), 'von der Chain nicht genannt', null, null, null, null]];
        if (unclaimed.length === 0) return [[...headOf(proof), 'keine', null, '0.00', '0.00', null]];
        return unclaimed.map(({ asset, amount, eur = null, source = 'kein Kurs' }) => [
          ...headOf(proof),
          ...[asset, amount, eur, '0.00', source],
        ]);
      }),
    ),
  ];
}

/** Of the last year: what was known up to its end. */
export function coverageOf(reports: readonly TaxYearReport[]): readonly WalletCoverage[] {
  return reports.at(-1)?.completeness.wallets ?? [];
}

type Head = readonly [id: string, title: string, kind: CellKind];

const COVERAGE: readonly Head[] = [
  ['events', 'Buchungen', 'count'],
  ['first', 'Erste Buchung', 'day'],
  ['last', 'Letzte Buchung', 'day'],
];

function coverageCells({ events, firstAt, lastAt }: WalletCoverage): readonly Cell[] {
  return [String(events), berlinDayText(firstAt), berlinDayText(lastAt)];
}

function plainTable(id: string, title: string, heads: readonly Head[], rows: readonly (readonly Cell[])[]): NamedTable {
  const columns = heads.map(([column, name, kind]): Column => ({ id: column, title: name, kind }));
  const shown = rows.map((row) =>
    row.map((cell, at) => (cell !== null && heads[at]?.[2] === 'text' ? readable(cell) : cell)),
  );
  return { id, title, columns, rows: shown, totals: [] };
}
