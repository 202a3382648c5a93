/**
 * The points that the law leaves open and this project decided ([D] in RULES.md). The method page prints each one
 * that a ledger actually rests on, in both languages. `when` names the fact that makes it matter.
 */

import type { OpenChoice } from '@cryptax/ledger';

export type ChoiceFact =
  | 'always'
  | 'swap'
  | 'swap-fiat-fee'
  | 'coin-fee-on-purchase'
  | 'coin-fee-on-disposal'
  | 'fee-in-coin-received'
  | 'transfer-fee'
  | 'fee-alone'
  | 'lost'
  | 'redeem'
  | 'free-receipt'
  | 'reward-fee'
  | 'margin'
  | 'outputs-spent'
  | 'referral-or-farming'
  | 'mining'
  | 'migration'
  | 'wrap-or-bridge'
  | 'liquid-staking'
  | 'liquidity-pool'
  | 'derivative'
  | 'assumption'
  | 'loss'
  | 'couple';

export interface ChoiceEntry {
  readonly id: string;
  readonly rule: string;
  readonly when: ChoiceFact;
  /** The setting that switches it, where there is one. */
  readonly option?: OpenChoice;
  readonly de: string;
  readonly en: string;
}

export const CHOICES: readonly ChoiceEntry[] = [
  {
    id: 'rounding',
    rule: 'REC-01',
    when: 'always',
    de: 'Jeder Betrag wird einmal auf den Cent gerundet (kaufmännisch), aus seinem ungerundeten Wert; Summen werden ungerundet gebildet.',
    en: 'Each amount is rounded once to the cent (half away from zero) from its unrounded value; sums are formed unrounded.',
  },
  {
    id: 'net-before-limit',
    rule: 'LIM-03',
    when: 'always',
    de: 'Das Jahresergebnis wird zuerst auf den Cent gerundet; Freigrenze, Verlustvortrag und Steuer rechnen damit.',
    en: "The year's net is rounded to the cent first; limit, carry-forward and tax use that figure.",
  },
  {
    id: 'time-zone',
    rule: 'P23-05',
    when: 'always',
    de: 'Steuerjahr und Haltefrist folgen dem Kalendertag in Europe/Berlin.',
    en: 'Tax year and holding period follow the calendar day in Europe/Berlin.',
  },
  {
    id: 'order-of-events',
    rule: 'REC-02',
    when: 'always',
    de: 'Buchungen werden nach UTC-Zeit, bei Gleichheit nach ihrer Reihenfolge im Bestand verarbeitet.',
    en: 'Entries are processed by UTC time, then by their order in the ledger.',
  },
  {
    id: 'account-is-wallet',
    rule: 'MET-03',
    when: 'always',
    de: 'Ein Börsenkonto gilt als eine Wallet.',
    en: 'An exchange account counts as one wallet.',
  },
  {
    id: 'first-bought-counts',
    rule: 'MET-04',
    when: 'always',
    de: 'Zuerst angeschafft heißt zuerst gekauft, nicht zuerst in der Wallet eingegangen.',
    en: 'First in means bought first, not first to arrive in the wallet.',
  },
  {
    id: 'fiat-and-stablecoins',
    rule: 'P23-12',
    when: 'always',
    de: 'Staatliche Währungen sind keine Tranche (Kursgewinne daraus bleiben außen vor); Stablecoins sind gewöhnliche Kryptowerte.',
    en: 'State currencies are never a lot (gains on them are out of scope); stablecoins are ordinary assets.',
  },
  {
    id: 'one-year-for-all-tokens',
    rule: 'P23-06',
    when: 'always',
    de: 'Die Frist von einem Jahr gilt für alle Arten von Token; Hin- und Rückgabe bei Lending und Staking ist keine Veräußerung.',
    en: 'The period of one year applies to all kinds of token; putting coins into lending or staking and getting them back is not a disposal.',
  },
  {
    id: 'one-value-for-both-legs',
    rule: 'P23-08',
    when: 'swap',
    de: 'Beim Tausch gilt ein einzelner bekannter Marktwert für beide Seiten.',
    en: 'In a swap a single known market value is used for both legs.',
  },
  {
    id: 'fiat-fee-on-swap',
    rule: 'P23-10',
    when: 'swap-fiat-fee',
    de: 'Eine Gebühr in Euro beim Tausch ist ganz Werbungskosten der Veräußerung.',
    en: 'A fiat fee on a swap is an expense of the disposal, all of it.',
  },
  {
    id: 'coin-fee-on-purchase',
    rule: 'P23-10',
    when: 'coin-fee-on-purchase',
    de: 'Eine Kaufgebühr in einem dritten Coin ist dessen Veräußerung; ihr Wert erhöht die Anschaffungskosten.',
    en: 'A purchase fee in a third coin is a disposal of that coin; its value is added to the cost.',
  },
  {
    id: 'coin-fee-on-disposal',
    rule: 'P23-10',
    when: 'coin-fee-on-disposal',
    de: 'Eine Gebühr in Coins bei Verkauf oder Tausch ist deren Veräußerung und zugleich Werbungskosten.',
    en: 'A coin fee on a sale or swap is a disposal of the fee coins and an expense of the main disposal.',
  },
  {
    id: 'fee-in-coin-received',
    rule: 'P23-10',
    when: 'fee-in-coin-received',
    de: 'Bei einer Gebühr im erhaltenen Coin gilt nur die Nettomenge als angeschafft, zum vollen Preis.',
    en: 'With a fee in the coin received only the net quantity is acquired, for the full cost.',
  },
  {
    id: 'transfer-fee',
    rule: 'P23-11',
    when: 'transfer-fee',
    option: 'transferFee',
    de: 'Netzwerkgebühr in Coins bei eigenen Übertragungen: Veräußerung zum Marktwert oder Abgang ohne Ergebnis.',
    en: 'Network fee in coin on own transfers: disposal at market value, or units leave with no result.',
  },
  {
    id: 'fee-alone',
    rule: 'P23-11',
    when: 'fee-alone',
    de: 'Gebühren fehlgeschlagener Transaktionen und Freigaben sind Veräußerungen zum Marktwert ohne Werbungskosten.',
    en: 'Fees of failed transactions and approvals are disposals at market value without expenses.',
  },
  {
    id: 'lost-coins',
    rule: 'P23-09',
    when: 'lost',
    de: 'Diebstahl und verlorene Schlüssel sind keine Veräußerung: die Einheiten gehen ohne Verlust ab.',
    en: 'Theft and lost keys are not disposals: the units leave without a loss.',
  },
  {
    id: 'redeemed-tokens',
    rule: 'P23-09',
    when: 'redeem',
    de: 'Das Einlösen eines Utility-Tokens ist keine Veräußerung.',
    en: 'Redeeming a utility token is not a disposal.',
  },
  {
    id: 'free-airdrop',
    rule: 'L22-06',
    when: 'free-receipt',
    option: 'freeAirdrops',
    de: 'Ohne Gegenleistung erhaltene Token: am Tag des Zugangs mit Anschaffungskosten 0 erworben, ein Verkauf binnen eines Jahres ist voll steuerpflichtig; oder gar nicht angeschafft, ein Verkauf bleibt steuerfrei (streitig).',
    en: 'Tokens received for nothing: acquired at cost 0 on the day of receipt, so a sale within a year is fully taxable; or not acquired at all, so a sale is never taxed (disputed).',
  },
  {
    id: 'reward-net-of-fee',
    rule: 'L22-07',
    when: 'reward-fee',
    de: 'Wird von einer Vergütung eine Gebühr im selben Coin einbehalten, zählt als Einnahme und als Anschaffung nur, was ankommt.',
    en: 'Where a fee in the same coin is kept back from a reward, only what arrives is income and acquired.',
  },
  {
    id: 'referral-and-farming',
    rule: 'L22-05',
    when: 'referral-or-farming',
    de: 'Werbeprämien sowie Farming- und Governance-Erträge sind Leistungen nach § 22 Nr. 3 EStG bei Zufluss.',
    en: 'Referral, farming and governance rewards are services under section 22 no. 3 EStG at receipt.',
  },
  {
    id: 'mining-as-service',
    rule: 'L22-05',
    when: 'mining',
    de: 'Mining wird als Leistung nach § 22 Nr. 3 EStG behandelt; dauerhaft kann ein Gewerbe (§ 15 EStG) vorliegen.',
    en: 'Mining is treated as a service under section 22 no. 3 EStG; in the long run it may be a business (section 15 EStG).',
  },
  {
    id: 'migration',
    rule: 'P23-14',
    when: 'migration',
    de: 'Eine Token-Umstellung durch den Herausgeber ist keine Veräußerung; die Tranchen werden umbenannt und umgerechnet.',
    en: 'A token migration by the issuer is not a disposal; lots are renamed and rescaled.',
  },
  {
    id: 'wrapping',
    rule: 'P23-15',
    when: 'wrap-or-bridge',
    option: 'wrapping',
    de: 'Wrapping und Bridging 1:1: Tranchen laufen weiter oder Tausch.',
    en: 'Wrapping and bridging 1:1: lots carry over, or swap.',
  },
  {
    id: 'liquid-staking',
    rule: 'P23-15',
    when: 'liquid-staking',
    option: 'liquidStaking',
    de: 'Liquid-Staking-Token: Tausch oder Tranchen laufen weiter.',
    en: 'Liquid staking token: swap, or lots carry over.',
  },
  {
    id: 'liquidity-pool',
    rule: 'P23-15',
    when: 'liquidity-pool',
    option: 'liquidityPool',
    de: 'Ein- und Ausstieg in Liquiditätspools: Tausch oder Durchschau, bei der die Tranchen weiterlaufen.',
    en: 'Entering and leaving liquidity pools: swap, or look-through with the lots carried on.',
  },
  {
    id: 'derivatives-section-20',
    rule: 'CAP-01',
    when: 'derivative',
    de: 'In Geld abgerechnete Terminergebnisse und Funding zählen als Termingeschäfte nach § 20 EStG.',
    en: 'Cash-settled futures results and funding count as futures under section 20 EStG.',
  },
  {
    id: 'spent-outputs',
    rule: 'MET-07',
    when: 'outputs-spent',
    option: 'spentOutputs',
    de: 'Auf Blockchains mit Transaktionsausgängen (UTXO) gehen die Tranchen ab, die in den ausgegebenen Ausgängen lagen (Einzelbetrachtung, Rz. 61); Wechselgeld behält, was übrig ist. Unter den Tranchen einer Transaktion, und wo ein Ausgang nicht bekannt ist, entscheidet die Verbrauchsfolge; oder sie entscheidet immer.',
    en: 'On chains with outputs (UTXO) the lots held in the outputs spent leave (individual identification, Rz. 61); the change keeps what is left. Among the lots of one transaction, and where an output is not known, the order of use decides; or it always does.',
  },
  {
    id: 'spot-margin',
    rule: 'CAP-07',
    when: 'margin',
    option: 'spotMargin',
    de: 'Ergebnisse aus Margin-Handel am Kassamarkt: Kapitalerträge nach § 20 EStG oder private Veräußerungen nach § 23 EStG.',
    en: 'Results of margin trading on spot: capital income under section 20 EStG or private sales under section 23 EStG.',
  },
  {
    id: 'assumed-acquisition',
    rule: 'REC-06',
    when: 'assumption',
    de: 'Fehlende Anschaffungen wurden auf ausdrücklichen Wunsch angenommen; der Bericht ist damit unvollständig.',
    en: 'Missing acquisitions were assumed at the user’s explicit request; the report is incomplete.',
  },
  {
    id: 'carry-back-by-law',
    rule: 'LOSS-05',
    when: 'loss',
    de: 'Ein Verlust geht zuerst in das Vorjahr zurück, wie das Finanzamt es von sich aus tut; der Rest wird vorgetragen. Nur ein ausdrücklich gewählter Verzicht lässt ihn ganz vorwärts gehen.',
    en: 'A loss first goes back to the previous year, as the tax office does of its own accord; the rest goes forward. Only an explicit waiver sends all of it forward.',
  },
  {
    id: 'service-loss-order',
    rule: 'LOSS-08',
    when: 'loss',
    de: 'Auch bei Leistungen (§ 22 Nr. 3 EStG) wird die Freigrenze vor dem Verlustabzug geprüft.',
    en: 'For services (section 22 no. 3 EStG) too, the limit is tested before losses are deducted.',
  },
  {
    id: 'spouse-carry-forward',
    rule: 'LOSS-12',
    when: 'couple',
    de: 'Ein Verlustvortrag des einen Ehegatten mindert nur dessen eigene Gewinne; was der andere Ehegatte davon nutzen darf, ist eine Wahl im Steuerprofil.',
    en: "A loss carried forward by one spouse lowers only that spouse's gains; whether the other may use the rest is a choice of the tax profile.",
  },
  {
    id: 'flat-tax-cents',
    rule: 'CAP-03',
    when: 'derivative',
    de: 'Bruchteile eines Cents bleiben bei der Abgeltungsteuer außer Ansatz.',
    en: 'Fractions of a cent are dropped in the flat tax.',
  },
];
