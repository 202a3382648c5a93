/** The report's words for the values of the model, German and English side by side. */
import type { EventKind, IncomeKind, MatchSettings, Method, OpenChoice, Scope } from '@cryptax/ledger';
import type {
  Assumption,
  CarriedReason,
  Dac8Category,
  DerivativeLine,
  EntryAdvice,
  FeeEffect,
  FormBlock,
  FormLine,
  ManualChange,
  MethodStatus,
  PriceSourceLine,
  RollForwardLine,
  WalletInfo,
} from '@cryptax/tax-de';
import type { Text } from './locale.ts';

type Words<Key extends string> = Readonly<Record<Key, Text>>;

export const YES_NO: Words<'yes' | 'no'> = { yes: { de: 'ja', en: 'yes' }, no: { de: 'nein', en: 'no' } };

export const TAXATION: Words<'taxable' | 'free'> = {
  taxable: { de: 'steuerpflichtig', en: 'taxable' },
  free: { de: 'steuerfrei', en: 'tax-free' },
};

export const NAMED_LOT: Text = { de: 'benannt (Rz. 61)', en: 'named (Rz. 61)' };
export const SHORT_SALE: Text = { de: 'Leerverkauf', en: 'short sale' };

export const FLOW_KINDS: Words<RollForwardLine['flows'][number]['kind']> = {
  bought: { de: 'gekauft', en: 'bought' },
  'swapped-in': { de: 'eingetauscht', en: 'swapped in' },
  income: { de: 'Einnahmen', en: 'income' },
  'gift-in': { de: 'unentgeltlich erhalten', en: 'received for nothing' },
  'transfer-in': { de: 'von eigener Wallet', en: 'from own wallet' },
  assumed: { de: 'angenommen', en: 'assumed' },
  'carried-in': { de: 'umbenannt (Zugang)', en: 'renamed (in)' },
  'open-in': { de: 'ungeklärt (Zugang)', en: 'unexplained (in)' },
  'open-out': { de: 'ungeklärt (Abgang)', en: 'unexplained (out)' },
  'unmatched-in': { de: 'ohne Tranche (Zugang)', en: 'without a lot (in)' },
  'unmatched-out': { de: 'ohne Tranche (Abgang)', en: 'without a lot (out)' },
  disposed: { de: 'veräußert', en: 'disposed of' },
  fee: { de: 'als Gebühr', en: 'as a fee' },
  'transfer-out': { de: 'an eigene Wallet', en: 'to own wallet' },
  'gift-out': { de: 'verschenkt', en: 'given away' },
  lost: { de: 'verloren', en: 'lost' },
  redeemed: { de: 'eingelöst', en: 'redeemed' },
  'carried-out': { de: 'umbenannt (Abgang)', en: 'renamed (out)' },
};

export const CARRIED_REASONS: Words<CarriedReason> = {
  wrap: { de: 'Einpacken (Wrapping)', en: 'wrapping' },
  bridge: { de: 'Wechsel der Blockchain (Bridging)', en: 'bridging' },
  'liquid-staking': { de: 'Liquid Staking', en: 'liquid staking' },
  'liquidity-pool': { de: 'Liquiditätspool', en: 'liquidity pool' },
  migration: { de: 'Umstellung durch den Herausgeber', en: 'migration by the issuer' },
  fork: { de: 'Hard Fork', en: 'hard fork' },
};

export const EVENT_KINDS: Words<EventKind> = {
  buy: { de: 'Kauf', en: 'purchase' },
  sell: { de: 'Verkauf', en: 'sale' },
  swap: { de: 'Tausch', en: 'swap' },
  spend: { de: 'Bezahlung', en: 'payment' },
  fee: { de: 'Gebühr', en: 'fee' },
  transfer: { de: 'Übertragung', en: 'transfer' },
  income: { de: 'Einnahme', en: 'income' },
  'gift-in': { de: 'Unentgeltlicher Zugang', en: 'received for nothing' },
  'gift-out': { de: 'Schenkung', en: 'gift' },
  fork: { de: 'Hard Fork', en: 'hard fork' },
  migration: { de: 'Token-Umstellung', en: 'token migration' },
  lost: { de: 'Verlust (Diebstahl, Schlüssel)', en: 'lost (theft, key)' },
  redeem: { de: 'Einlösung', en: 'redemption' },
  derivative: { de: 'Termingeschäft', en: 'futures' },
  'assumed-acquisition': { de: 'Angenommene Anschaffung', en: 'assumed acquisition' },
  open: { de: 'Ungeklärte Bewegung', en: 'unexplained movement' },
  'money-in': { de: 'Geldeinzahlung', en: 'money paid in' },
  'money-out': { de: 'Geldauszahlung', en: 'money paid out' },
};

export const INCOME_KINDS: Words<IncomeKind> = {
  staking: { de: 'Staking', en: 'staking' },
  lending: { de: 'Lending', en: 'lending' },
  mining: { de: 'Mining', en: 'mining' },
  airdrop: { de: 'Airdrop', en: 'airdrop' },
  referral: { de: 'Werbeprämie', en: 'referral' },
  farming: { de: 'Farming', en: 'farming' },
  other: { de: 'Einkünfte aus Leistungen', en: 'other service' },
};

export const DERIVATIVE_KINDS: Words<DerivativeLine['kind']> = {
  margin: { de: 'Margin', en: 'margin' },
  futures: { de: 'Futures', en: 'futures' },
  funding: { de: 'Funding', en: 'funding' },
  other: { de: 'Sonstiges', en: 'other' },
};

export const FEE_EFFECTS: Words<FeeEffect> = {
  cost: { de: 'Anschaffungskosten', en: 'part of the cost' },
  expense: { de: 'Werbungskosten der Veräußerung', en: 'expense of the disposal' },
  'income-cost': { de: 'Werbungskosten der Leistung', en: 'cost of the income' },
  'net-quantity': { de: 'kürzt die erhaltene Menge', en: 'reduces the quantity received' },
  none: { de: 'keine', en: 'none' },
};

export const METHODS: Words<Method> = {
  FIFO: { de: 'FIFO (zuerst angeschafft, zuerst veräußert)', en: 'FIFO (first in, first out)' },
  LIFO: { de: 'LIFO (zuletzt angeschafft, zuerst veräußert)', en: 'LIFO (last in, first out)' },
  HIFO: { de: 'HIFO (teuerste zuerst)', en: 'HIFO (highest cost first)' },
  LOFO: { de: 'LOFO (günstigste zuerst)', en: 'LOFO (lowest cost first)' },
  AVERAGE: { de: 'Durchschnittsmethode', en: 'average method' },
};

export const SCOPES: Words<Scope> = {
  wallet: { de: 'je Wallet', en: 'per wallet' },
  global: { de: 'über alle Wallets', en: 'over all wallets' },
};

export const METHOD_STATUS: Words<MethodStatus> = {
  accepted: { de: 'vom BMF-Schreiben anerkannt', en: 'accepted by the ministry letter' },
  planning: { de: 'nur Planungsvergleich', en: 'planning comparison only' },
};

/** Where the ministry's letter of 2025 treats the method (rule book 4.2). */
export const METHOD_REFS: Readonly<Record<Scope, Words<Method>>> = {
  wallet: {
    FIFO: {
      de: 'BMF-Schreiben Rz. 61, 62 (Vereinfachung für die Werte)',
      en: 'ministry letter Rz. 61, 62 (simplification for the values)',
    },
    AVERAGE: {
      de: 'BMF-Schreiben Rz. 61 (Daten nach FIFO, Werte im Durchschnitt)',
      en: 'ministry letter Rz. 61 (dates first in, first out; values average)',
    },
    LIFO: {
      de: 'nicht im BMF-Schreiben; FG Nürnberg 22.01.2025, 3 K 760/22',
      en: 'not in the letter; FG Nürnberg 22.01.2025, 3 K 760/22',
    },
    HIFO: {
      de: 'nicht im BMF-Schreiben, keine Rechtsprechung bekannt',
      en: 'not in the letter, no court support found',
    },
    LOFO: {
      de: 'nicht im BMF-Schreiben, keine Rechtsprechung bekannt',
      en: 'not in the letter, no court support found',
    },
  },
  global: {
    FIFO: {
      de: 'nicht im BMF-Schreiben, das jede Wallet für sich betrachtet (Rz. 62)',
      en: 'not in the letter, which looks at each wallet (Rz. 62)',
    },
    AVERAGE: {
      de: 'nicht im BMF-Schreiben, das jede Wallet für sich betrachtet',
      en: 'not in the letter, which looks at each wallet',
    },
    LIFO: { de: 'nicht im BMF-Schreiben', en: 'not in the letter' },
    HIFO: { de: 'nicht im BMF-Schreiben', en: 'not in the letter' },
    LOFO: { de: 'nicht im BMF-Schreiben', en: 'not in the letter' },
  },
};

/** The settings behind open points of the law, with the words for their values. */
export const SETTINGS: {
  readonly [Key in OpenChoice]: { readonly label: Text; readonly values: Words<MatchSettings[Key]> };
} = {
  transferFee: {
    label: { de: 'Netzwerkgebühr bei eigenen Übertragungen', en: 'Network fee on own transfers' },
    values: {
      disposal: { de: 'Veräußerung', en: 'disposal' },
      ignore: { de: 'Abgang ohne Ergebnis', en: 'no result' },
    },
  },
  wrapping: {
    label: { de: 'Wrapping und Bridging', en: 'Wrapping and bridging' },
    values: {
      'carry-over': { de: 'Tranchen laufen weiter', en: 'lots carry over' },
      swap: { de: 'Tausch', en: 'swap' },
    },
  },
  liquidStaking: {
    label: { de: 'Liquid Staking', en: 'Liquid staking' },
    values: {
      'carry-over': { de: 'Tranchen laufen weiter', en: 'lots carry over' },
      swap: { de: 'Tausch', en: 'swap' },
    },
  },
  liquidityPool: {
    label: { de: 'Liquiditätspools', en: 'Liquidity pools' },
    values: {
      swap: { de: 'Tausch', en: 'swap' },
      'look-through': { de: 'Durchschau, Tranchen laufen weiter', en: 'look-through, lots carry over' },
    },
  },
  freeAirdrops: {
    label: { de: 'Airdrops ohne Gegenleistung', en: 'Airdrops with nothing in return' },
    values: {
      taxable: { de: 'angeschafft, Kosten 0', en: 'acquired at cost 0' },
      'not-acquired': { de: 'nicht angeschafft, Verkauf steuerfrei', en: 'not acquired, sale tax-free' },
    },
  },
  spotMargin: {
    label: { de: 'Margin am Kassamarkt', en: 'Margin on spot' },
    values: {
      'section-20': { de: 'Kapitalerträge (§ 20 EStG)', en: 'capital income (section 20 EStG)' },
      'section-23': { de: 'private Veräußerungen (§ 23 EStG)', en: 'private sales (section 23 EStG)' },
    },
  },
  spentOutputs: {
    label: { de: 'Ausgegebene Transaktionsausgänge (UTXO)', en: 'Outputs spent (UTXO)' },
    values: {
      identify: { de: 'bestimmen die Tranche (Rz. 61)', en: 'decide the lot (Rz. 61)' },
      method: { de: 'die Verbrauchsfolge entscheidet', en: 'the order of use decides' },
    },
  },
};

export const PRICE_METHODS: Words<PriceSourceLine['method']> = {
  trade: { de: 'Preis des Geschäfts', en: 'price of the trade' },
  minute: { de: 'Minutenkurs', en: 'price at that minute' },
  day: { de: 'Tageskurs', en: 'price of the day' },
  manual: { de: 'von Hand eingegeben', en: 'entered by hand' },
};

/** Fields of an event that a missing price can leave empty. */
export const VALUE_FIELDS: Words<'valueEur' | 'fee.valueEur'> = {
  valueEur: { de: 'Wert der Buchung', en: 'value of the entry' },
  'fee.valueEur': { de: 'Wert der Gebühr', en: 'value of the fee' },
};

export const CHANGE_ACTIONS: Words<ManualChange['action']> = {
  added: { de: 'hinzugefügt', en: 'added' },
  edited: { de: 'geändert', en: 'edited' },
  removed: { de: 'entfernt', en: 'removed' },
  merged: { de: 'zusammengeführt', en: 'merged' },
  priced: { de: 'bewertet', en: 'valued' },
};

export const ASSUMED_BASES: Words<Assumption['basis']> = {
  'zero-cost': { de: 'Kosten 0', en: 'cost 0' },
  stated: { de: 'eigene Angabe', en: 'as stated' },
};

export const WALLET_KINDS: Words<NonNullable<WalletInfo['kind']>> = {
  exchange: { de: 'Börsenkonto', en: 'exchange account' },
  wallet: { de: 'Eigene Wallet', en: 'own wallet' },
};

export const DAC8_CATEGORIES: Words<Dac8Category> = {
  'bought-for-fiat': { de: 'Gekauft gegen Geld', en: 'Bought for fiat' },
  'sold-for-fiat': { de: 'Verkauft gegen Geld', en: 'Sold for fiat' },
  'swapped-out': { de: 'Im Tausch gegeben', en: 'Given in swaps' },
  'swapped-in': { de: 'Im Tausch erhalten', en: 'Received in swaps' },
  payments: { de: 'Zahlungen', en: 'Payments' },
  'transfers-in': { de: 'Eingänge', en: 'Transfers in' },
  'transfers-out': { de: 'Ausgänge', en: 'Transfers out' },
  'transfers-unhosted': { de: 'Ausgänge an eigene Wallets', en: 'Transfers to own wallets' },
};

export const FORM_BLOCKS: Words<FormBlock['block']> = {
  'private-sales': { de: 'Private Veräußerungsgeschäfte (§ 23 EStG)', en: 'Private disposals (section 23 EStG)' },
  income: { de: 'Leistungen (§ 22 Nr. 3 EStG)', en: 'Income (section 22 no. 3 EStG)' },
  capital: { de: 'Kapitalerträge (§ 20 EStG)', en: 'Capital income (section 20 EStG)' },
};

export const ENTRY_ADVICE: Words<EntryAdvice> = {
  needed: { de: 'Eintragen.', en: 'Enter.' },
  'loss-should-be-declared': {
    de: 'Eintragen empfohlen: nur ein erklärter Verlust wird festgestellt und vorgetragen.',
    en: 'Entering is advised: only a declared loss is assessed and carried forward.',
  },
  'not-needed': {
    de: 'Unter der Freigrenze: keine Eintragung nötig.',
    en: 'Below the limit: no entry needed.',
  },
  nothing: { de: 'Nichts einzutragen.', en: 'Nothing to enter.' },
};

export const LINE_CONFIDENCE: Words<FormLine['confidence']> = {
  high: { de: 'vom Vordruck abgelesen', en: 'read off the form' },
  medium: { de: 'wahrscheinlich (Anleitungen)', en: 'likely (guides)' },
  low: { de: 'unsicher (Quellen uneinig)', en: 'unsure (sources disagree)' },
  none: { de: 'Zeile nicht bekannt', en: 'line not known' },
};
