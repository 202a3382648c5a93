/** Coins of the Trezor wallets whose files name the coin only in the file name; the likeliest first. */
export const TREZOR_COINS: readonly string[] = ['BTC', 'LTC', 'BCH', 'DOGE', 'DASH', 'ZEC', 'ETH', 'ETC', 'XRP', 'ADA'];
