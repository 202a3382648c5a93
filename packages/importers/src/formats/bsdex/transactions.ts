/**
 * BSDEX (Börse Stuttgart Digital): decimal commas with units in quoted cells. The names mislead: "Ausgeführter
 * Gesamtbetrag" is the coin, "Ausgeführte Menge" the money; where that is zero, "Gefüllt" has it. Some headers come twice.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const bsdexTransactions = defineFormat({
  id: 'bsdex-transactions',
  source: 'BSDEX',
  sourceKind: 'exchange',
  idSpace: 'bsdex',
  layouts: [
    headerLine(
      'Transaktionstyp,Kryptowährung,Betrag,Seite,Ausgelöster Preis,Gefüllt,Ausgeführter Gesamtbetrag,Ausgeführte Menge,Status,Transaktionsentgelt,Bestellstatus,Erstellt,Finalisiert am,Stop-Preis,Ausgelöst am,Ausgelöster Preis,Transaktionstyp,Storniert,Sendeadresse,Zieladresse,Zieladressen-Tag,Sendeadressen-Tag,IBAN,IBAN',
    ),
  ],
  signature: [
    'Transaktionstyp',
    'Kryptowährung',
    'Seite',
    'Ausgeführter Gesamtbetrag',
    'Ausgeführte Menge',
    'Bestellstatus',
    'Erstellt',
  ],
  columns: {
    asset: 'Kryptowährung',
    type: 'Seite',
    amount: 'Ausgeführter Gesamtbetrag',
    total: 'Ausgeführte Menge',
    fee: 'Transaktionsentgelt',
    status: 'Bestellstatus',
    date: 'Erstellt',
    address: 'Zieladresse',
    extra1: 'Gefüllt',
  },
  date: { layouts: ['DD.MM.YYYY, HH:mm:ss'], zone: 'Europe/Berlin' },
  identities: [{ sum: ['total'], is: 'extra1' }],
  numbers: 'comma',
  types: { Kaufen: 'trade-buy', Verkaufen: 'trade-sell', Einzahlung: 'deposit', Auszahlung: 'withdrawal' },
  status: { done: ['Geschlossen'] },
  fees: { asset: 'quote' },
  defaults: { quoteAsset: 'EUR' },
  adjust: moneyFromFilled,
});

function moneyFromFilled(facts: RowFacts, row: RowView): Adjusted {
  const amount = row.number(row.cell('extra1'));
  if (amount === undefined || amount === '0') return facts;
  const money = { asset: 'EUR', amount };
  if (facts.kind === 'trade-buy' && facts.out === undefined) return { ...facts, out: money };
  return facts.kind === 'trade-sell' && facts.in === undefined ? { ...facts, in: money } : facts;
}
