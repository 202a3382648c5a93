/** All formats, one line per source. The order has no meaning: detection ranks by evidence. */
import { bitcoin21Formats } from './21bitcoin/index.ts';
import { accointingFormats } from './accointing/index.ts';
import { anycoinFormats } from './anycoin/index.ts';
import { binanceFormats } from './binance/index.ts';
import { bisonFormats } from './bison/index.ts';
import { bisqFormats } from './bisq/index.ts';
import { bitbankFormats } from './bitbank/index.ts';
import { bitboxFormats } from './bitbox/index.ts';
import { bitcoinCoreFormats } from './bitcoin-core/index.ts';
import { bitcoinDeFormats } from './bitcoin-de/index.ts';
import { bitcoinTaxFormats } from './bitcoin-tax/index.ts';
import { bitfinexFormats } from './bitfinex/index.ts';
import { bitflyerFormats } from './bitflyer/index.ts';
import { bitmexFormats } from './bitmex/index.ts';
import { bitpandaFormats } from './bitpanda/index.ts';
import { bitstampFormats } from './bitstamp/index.ts';
import { bittrexFormats } from './bittrex/index.ts';
import { bitvavoFormats } from './bitvavo/index.ts';
import { blinkFormats } from './blink/index.ts';
import { blockchainComFormats } from './blockchain-com/index.ts';
import { blockchairFormats } from './blockchair/index.ts';
import { blockfiFormats } from './blockfi/index.ts';
import { blockpitFormats } from './blockpit/index.ts';
import { blockscoutFormats } from './blockscout/index.ts';
import { bscscanFormats } from './bscscan/index.ts';
import { bsdexFormats } from './bsdex/index.ts';
import { btcpayFormats } from './btcpay/index.ts';
import { bybitFormats } from './bybit/index.ts';
import { cardanoWalletFormats } from './cardano-wallets/index.ts';
import { celsiusFormats } from './celsius/index.ts';
import { cexioFormats } from './cex-io/index.ts';
import { changeFormats } from './change/index.ts';
import { coinbaseFormats } from './coinbase/index.ts';
import { coinbaseProFormats } from './coinbase-pro/index.ts';
import { coincheckFormats } from './coincheck/index.ts';
import { coinfinityFormats } from './coinfinity/index.ts';
import { coinledgerFormats } from './coinledger/index.ts';
import { coinmateFormats } from './coinmate/index.ts';
import { coinmetroFormats } from './coinmetro/index.ts';
import { coinomiFormats } from './coinomi/index.ts';
import { cointrackerFormats } from './cointracker/index.ts';
import { cointrackingFormats } from './cointracking/index.ts';
import { cryptoComFormats } from './crypto-com/index.ts';
import { cryptopiaFormats } from './cryptopia/index.ts';
import { deltaFormats } from './delta/index.ts';
import { deribitFormats } from './deribit/index.ts';
import { electrumFormats } from './electrum/index.ts';
import { etherscanFormats } from './etherscan/index.ts';
import { etoroFormats } from './etoro/index.ts';
import { everytradeFormats } from './everytrade/index.ts';
import { exodusFormats } from './exodus/index.ts';
import type { FormatDefinition } from './format.ts';
import { ftxFormats } from './ftx/index.ts';
import { gateIoFormats } from './gate-io/index.ts';
import { geminiFormats } from './gemini/index.ts';
import { genericFormats } from './generic/index.ts';
import { hitbtcFormats } from './hitbtc/index.ts';
import { huobiFormats } from './huobi/index.ts';
import { koinlyFormats } from './koinly/index.ts';
import { krakenFormats } from './kraken/index.ts';
import { kucoinFormats } from './kucoin/index.ts';
import { ledgerLiveFormats } from './ledger-live/index.ts';
import { localbitcoinsFormats } from './localbitcoins/index.ts';
import { mexcFormats } from './mexc/index.ts';
import { myceliumFormats } from './mycelium/index.ts';
import { n26Formats } from './n26/index.ts';
import { nexoFormats } from './nexo/index.ts';
import { okxFormats } from './okx/index.ts';
import { parqetFormats } from './parqet/index.ts';
import { paxfulFormats } from './paxful/index.ts';
import { paypalFormats } from './paypal/index.ts';
import { phoenixFormats } from './phoenix/index.ts';
import { pionexFormats } from './pionex/index.ts';
import { pocketFormats } from './pocket/index.ts';
import { poloniexFormats } from './poloniex/index.ts';
import { polygonscanFormats } from './polygonscan/index.ts';
import { relaiFormats } from './relai/index.ts';
import { revolutFormats } from './revolut/index.ts';
import { rotkiFormats } from './rotki/index.ts';
import { shakepayFormats } from './shakepay/index.ts';
import { shapeshiftFormats } from './shapeshift/index.ts';
import { snowtraceFormats } from './snowtrace/index.ts';
import { solscanFormats } from './solscan/index.ts';
import { sparrowFormats } from './sparrow/index.ts';
import { strikeFormats } from './strike/index.ts';
import { subscanFormats } from './subscan/index.ts';
import { swissborgFormats } from './swissborg/index.ts';
import { swissquoteFormats } from './swissquote/index.ts';
import { tradeRepublicFormats } from './trade-republic/index.ts';
import { trezorFormats } from './trezor/index.ts';
import { upholdFormats } from './uphold/index.ts';
import { walletOfSatoshiFormats } from './wallet-of-satoshi/index.ts';
import { wavespaceFormats } from './wave-space/index.ts';

export const FORMATS: readonly FormatDefinition[] = [
  ...accointingFormats,
  ...bisqFormats,
  ...bitboxFormats,
  ...bitcoin21Formats,
  ...binanceFormats,
  ...bisonFormats,
  ...bitcoinCoreFormats,
  ...bitcoinDeFormats,
  ...bitcoinTaxFormats,
  ...bitfinexFormats,
  ...bitmexFormats,
  ...bitpandaFormats,
  ...bittrexFormats,
  ...bitstampFormats,
  ...bitvavoFormats,
  ...blinkFormats,
  ...blockchainComFormats,
  ...blockchairFormats,
  ...blockfiFormats,
  ...blockpitFormats,
  ...blockscoutFormats,
  ...bscscanFormats,
  ...bsdexFormats,
  ...bybitFormats,
  ...cardanoWalletFormats,
  ...celsiusFormats,
  ...cexioFormats,
  ...coinbaseFormats,
  ...coinbaseProFormats,
  ...coinfinityFormats,
  ...coinledgerFormats,
  ...anycoinFormats,
  ...bitbankFormats,
  ...bitflyerFormats,
  ...btcpayFormats,
  ...changeFormats,
  ...coincheckFormats,
  ...cryptopiaFormats,
  ...everytradeFormats,
  ...ftxFormats,
  ...localbitcoinsFormats,
  ...paxfulFormats,
  ...pionexFormats,
  ...shakepayFormats,
  ...shapeshiftFormats,
  ...coinmateFormats,
  ...coinmetroFormats,
  ...coinomiFormats,
  ...cointrackerFormats,
  ...cointrackingFormats,
  ...cryptoComFormats,
  ...deltaFormats,
  ...deribitFormats,
  ...electrumFormats,
  ...etherscanFormats,
  ...etoroFormats,
  ...exodusFormats,
  ...gateIoFormats,
  ...geminiFormats,
  ...genericFormats,
  ...hitbtcFormats,
  ...huobiFormats,
  ...koinlyFormats,
  ...krakenFormats,
  ...kucoinFormats,
  ...ledgerLiveFormats,
  ...mexcFormats,
  ...myceliumFormats,
  ...n26Formats,
  ...nexoFormats,
  ...parqetFormats,
  ...paypalFormats,
  ...phoenixFormats,
  ...pocketFormats,
  ...okxFormats,
  ...poloniexFormats,
  ...polygonscanFormats,
  ...relaiFormats,
  ...revolutFormats,
  ...rotkiFormats,
  ...snowtraceFormats,
  ...solscanFormats,
  ...sparrowFormats,
  ...strikeFormats,
  ...subscanFormats,
  ...swissborgFormats,
  ...swissquoteFormats,
  ...tradeRepublicFormats,
  ...trezorFormats,
  ...upholdFormats,
  ...walletOfSatoshiFormats,
  ...wavespaceFormats,
];
