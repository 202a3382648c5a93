/** One tax year of one person in the published form (rule book 12): all money as decimal text with two digits. */

export interface PrivateSales {
  /** Lot parts inside the holding period only; they fill the form. Expenses include the share of general costs. */
  readonly proceeds: string;
  readonly cost: string;
  readonly expenses: string;
  /** Includes other private sales of the profile. */
  readonly net: string;
  readonly limit: string;
  readonly limitReached: boolean;
  readonly carryIn: string;
  readonly carryUsed: string;
  readonly taxable: string;
  readonly carryOut: string;
}

export interface ServiceIncome {
  readonly gross: string;
  readonly expenses: string;
  /** Includes other services of the profile. */
  readonly net: string;
  readonly limit: string;
  readonly limitReached: boolean;
  readonly taxable: string;
}

export interface LawYear {
  readonly privateSales: PrivateSales;
  readonly taxFreeGain: string;
  readonly income: ServiceIncome;
}

/** How losses moved between years and spouses, beyond what the published form shows. */
export interface LossMoves {
  readonly carryIn: string;
  readonly carryUsed: string;
  readonly carryOut: string;
  readonly carriedBackIn: string;
  readonly carriedBackOut: string;
  readonly spouseLossUsed: string;
  readonly spouseLossGiven: string;
  /** Most that may go back by the taxpayer's choice, `0.00` for a waiver; null: all of it, as the law does. */
  readonly carryBackLimit: string | null;
}

/** The section 20 bucket: flat tax, own losses, own allowance; never mixed with the others. */
export interface CapitalIncome {
  readonly gains: string;
  readonly losses: string;
  /** Part of the allowance that others have used already. */
  readonly usedElsewhere: string;
  /** Includes other capital income of the profile. */
  readonly net: string;
  readonly carryIn: string;
  readonly carryUsed: string;
  readonly carryOut: string;
  readonly allowance: string;
  readonly allowanceUsed: string;
  readonly taxable: string;
}

export interface AssessedYear extends LawYear {
  readonly year: number;
  readonly otherPrivateSales: string;
  readonly otherIncome: string;
  readonly otherCapital: string;
  /** What the other private sales and services would be taxed with alone, had there been no crypto in any year. */
  readonly otherTaxable: string;
  readonly generalExpenses: string;
  readonly privateSalesLosses: LossMoves;
  readonly incomeLosses: LossMoves;
  readonly capital: CapitalIncome;
  /** Disposals of that year that could not be computed; the year's figures are then not final. */
  readonly incomplete: number;
}
