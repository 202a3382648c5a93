/**
 * Coins from other chains, by the name they have where they arrived: the hash of the way they took and of their own name. That
 * name does not tell how many decimals they have, so those are kept here for coins that many hold: ways to Osmosis and dYdX Chain
 * as copies of cosmos/chain-registry tell them (read 2026-11-18). A test computes every hash again from its way.
 */

interface ArrivedCoin {
  readonly symbol: string;
  readonly decimals: number;
  /** Channel and name on the chain it came from. */
  readonly way: string;
}

export const ARRIVED_COINS: Readonly<Record<string, ArrivedCoin>> = {
  'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2': {
    symbol: 'ATOM',
    decimals: 6,
    way: 'transfer/channel-0/uatom',
  },
  'ibc/E6931F78057F7CC5DA0FD6CEF82FF39373A6E0452BF1FD76910B93292CF356C1': {
    symbol: 'CRO',
    decimals: 8,
    way: 'transfer/channel-5/basecro',
  },
  'ibc/64BA6E31FE887D66C6F8F31C7B1A80C7CA179239677B4088BB55F5EA07DBE273': {
    symbol: 'INJ',
    decimals: 18,
    way: 'transfer/channel-122/inj',
  },
  'ibc/8FEFAE6AECF6E2A255585617F781F35A8D5709A545A804482A261C0C9548A9D3': {
    symbol: 'SWTH',
    decimals: 8,
    way: 'transfer/channel-188/swth',
  },
  'ibc/6AE98883D4D5D5FF9E50D7130F1305DA2FFA0C652D1DD9C123657C6B4EB2DF8A': {
    symbol: 'EVMOS',
    decimals: 18,
    way: 'transfer/channel-204/aevmos',
  },
  'ibc/0CD3A0285E1341859B5E86B6AB7682F023D03E97607CCC1DC95706411D866DF7': {
    symbol: 'DAI.axl',
    decimals: 18,
    way: 'transfer/channel-208/dai-wei',
  },
  'ibc/D3327A763C23F01EC43D1F0DB3CEFEC390C362569B6FD191F40A5192F8960049': {
    symbol: 'LINK.axl',
    decimals: 18,
    way: 'transfer/channel-208/link-wei',
  },
  'ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858': {
    symbol: 'USDC.axl',
    decimals: 6,
    way: 'transfer/channel-208/uusdc',
  },
  'ibc/8242AD24008032E457D2E12D46588FD39FB54FB29680C6C7663D296B383C37C4': {
    symbol: 'USDT.axl',
    decimals: 6,
    way: 'transfer/channel-208/uusdt',
  },
  'ibc/6F62F01D913E3FFE472A38C78235B8F021B511BC6596ADFF02615C8F83D3B373': {
    symbol: 'WAVAX.axl',
    decimals: 18,
    way: 'transfer/channel-208/wavax-wei',
  },
  'ibc/F4A070A6D78496D53127EA85C094A9EC87DFC1F36071B8CCDDBD020F933D213D': {
    symbol: 'WBNB.axl',
    decimals: 18,
    way: 'transfer/channel-208/wbnb-wei',
  },
  'ibc/D1542AA8762DB13087D8364F3EA6509FD6F009A34F00426AF9E4F9FA85CBBF1F': {
    symbol: 'WBTC.axl',
    decimals: 8,
    way: 'transfer/channel-208/wbtc-satoshi',
  },
  'ibc/EA1D43981D5C9A1C4AAEA9C23BB1D4FA126BA9BC7020A25E0AE4AA841EA25DC5': {
    symbol: 'ETH.axl',
    decimals: 18,
    way: 'transfer/channel-208/weth-wei',
  },
  'ibc/5E2DFDF1734137302129EA1C1BA21A580F96F778D4F021815EA4F6DB378DA1A4': {
    symbol: 'WFTM.axl',
    decimals: 18,
    way: 'transfer/channel-208/wftm-wei',
  },
  'ibc/AB589511ED0DD5FA56171A39978AFBF1371DB986EC1C3526CE138A16377E39BB': {
    symbol: 'WMATIC.axl',
    decimals: 18,
    way: 'transfer/channel-208/wmatic-wei',
  },
  'ibc/5D1F516200EE8C6B2354102143B78A2DEDA25EDE771AC0F8DC3C1837C8FD4447': {
    symbol: 'FET',
    decimals: 18,
    way: 'transfer/channel-229/afet',
  },
  'ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4': {
    symbol: 'USDC',
    decimals: 6,
    way: 'transfer/channel-750/uusdc',
  },
  'ibc/126DA09104B71B164883842B769C0E9EC1486C0887D27A9999E395C2C8FB5682': {
    symbol: 'NTRN',
    decimals: 6,
    way: 'transfer/channel-874/untrn',
  },
  'ibc/831F0B1BBB1D08A2B75311892876D71565478C532967545476DF4C2D7492E48C': {
    symbol: 'DYDX',
    decimals: 18,
    way: 'transfer/channel-6787/adydx',
  },
  'ibc/D79E7D83AB399BFFF93433E54FAA480C191248FC556924A2A8351AE2638B3877': {
    symbol: 'TIA',
    decimals: 6,
    way: 'transfer/channel-6994/utia',
  },
  'ibc/9A76CDF0CBCEF37923F32518FA15E5DC92B9F56128292BC4D63C4AEA76CBB110': {
    symbol: 'DYM',
    decimals: 18,
    way: 'transfer/channel-19774/adym',
  },
  'ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5': {
    symbol: 'USDC',
    decimals: 6,
    way: 'transfer/channel-0/uusdc',
  },
};
