/** The dossier for a bank or notary: the sum, what it is made of, each entry that is needed for it, and what is not documented. */
import { berlinDayText, dec, formatShortest } from '@cryptax/kernel';
import { isFiat, type Leg } from '@cryptax/ledger';
import type { ReportDocument } from '@cryptax/tax-de';
import type { DocumentTable, PlanDocument } from '../plan-document/plan-document.ts';
import { documentList } from '../tables/document-table.ts';
import { dayText } from '../text/dates.ts';
import { euroWords } from '../text/euro-words.ts';
import type { Locale, Text } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { drawnPicture } from './draw-picture.ts';
import { originPicture } from './origin-picture.ts';
import { ORIGIN_PARTS, ORIGIN_ROLES, type OriginProof } from './origin-proof.ts';
import type { OriginRow } from './origin-rows.ts';
import { GAP_TEXTS, NOTES, PART_LABELS, ROLE_TITLES, WORDS } from './origin-words.data.ts';

export interface DossierOptions {
  readonly locale: Locale;
  /** Whose money it is. */
  readonly owner?: string | undefined;
  /** Kept beside the ledger; those of other entries and wallets are left out. */
  readonly documents?: readonly ReportDocument[] | undefined;
}

export function originDocument(
  proof: OriginProof,
  rows: readonly OriginRow[],
  { locale, owner, documents = [] }: DossierOptions,
): PlanDocument {
  const word = (text: Text) => text[locale];
  const euro = (amount: string) => euroWords(amount, locale);
  const parts = ORIGIN_PARTS.filter((part) => proof.parts[part] !== '0.00');
  return {
    title: word(WORDS.title),
    subtitle: targetText(proof, rows, locale),
    figures: [
      { label: word(WORDS.euro), value: euro(proof.euro) },
      ...(owner === undefined ? [] : [{ label: word(WORDS.owner), value: owner }]),
    ],
    ...(rows.length === 0
      ? {}
      : {
          picture: {
            title: word(WORDS.picture),
            picture: drawnPicture(originPicture(rows, proof.links), locale),
          },
        }),
    tables: [
      {
        title: word(WORDS.composition),
        columns: [
          { title: word(WORDS.part), width: 3 },
          { title: word(WORDS.amount), width: 1, isFigure: true },
        ],
        endsInSum: true,
        rows: [
          ...parts.map((part) => [word(PART_LABELS[part]), euro(proof.parts[part])]),
          [word(WORDS.total), euro(proof.euro)],
        ],
      },
      ...gapTable(proof, rows, locale),
      ...ORIGIN_ROLES.map((role) =>
        entryTable(
          word(ROLE_TITLES[role]),
          rows.filter((row) => row.role === role),
          locale,
        ),
      ),
      documentTable(documents, proof, rows, locale),
    ],
    notes: NOTES.map(word),
    frame: { state: word(WORDS.state), about: word(WORDS.about) },
  };
}

function entryTable(title: string, rows: readonly OriginRow[], locale: Locale): DocumentTable {
  return {
    title,
    columns: [
      { title: WORDS.day[locale], width: 1.1 },
      { title: WORDS.place[locale], width: 1.7 },
      { title: WORDS.entry[locale], width: 2.3 },
      { title: WORDS.counts[locale], width: 1.3, isFigure: true },
      { title: WORDS.document[locale], width: 3 },
    ],
    rows: rows.map((row) => [
      dayText(berlinDayText(row.at), locale),
      row.toWallet === null ? row.wallet : `${row.wallet} ${WORDS.to[locale]} ${row.toWallet}`,
      entryText(row, locale),
      euroWords(row.euro, locale),
      sourceWords(row, locale),
    ]),
  };
}

/** Only what belongs to the proof: its entries, the wallets that they name, and balances of a wallet whose holdings are shown. */
function documentTable(
  documents: readonly ReportDocument[],
  { target }: OriginProof,
  rows: readonly OriginRow[],
  locale: Locale,
): DocumentTable {
  const events = new Set(rows.map(({ eventId }) => eventId));
  const wallets = new Set(rows.flatMap(({ wallet, toWallet }) => [wallet, toWallet]));
  const own = documents.filter(({ of }) => {
    if (of.kind === 'event') return events.has(of.eventId);
    return of.kind === 'wallet' ? wallets.has(of.wallet) : target.kind === 'wallet' && target.wallet === of.wallet;
  });
  const list = documentList(own, { locale, nameOf: (wallet) => wallet });
  const widths: Readonly<Record<string, number>> = { added: 1, name: 2, of: 2.4, about: 2, sha256: 3.4 };
  return {
    title: WORDS.documents[locale],
    columns: list.columns.map(({ id, title }) => ({ title, width: widths[id] ?? 1 })),
    rows: list.rows.map((row) =>
      row.map((cell, at) => (cell !== null && list.columns[at]?.kind === 'day' ? dayText(cell, locale) : (cell ?? ''))),
    ),
  };
}

function gapTable({ gaps }: OriginProof, rows: readonly OriginRow[], locale: Locale): readonly DocumentTable[] {
  if (gaps.length === 0) return [];
  const rowOf = new Map(rows.map((row) => [row.eventId, row]));
  return [
    {
      title: WORDS.gaps[locale],
      columns: [
        { title: WORDS.reason[locale], width: 3 },
        { title: WORDS.entry[locale], width: 3 },
        { title: WORDS.amount[locale], width: 1.2, isFigure: true },
      ],
      rows: gaps.map(({ code, eventId, euro, asset, amount }) => {
        const row = eventId === null ? undefined : rowOf.get(eventId);
        const coins = asset === undefined || amount === undefined ? '' : legText({ asset, amount }, locale);
        const where = row === undefined ? '' : `${dayText(berlinDayText(row.at), locale)}, ${row.wallet}`;
        const what = [where, coins || (row === undefined ? '' : entryText(row, locale))].filter(Boolean).join(', ');
        return [GAP_TEXTS[code][locale], what, euro === null ? WORDS.unknown[locale] : euroWords(euro, locale)];
      }),
    },
  ];
}

function targetText({ target }: OriginProof, rows: readonly OriginRow[], locale: Locale): string {
  if (target.kind === 'sum') return WORDS.sum[locale];
  if (target.kind === 'wallet') return WORDS.wallet[locale].replace('{place}', target.wallet);
  const row = rows.find(({ eventId }) => eventId === target.eventId);
  const words = row?.role === 'payout' ? WORDS.payout : WORDS.sale;
  const day = row === undefined ? '' : dayText(berlinDayText(row.at), locale);
  return words[locale].replace('{day}', day).replace('{place}', row?.wallet ?? '');
}

/** "0,3 BTC gegen 5 ETH (15.000,00 €)"; the faces of the PDF have no arrows. */
function entryText({ out, in: into, valueEur }: OriginRow, locale: Locale): string {
  const legs = [out, into]
    .flatMap((leg) => (leg === null ? [] : [legText(leg, locale)]))
    .join(` ${WORDS.against[locale]} `);
  return valueEur === null ? legs : `${legs} (${euroWords(valueEur, locale)})`;
}

function legText({ asset, amount }: Leg, locale: Locale): string {
  if (asset === 'EUR') return euroWords(amount, locale);
  const text = isFiat(asset) ? amount : formatShortest(dec(amount));
  return `${numberText(text, { numbers: locale, grouping: true })} ${asset}`;
}

function sourceWords({ source, reference }: OriginRow, locale: Locale): string {
  const lines = source?.lines ?? [];
  const place =
    source === null
      ? WORDS.typed[locale]
      : `${source.file}, ${lines.length > 1 ? WORDS.lines[locale] : WORDS.line[locale]} ${lines.join(', ')}`;
  return reference === null ? place : `${place}; ${WORDS.reference[locale]} ${reference}`;
}
