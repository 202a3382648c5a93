/**
 * The help articles by name, in the order in which the guide lists them. The texts lie in `docs/help`, one file per
 * article and language; a test compares the folder with this list. Kept apart from the texts, so that a link to an
 * article costs nothing.
 */
export const HELP_TOPICS = {
  start: ['first-steps', 'faq', 'plans'],
  tax: [
    'how-tax-is-computed',
    'assumptions',
    'methods',
    'income',
    'losses',
    'tax-return',
    'past-years',
    'answer-kit',
    'evidence',
    'proof-of-origin',
    'second-opinion',
  ],
  solve: [
    'open-questions',
    'file-not-read',
    'row-not-read',
    'missing-acquisition',
    'missing-price',
    'unmatched-transfer',
    'possible-duplicate',
    'ambiguous-coin',
    'airdrops',
    'connection',
    'storage-and-backup',
    'app-error',
  ],
  data: ['wallets', 'exchange-keys', 'complete-history', 'rescue-calendar', 'defi', 'planning'],
  privacy: ['privacy-and-security', 'sync'],
  export: [
    'export-binance',
    'export-kraken',
    'export-coinbase',
    'export-bitpanda',
    'export-bitvavo',
    'export-bison',
    'export-bitcoin-de',
    'export-trade-republic',
    'export-crypto-com',
    'export-bybit',
    'export-okx',
    'export-kucoin',
    'export-bitstamp',
    'export-nexo',
    'export-revolut',
    'export-etoro',
    'export-gate-io',
    'export-bitfinex',
    'export-bsdex',
    'export-ledger-live',
    'export-trezor',
    'export-etherscan',
    'export-cointracking',
    'export-koinly',
    'export-other',
  ],
} as const;

/** Before the id of a term of the glossary, where the address names what the guide shows. */
export const TERM_PREFIX = 'term.';

export type HelpTopic = keyof typeof HELP_TOPICS;
export type HelpSlug = (typeof HELP_TOPICS)[HelpTopic][number];
export const HELP_SLUGS: readonly HelpSlug[] = Object.values(HELP_TOPICS).flat();

export function isHelpSlug(name: string): name is HelpSlug {
  return HELP_SLUGS.some((slug) => slug === name);
}
