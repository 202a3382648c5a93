/** Documents that are kept beside the ledger: when each was attached, to what, what it shows, and the hash it is known by. */
import { berlinDayText } from '@cryptax/kernel';
import type { DocumentSubject, ReportDocument, TaxYearReport } from '@cryptax/tax-de';
import { dayText } from '../text/dates.ts';
import type { Locale } from '../text/locale.ts';
import { EVENT_KINDS } from '../text/words.data.ts';
import { type ColumnRule, makeTable } from './make-table.ts';
import type { ReportTable } from './report-table.ts';
import { quantityText } from './wallet-text.ts';

export function documentTable({ frame }: TaxYearReport, locale: Locale): ReportTable {
  const names = new Map(frame.wallets.map(({ wallet, name = wallet }) => [wallet, name]));
  return documentList(frame.documents ?? [], { locale, nameOf: (wallet) => names.get(wallet) ?? wallet });
}

export interface DocumentWords {
  readonly locale: Locale;
  readonly nameOf: (wallet: string) => string;
}

export function documentList(documents: readonly ReportDocument[], words: DocumentWords): ReportTable {
  const columns: readonly ColumnRule<ReportDocument>[] = [
    {
      id: 'added',
      title: { de: 'Abgelegt am', en: 'Attached on' },
      kind: 'day',
      cell: ({ addedAt }) => berlinDayText(addedAt),
    },
    { id: 'name', title: { de: 'Datei', en: 'File' }, kind: 'text', cell: ({ name }) => name },
    { id: 'of', title: { de: 'Gehört zu', en: 'Belongs to' }, kind: 'text', cell: ({ of }) => subjectText(of, words) },
    { id: 'about', title: { de: 'Belegt', en: 'Shows' }, kind: 'text', cell: ({ about }) => about || null },
    { id: 'sha256', title: { de: 'SHA-256', en: 'SHA-256' }, kind: 'text', cell: ({ sha256 }) => sha256 },
  ];
  return makeTable({ id: 'documents', title: { de: 'Belege', en: 'Documents' }, columns }, documents, words.locale);
}

/** `Kauf 03.01.2020, Kraken`; `Bestand 31.12.2023, Kraken: 0,5 BTC` */
function subjectText(of: DocumentSubject, { locale, nameOf }: DocumentWords): string {
  const wallet = nameOf(of.wallet);
  if (of.kind === 'wallet') return `Wallet ${wallet}`;
  const day = dayText(berlinDayText(of.at), locale);
  if (of.kind === 'event') return `${EVENT_KINDS[of.event][locale]} ${day}, ${wallet}`;
  const word = locale === 'de' ? 'Bestand' : 'Balance';
  return `${word} ${day}, ${wallet}: ${quantityText(of.amount, locale)} ${of.asset}`;
}
