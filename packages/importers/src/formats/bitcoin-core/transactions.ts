/**
 * Bitcoin Core and its sister programs: unit in the header, local time of the computer. A sent amount contains the fee, which no
 * column states; a payment to oneself shows the fee as its amount. German type words are common knowledge.
 */
import { defineFormat } from '../format.ts';

export const bitcoinCore = defineFormat({
  id: 'bitcoin-core',
  source: 'Bitcoin Core',
  sourceKind: 'wallet',
  idSpace: 'bitcoin-core',
  layouts: [
    ['Confirmed', 'Date', 'Type', 'Label', 'Address', 'Amount ({asset})', 'ID'],
    ['Bestätigt', 'Datum', 'Typ', 'Etikett', 'Adresse', 'Betrag ({asset})', 'ID'],
    ['Bestätigt', 'Datum', 'Typ', 'Bezeichnung', 'Adresse', 'Betrag ({asset})', 'ID'],
  ],
  signature: ['Confirmed', 'Date', 'Type', 'Label', 'Address', 'Amount ({asset})', 'ID'],
  columns: {
    status: ['Confirmed', 'Bestätigt'],
    date: ['Date', 'Datum'],
    type: ['Type', 'Typ'],
    note: ['Label', 'Etikett', 'Bezeichnung'],
    address: ['Address', 'Adresse'],
    amount: ['Amount ({asset})', 'Betrag ({asset})'],
    txHash: 'ID',
  },
  date: { layouts: ['iso'], zone: 'ask' },
  signed: true,
  types: {
    'Received with': 'transfer-in',
    'Received from': 'transfer-in',
    'Sent to': 'transfer-out',
    'Payment to yourself': 'fee',
    Mined: 'mining',
    'Empfangen über': 'transfer-in',
    'Gesendet an': 'transfer-out',
    'Zahlung an Sie selbst': 'fee',
    Erarbeitet: 'mining',
  },
  status: { done: ['true'], skip: ['false'] },
  defaults: { asset: '{asset}' },
  volatile: ['Label', 'Etikett', 'Bezeichnung'],
});
