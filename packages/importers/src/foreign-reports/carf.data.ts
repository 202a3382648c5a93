/**
 * The message of the Crypto-Asset Reporting Framework (OECD, XML schema 1.5, July 2025), as far as sums are concerned. Names
 * and namespace are those of classes that a public project generated from the schema; the schema itself was not seen.
 * The EU exchanges DAC8 data by the same fields; the namespace of its own envelope was not found in public, so elements
 * count by their names and the namespace is only told.
 */
import type { StatementCategory } from './statement.ts';

export const CARF = {
  namespace: 'urn:oecd:ties:carf:v1',
  root: 'CARF_OECD',
  period: 'ReportingPeriod',
  provider: 'RCASP',
  providerName: 'Name',
  user: 'CryptoUsers',
  /** OECD0 sent again, OECD1 new, OECD2 corrected, OECD3 deleted; from OECD10 on the same as a test. */
  mark: 'DocTypeIndic',
  transactions: 'RelevantTransactions',
  asset: 'CryptoAsset',
  count: 'NumberofTransactions',
  units: 'NumberofUnits',
  amount: 'Amount',
  currency: 'currCode',
} as const;

export const CARF_DELETED = /^OECD1?3$/;

/** Retail payments are told above 50,000 USD only; below that they are transfers out. */
export const CARF_SUMS: Readonly<Record<string, StatementCategory>> = {
  CryptoFiatIn: 'bought-for-fiat',
  CryptoFiatOut: 'sold-for-fiat',
  CryptoToCryptoIn: 'swapped-in',
  CryptoToCryptoOut: 'swapped-out',
  CryptotoCryptoIn: 'swapped-in',
  CryptotoCryptoOut: 'swapped-out',
  CryptoTransferIn: 'transfers-in',
  CryptoTransferOut: 'transfers-out',
  TransferWallet: 'transfers-unhosted',
  RRPT: 'payments',
};
