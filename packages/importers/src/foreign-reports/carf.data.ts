/**
 * The message of the Crypto-Asset Reporting Framework (OECD, XML schema 1.5, July 2025), as far as sums are concerned. Names
 * and namespace are those of classes that a public project generated from the schema; the schema itself was not seen.
 * The EU exchanges DAC8 data by the same fields in an envelope of its own (public guides: derived from the OECD's schema, with
 * MessageSpec and CARFBody); its schema and namespace were not found in public in November 2026, only made-up ones in programs.
 * So a file is known by the name of its root, elements count by their names, and the namespace is only told.
 */
import type { StatementCategory } from './statement.ts';

export const CARF = {
  /** Of any version. */
  namespace: 'urn:oecd:ties:carf:',
  /** Roots of the OECD's message and of what the EU wraps it in, with any prefix. */
  roots: /<(?:[\w.-]{1,40}:)?(?:CARF|DAC8)[\w.-]{0,60}[\s>]/i,
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

/** Retail payments are reported above 50,000 USD only; below that they are transfers out. */
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
