/** Date layouts that a Bitfinex user can choose; the first is the usual one. */
export const BITFINEX_DATES: readonly string[] = ['DD-MM-YY HH:mm:ss', 'YY-MM-DD HH:mm:ss', 'iso'];
