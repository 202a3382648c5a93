/** Words for changes of events: their fields, and the buttons and answers that led to them. German and English. */
import type { SwapEvent } from '@cryptax/ledger';
import type { EventField } from '../changes/field-changes.ts';
import type { Text } from './locale.ts';

export const FIELD_WORDS: Readonly<Record<EventField, Text>> = {
  kind: { de: 'Art', en: 'kind' },
  incomeKind: { de: 'Art der Leistung', en: 'kind of income' },
  derivativeKind: { de: 'Art des Termingeschäfts', en: 'kind of derivative' },
  nature: { de: 'Art des Tauschs', en: 'kind of swap' },
  basis: { de: 'Grundlage', en: 'basis' },
  at: { de: 'Zeitpunkt', en: 'moment' },
  acquiredAt: { de: 'Angeschafft', en: 'acquired' },
  wallet: { de: 'Wallet', en: 'wallet' },
  toWallet: { de: 'Ziel-Wallet', en: 'destination wallet' },
  out: { de: 'Abgang', en: 'given' },
  in: { de: 'Zugang', en: 'received' },
  asset: { de: 'Kryptowert', en: 'asset' },
  valueEur: { de: 'Wert in Euro', en: 'value in euros' },
  valueInEur: { de: 'Wert des Zugangs in Euro', en: 'value received in euros' },
  valueOutEur: { de: 'Wert des Abgangs in Euro', en: 'value given in euros' },
  priceOldEur: { de: 'Kurs des alten Coins in Euro', en: 'price of the old coin in euros' },
  priceNewEur: { de: 'Kurs des neuen Coins in Euro', en: 'price of the new coin in euros' },
  fee: { de: 'Gebühr', en: 'fee' },
  feeValueEur: { de: 'Wert der Gebühr in Euro', en: 'value of the fee in euros' },
  spent: { de: 'ausgegebene Transaktionsausgänge', en: 'outputs spent' },
  lotIds: { de: 'Gewählte Tranchen', en: 'chosen lots' },
  txHash: { de: 'Transaktion', en: 'transaction' },
  note: { de: 'Notiz', en: 'note' },
};

export const SWAP_NATURES: Readonly<Record<NonNullable<SwapEvent['nature']>, Text>> = {
  wrap: { de: 'Wrapping', en: 'wrapping' },
  bridge: { de: 'Bridge', en: 'bridge' },
  'liquid-staking': { de: 'Liquid Staking', en: 'liquid staking' },
  'liquidity-pool': { de: 'Liquiditätspool', en: 'liquidity pool' },
};

export const NOTHING: Text = { de: 'nichts', en: 'nothing' };

/** By the code that the journal keeps for the button; an answer of the review list by its last part. */
export const CHANGE_REASONS: Readonly<Record<string, Text>> = {
  add: { de: 'Von Hand erfasst', en: 'Entered by hand' },
  plan: { de: 'Aus einem Plan eingetragen, mit benannten Tranchen', en: 'Entered from a plan, with its lots named' },
  edit: { de: 'Von Hand berichtigt', en: 'Corrected by hand' },
  delete: { de: 'Von Hand gelöscht', en: 'Deleted by hand' },
  split: { de: 'Auf mehrere Buchungen verteilt', en: 'Split into several entries' },
  merge: { de: 'Zusammengehörige Buchungen zusammengeführt', en: 'Entries that belong together were merged' },
  unmerge: {
    de: 'Zusammenführung gelöst, weil eine der Dateien entfernt wurde',
    en: 'Merge undone because one of the files was removed',
  },
  unmatch: { de: 'Zuordnung eines Transfers gelöst', en: 'Match of a transfer undone' },
  wallet: { de: 'Wallet zugeordnet', en: 'Wallet assigned' },
  note: { de: 'Notiz ergänzt', en: 'Note added' },
  shift: { de: 'Uhrzeit berichtigt (Zeitzone der Datei)', en: 'Time corrected (time zone of the file)' },
  label: { de: 'Art der Buchung zugeordnet', en: 'Kind of entry assigned' },
  'label.similar': {
    de: 'Art der Buchung zugeordnet, wie bei gleichartigen Buchungen',
    en: 'Kind of entry assigned, as with similar entries',
  },
  'set-value': { de: 'Eurowert von Hand eingetragen', en: 'Euro value entered by hand' },
  'assume-zero-cost': {
    de: 'Anschaffung nicht belegt: Anschaffungskosten mit 0 Euro angenommen',
    en: 'Acquisition not proven: cost assumed to be 0 euros',
  },
  'assume-stated': {
    de: 'Anschaffung nicht belegt: Kosten und Tag nach eigener Angabe',
    en: 'Acquisition not proven: cost and day as stated by the taxpayer',
  },
  'short-sale': {
    de: 'Als Leerverkauf geliehener Coins gekennzeichnet',
    en: 'Marked as a short sale of borrowed coins',
  },
  'settle-transfer': { de: 'Ein- oder Auszahlung zugeordnet', en: 'Deposit or withdrawal assigned' },
  'choose-asset': { de: 'Mehrdeutiges Kürzel zugeordnet', en: 'Ambiguous ticker assigned' },
  'ignore-row': { de: 'Zeile der Datei beiseitegelegt', en: 'Row of the file set aside' },
  'enter-row': { de: 'Unlesbare Zeile von Hand erfasst', en: 'Unreadable row entered by hand' },
  'remove-duplicate': { de: 'Doppelte Buchung entfernt', en: 'Duplicate entry removed' },
  'trim-assumption': {
    de: 'Angenommene Anschaffung auf das Nötige gekürzt oder entfernt',
    en: 'Assumed acquisition reduced to what is needed, or removed',
  },
  'keep-assumption': { de: 'Angenommene Anschaffung beibehalten', en: 'Assumed acquisition kept' },
  'keep-both': { de: 'Ähnliche Buchungen geprüft und beide behalten', en: 'Similar entries checked and both kept' },
  'keep-price': { de: 'Kurs geprüft und behalten', en: 'Price checked and kept' },
  airdrop: {
    de: 'Airdrop als Leistung oder als unentgeltlich eingeordnet',
    en: 'Airdrop classed as income or as received for nothing',
  },
  gap: { de: 'Lücke im Bestand geschlossen', en: 'Gap in the holdings closed' },
};
