/**
 * Trade Republic timeline as community exporters write it (German and Dutch). Coins have pseudo ISINs (`XF000BTC0017`);
 * other ISINs are securities. The value is the money that moved, so it contains the fee.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const tradeRepublicTimeline = defineFormat({
  id: 'traderepublic-timeline',
  source: 'Trade Republic',
  sourceKind: 'broker',
  idSpace: 'traderepublic',
  layouts: [
    headerLine('Datum,Typ,Wert,Notiz,ISIN,Stück,Gebühren,Steuern'),
    headerLine('Datum,Transactietype,Waarde (netto),Opmerking,ISIN,Aantal,Kosten,Belasting'),
  ],
  signature: ['Datum', 'Typ', 'Wert', 'ISIN'],
  columns: {
    date: 'Datum',
    type: ['Typ', 'Transactietype'],
    total: ['Wert', 'Waarde (netto)'],
    note: ['Notiz', 'Opmerking'],
    asset: 'ISIN',
    amount: ['Stück', 'Aantal'],
    fee: ['Gebühren', 'Kosten'],
  },
  date: { layouts: ['iso', 'YYYY-MM-DD'], zone: 'Europe/Berlin' },
  numbers: 'comma',
  types: {
    Kauf: 'trade-buy',
    Verkauf: 'trade-sell',
    Einlage: 'deposit',
    Entnahme: 'withdrawal',
    Zinsen: 'ignore',
    Dividende: 'ignore',
    Gebühren: 'fee',
    Aankoop: 'trade-buy',
    Verkoop: 'trade-sell',
    Storting: 'deposit',
    Onttrekking: 'withdrawal',
    Dividend: 'ignore',
    Rente: 'ignore',
  },
  fees: { total: 'with', asset: 'quote', refund: 'plus' },
  defaults: { quoteAsset: 'EUR' },
  adjust: coinsOnly,
});

const COIN_ISIN = /^XF0*([A-Z]{2,7})\d{2,4}$/;

function coinsOnly(facts: RowFacts, row: RowView): Adjusted {
  const isin = row.cell('asset').toUpperCase();
  if (isin === '' && facts.kind === 'ignore') return { ignore: 'bank-row' };
  if (isin === '') return facts.kind === 'fee' ? { ignore: 'fiat-fee' } : facts;
  const asset = row.asset(COIN_ISIN.exec(isin)?.[1] ?? '');
  if (asset === undefined) return { ignore: 'not-crypto' };
  const { in: received, out } = facts;
  return {
    ...facts,
    in: received?.asset === isin ? { ...received, asset } : received,
    out: out?.asset === isin ? { ...out, asset } : out,
  };
}
