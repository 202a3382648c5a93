/** The coins that HitBTC traded most in the years of its older lists, to choose from where a list names none. General knowledge. */
export const HITBTC_COINS: readonly string[] = (
  'BTC ETH USDT LTC BCH XRP DASH ETC XMR ZEC DOGE EOS TRX XEM NEO ADA XLM BTG BSV XVG SC STRAT LSK WAVES STEEM MAID DGB BCN XDN ' +
  'QTUM OMG ZRX BNT REP ICX IOTA XTZ DAI USDC TUSD PAX EURS'
).split(' ');
