/** Disposals that name their lots (Rz. 61), each with its instruction and the remark on proof (rule MET-06). */
import type { TaxYearReport } from '@cryptax/tax-de';
import type { Locale } from '../text/locale.ts';
import { type ColumnRule, makeTable } from './make-table.ts';
import type { ReportTable } from './report-table.ts';

type ProofLine = TaxYearReport['method']['namedLots']['proofs'][number];

export function namedLotsTable({ method }: TaxYearReport, locale: Locale): ReportTable {
  const columns: readonly ColumnRule<ProofLine>[] = [
    { id: 'sold', title: { de: 'Veräußert', en: 'Disposed' }, kind: 'moment', cell: ({ at }) => at },
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: ({ wallet }) => wallet },
    { id: 'asset', title: { de: 'Kryptowert', en: 'Asset' }, kind: 'text', cell: ({ asset }) => asset },
    { id: 'quantity', title: { de: 'Menge', en: 'Quantity' }, kind: 'quantity', cell: ({ amount }) => amount },
    { id: 'lots', title: { de: 'Tranchen', en: 'Lots' }, kind: 'text', cell: ({ lotIds }) => lotIds.join(', ') },
    {
      id: 'made',
      title: { de: 'Anweisung vom', en: 'Instruction of' },
      kind: 'moment',
      cell: ({ receipt }) => receipt?.made ?? null,
    },
    { id: 'state', title: { de: 'Nachweis', en: 'Proof' }, kind: 'text', cell: (line) => stateWords(line, locale) },
    { id: 'hash', title: { de: 'Prüfsumme', en: 'Hash' }, kind: 'text', cell: ({ receipt }) => receipt?.hash ?? null },
    { id: 'event', title: { de: 'Kennung', en: 'Entry id' }, kind: 'text', cell: ({ eventId }) => eventId },
  ];
  const title = { de: 'Benannte Tranchen (Einzelbetrachtung, Rz. 61)', en: 'Named lots (identification, Rz. 61)' };
  return makeTable({ id: 'named-lots', title, columns }, method.namedLots.proofs, locale);
}

const STATES = {
  before: { de: 'vor der Veräußerung angewiesen', en: 'instructed before the disposal' },
  after: { de: 'nach der Veräußerung festgehalten', en: 'written down after the disposal' },
  changed: { de: 'Anweisung passt nicht zu ihrer Prüfsumme', en: 'the instruction does not match its hash' },
  outputs: {
    de: 'ausgegebene Transaktionsausgänge laut Blockchain: {list}',
    en: 'outputs spent, as the chain shows: {list}',
  },
  none: { de: 'kein Beleg hinterlegt', en: 'no record kept' },
} as const;

function stateWords({ receipt, remark, outputs = [] }: ProofLine, locale: Locale): string {
  if (outputs.length > 0) return STATES.outputs[locale].replace('{list}', outputsText(outputs, locale));
  if (receipt === null) return remark ?? STATES.none[locale];
  const state = !receipt.intact ? 'changed' : receipt.before ? 'before' : 'after';
  return [STATES[state][locale], ...(remark === null ? [] : [remark])].join('; ');
}

/** Hashes are long; who needs all of them finds them under the transaction. */
const SHOWN_OUTPUTS = 3;

function outputsText(outputs: readonly string[], locale: Locale): string {
  const more = outputs.length - SHOWN_OUTPUTS;
  const shown = outputs.slice(0, SHOWN_OUTPUTS).join(', ');
  if (more <= 0) return shown;
  return `${shown} ${locale === 'de' ? `und ${more} weitere` : `and ${more} more`}`;
}
