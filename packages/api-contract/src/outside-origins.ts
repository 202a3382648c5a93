/**
 * Every origin outside our own server that a page may ask: price services, exchanges and readers of chains. The server
 * writes them into its content security policy; a test of the web app holds the list against the services' own tables.
 */
export const OUTSIDE_ORIGINS: readonly string[] = [
  'https://api-explorer.linea.build',
  'https://api.blockscout.com',
  'https://api.coingecko.com',
  'https://api.etherscan.io',
  'https://api.exchange.coinbase.com',
  'https://api.koios.rest',
  'https://api.kraken.com',
  'https://api.mainnet-beta.solana.com',
  'https://api.nearblocks.io',
  'https://api.routescan.io',
  'https://api.trongrid.io',
  'https://arbitrum.blockscout.com',
  'https://assethub-polkadot.api.subscan.io',
  'https://astar.api.subscan.io',
  'https://astar.blockscout.com',
  'https://base.blockscout.com',
  'https://bch1.trezor.io',
  'https://blockstream.info',
  'https://coins.llama.fi',
  'https://data-api.binance.vision',
  'https://doge1.trezor.io',
  'https://eth.blockscout.com',
  'https://explorer.optimism.io',
  'https://gnosis.blockscout.com',
  'https://horizon.stellar.org',
  'https://litecoinspace.org',
  'https://ltc1.trezor.io',
  'https://mainnet.helius-rpc.com',
  'https://mempool.space',
  'https://moonbeam.api.subscan.io',
  'https://polkadot.api.subscan.io',
  'https://polygon.blockscout.com',
  'https://rest.cosmos.directory',
  'https://www.bitstamp.net',
  'https://xrplcluster.com',
];

/**
 * What WalletConnect needs besides, where the operator named a project (decision 0032): its relay, the nodes that tell a
 * balance, and the frame by which the wallet can check that the question comes from this very site.
 */
export const WALLETCONNECT_ORIGINS = {
  connect: ['wss://relay.walletconnect.org', 'https://rpc.walletconnect.org'],
  frame: ['https://verify.walletconnect.org'],
} as const;
