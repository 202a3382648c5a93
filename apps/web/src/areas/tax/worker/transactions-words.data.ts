/** Heads of the transaction list, German and English. */

interface Words {
  readonly de: string;
  readonly en: string;
}

export const COLUMN_WORDS = {
  date: { de: 'Datum', en: 'Date' },
  type: { de: 'Typ', en: 'Type' },
  asset: { de: 'Asset', en: 'Asset' },
  amount: { de: 'Menge', en: 'Amount' },
  price: { de: 'Preis in EUR', en: 'Price' },
  total: { de: 'Summe in EUR', en: 'Total' },
  wallet: { de: 'Wallet', en: 'Wallet' },
  toWallet: { de: 'Ziel-Wallet', en: 'Target wallet' },
  feeAmount: { de: 'Gebühr', en: 'Fee' },
  feeAsset: { de: 'Gebühr in', en: 'Fee asset' },
  priceSource: { de: 'Kursquelle', en: 'Price source' },
  file: { de: 'Datei', en: 'File' },
  lines: { de: 'Zeilen', en: 'Lines' },
  txHash: { de: 'Transaktions-Hash', en: 'Transaction hash' },
  note: { de: 'Notiz', en: 'Note' },
} as const satisfies Readonly<Record<string, Words>>;
