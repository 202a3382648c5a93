/** Parameters that are words of the program, in the words of the reader. By the name of the parameter, then by its value. */
import type { ColumnRole, FormatKind } from '@cryptax/importers';
import type { LedgerEvent, Method, SwapEvent } from '@cryptax/ledger';
import type { LossLaw } from '@cryptax/tax-de';
import type { Text } from './message.ts';

type Words<Value extends string> = Readonly<Record<Value, Text>>;

export const COLUMN_WORDS: Words<ColumnRole> = {
  date: { de: 'Datum', en: 'date' },
  time: { de: 'Uhrzeit', en: 'time' },
  zone: { de: 'Zeitzone', en: 'time zone' },
  type: { de: 'Art', en: 'type' },
  subtype: { de: 'Unterart', en: 'subtype' },
  tag: { de: 'Kennzeichen', en: 'tag' },
  status: { de: 'Status', en: 'status' },
  assetClass: { de: 'Anlageklasse', en: 'asset class' },
  asset: { de: 'Coin', en: 'coin' },
  amount: { de: 'Betrag', en: 'amount' },
  amountIn: { de: 'Eingang', en: 'amount received' },
  amountOut: { de: 'Ausgang', en: 'amount sent' },
  pair: { de: 'Markt', en: 'market' },
  quoteAsset: { de: 'Gegenwährung', en: 'quote currency' },
  price: { de: 'Preis', en: 'price' },
  total: { de: 'Summe', en: 'total' },
  toAsset: { de: 'erhaltener Coin', en: 'coin received' },
  toAmount: { de: 'erhaltener Betrag', en: 'amount received' },
  buyAsset: { de: 'gekaufter Coin', en: 'coin bought' },
  buyAmount: { de: 'gekaufter Betrag', en: 'amount bought' },
  sellAsset: { de: 'verkaufter Coin', en: 'coin sold' },
  sellAmount: { de: 'verkaufter Betrag', en: 'amount sold' },
  fee: { de: 'Gebühr', en: 'fee' },
  feeAsset: { de: 'Coin der Gebühr', en: 'fee coin' },
  fee2: { de: 'Zweite Gebühr', en: 'second fee' },
  feeAsset2: { de: 'Coin der zweiten Gebühr', en: 'coin of the second fee' },
  fee3: { de: 'Dritte Gebühr', en: 'third fee' },
  feeAsset3: { de: 'Coin der dritten Gebühr', en: 'coin of the third fee' },
  value: { de: 'Wert', en: 'value' },
  valueAsset: { de: 'Währung des Werts', en: 'currency of the value' },
  id: { de: 'Kennung', en: 'id' },
  groupId: { de: 'Kennung der Gruppe', en: 'id of the group' },
  txHash: { de: 'Transaktions-Hash', en: 'transaction hash' },
  address: { de: 'Adresse', en: 'address' },
  from: { de: 'Absender', en: 'sender' },
  to: { de: 'Empfänger', en: 'receiver' },
  contract: { de: 'Vertrag des Tokens', en: 'contract of the token' },
  note: { de: 'Notiz', en: 'note' },
  reference: { de: 'Zahlungsreferenz', en: 'payment reference' },
  wallet: { de: 'Wallet', en: 'wallet' },
  toWallet: { de: 'Ziel-Wallet', en: 'receiving wallet' },
  account: { de: 'Konto', en: 'account' },
  balance: { de: 'Kontostand', en: 'balance' },
  accountId: { de: 'Kontonummer', en: 'account id' },
  extra1: { de: 'Zusatzspalte 1', en: 'extra column 1' },
  extra2: { de: 'Zusatzspalte 2', en: 'extra column 2' },
  extra3: { de: 'Zusatzspalte 3', en: 'extra column 3' },
};

const KINDS: Words<FormatKind> = {
  'trade-buy': { de: 'einen Kauf', en: 'a purchase' },
  'trade-sell': { de: 'einen Verkauf', en: 'a sale' },
  swap: { de: 'einen Tausch', en: 'a swap' },
  'dust-conversion': { de: 'einen Umtausch kleiner Reste', en: 'a conversion of small remainders' },
  migration: { de: 'eine Token-Umstellung', en: 'a token migration' },
  deposit: { de: 'eine Einzahlung', en: 'a deposit' },
  withdrawal: { de: 'eine Auszahlung', en: 'a withdrawal' },
  'transfer-in': { de: 'einen Eingang', en: 'an incoming transfer' },
  'transfer-out': { de: 'einen Ausgang', en: 'an outgoing transfer' },
  'own-transfer': { de: 'eine Umbuchung zwischen eigenen Wallets', en: 'a transfer between own wallets' },
  fee: { de: 'eine Gebühr', en: 'a fee' },
  'staking-reward': { de: 'Staking', en: 'staking' },
  'lending-interest': { de: 'Lending', en: 'lending' },
  mining: { de: 'Mining', en: 'mining' },
  airdrop: { de: 'einen Airdrop', en: 'an airdrop' },
  fork: { de: 'einen Hard Fork', en: 'a hard fork' },
  'referral-bonus': { de: 'eine Werbeprämie', en: 'a referral bonus' },
  cashback: { de: 'Cashback', en: 'cashback' },
  'gift-in': { de: 'eine erhaltene Schenkung', en: 'a gift received' },
  'gift-out': { de: 'eine Schenkung', en: 'a gift' },
  spend: { de: 'eine Zahlung', en: 'a payment' },
  lost: { de: 'einen Verlust', en: 'a loss' },
  'margin-pnl': { de: 'ein Margin-Ergebnis', en: 'a margin result' },
  'futures-pnl': { de: 'ein Ergebnis aus Termingeschäften', en: 'a futures result' },
  funding: { de: 'Funding', en: 'funding' },
  ignore: { de: 'eine Zeile ohne Buchung', en: 'a row without an entry' },
  review: { de: 'eine Zeile zum Prüfen', en: 'a row to review' },
};

const METHODS: Words<Method> = {
  FIFO: { de: 'FIFO', en: 'FIFO' },
  LIFO: { de: 'LIFO', en: 'LIFO' },
  HIFO: { de: 'HIFO', en: 'HIFO' },
  LOFO: { de: 'LOFO', en: 'LOFO' },
  AVERAGE: { de: 'die Durchschnittsmethode', en: 'the average method' },
};

const FIELDS: Words<'at' | 'amount' | 'valueEur' | 'fee' | 'fee.amount' | 'fee.valueEur'> = {
  at: { de: 'Zeitpunkt', en: 'The moment' },
  amount: { de: 'Menge', en: 'The quantity' },
  valueEur: { de: 'Wert der Buchung', en: 'value of the entry' },
  fee: { de: 'Gebühr', en: 'The fee' },
  'fee.amount': { de: 'Menge der Gebühr', en: 'The quantity of the fee' },
  'fee.valueEur': { de: 'Wert der Gebühr', en: 'value of the fee' },
};

const NATURES: Words<NonNullable<SwapEvent['nature']>> = {
  wrap: { de: 'Wrapping', en: 'wrapping' },
  bridge: { de: 'Bridging', en: 'bridging' },
  'liquid-staking': { de: 'Liquid Staking', en: 'liquid staking' },
  'liquidity-pool': { de: 'Liquiditätspool', en: 'liquidity pool' },
};

const TREATMENTS: Words<'swap' | 'carry-over'> = {
  swap: { de: 'Tausch', en: 'a swap' },
  'carry-over': { de: 'Fortführung der Tranchen', en: 'lots that carry over' },
};

const BASES: Words<Extract<LedgerEvent, { kind: 'assumed-acquisition' }>['basis']> = {
  'zero-cost': { de: 'Kosten 0', en: 'cost 0' },
  stated: { de: 'eigene Angabe', en: 'as stated' },
};

const EFFECTS: Words<'year' | 'holding-period'> = {
  year: { de: 'ein anderes Jahr', en: 'another year' },
  'holding-period': { de: 'eine andere Haltefrist', en: 'another holding period' },
};

const LAWS: Words<LossLaw> = {
  'private-sales': { de: '§ 23 EStG', en: 'section 23 EStG' },
  income: { de: '§ 22 Nr. 3 EStG', en: 'section 22 no. 3 EStG' },
};

const PARTS: Words<'value' | 'in' | 'out' | 'fee' | 'main'> = {
  value: { de: 'die Buchung', en: 'the entry' },
  in: { de: 'der erhaltene Coin', en: 'the coin received' },
  out: { de: 'der gegebene Coin', en: 'the coin given' },
  fee: { de: 'die Gebühr', en: 'the fee' },
  main: { de: 'die Buchung', en: 'the entry' },
};

const PRICE_SERVICES: Words<'defillama' | 'coingecko' | 'binance' | 'kraken'> = {
  defillama: { de: 'DefiLlama', en: 'DefiLlama' },
  coingecko: { de: 'CoinGecko', en: 'CoinGecko' },
  binance: { de: 'Binance', en: 'Binance' },
  kraken: { de: 'Kraken', en: 'Kraken' },
};

/** Who says a price, after "von" or "from"; files go by their own name. */
const PRICE_SOURCES = {
  ...PRICE_SERVICES,
  daily: { de: 'den mitgelieferten Tageskursen', en: 'the bundled daily prices' },
  ecb: { de: 'der EZB', en: 'the ECB' },
  manual: { de: 'eigener Eingabe', en: 'your own entry' },
};

/** Formats that belong to no service. */
const NO_SERVICES: Words<'Generic'> = { Generic: { de: 'Eigene Tabelle', en: 'Your own table' } };

export const PARAMETER_WORDS: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  kind: KINDS,
  method: METHODS,
  keeps: METHODS,
  field: FIELDS,
  nature: NATURES,
  treatment: TREATMENTS,
  basis: BASES,
  effect: EFFECTS,
  law: LAWS,
  part: PARTS,
  source: { ...PRICE_SOURCES, ...NO_SERVICES },
  second: PRICE_SOURCES,
  better: PRICE_SERVICES,
};
