/**
 * What the landing page shows as figures. Nothing here is written by hand: the build computes it with the engine from the
 * demo ledger and counts the formats and chains of the code (`landing-facts/` beside `src`). Money is decimal text.
 */
import { facts as builtFacts } from 'virtual:landing-facts';

export interface LandingFacts {
  readonly counts: {
    readonly formats: number;
    /** Exchanges and brokers whose files are read. */
    readonly exchanges: number;
    /** Chains whose addresses are read. */
    readonly chains: number;
  };
  /** Years of the demo ledger, oldest first. */
  readonly years: readonly ExampleYear[];
  /** The year shown first. */
  readonly shownYear: number;
  readonly files: readonly { readonly name: string; readonly rows: number }[];
  /** Gain within the holding period of the shown year by method, as planning compares them. */
  readonly methods: readonly { readonly method: string; readonly gain: string }[];
  /** Lines of the tax form of the shown year. */
  readonly form: readonly {
    readonly line: string;
    readonly field: 'proceeds' | 'cost' | 'gain';
    readonly value: string;
  }[];
  /** The last bundled close of a few coins. */
  readonly prices: readonly { readonly asset: string; readonly day: string; readonly eur: string }[];
}

export interface ExampleYear {
  readonly year: number;
  /** Private sales within the holding period, section 23 EStG. */
  readonly net: string;
  readonly limit: string;
  readonly isTaxable: boolean;
  /** Sold after the holding period. */
  readonly free: string;
  /** Staking and the like, section 22 no. 3 EStG. */
  readonly income: string;
  readonly incomeLimit: string;
  readonly isIncomeTaxable: boolean;
  /** Extra tax by the flat rough estimate. */
  readonly tax: string;
  /** Sales that could not be computed; the year is provisional then. */
  readonly open: number;
  /** The lot part with the largest result, from the sale down to the line of its file. */
  readonly trace: ExampleTrace | null;
}

export interface ExampleTrace {
  readonly gain: string;
  readonly quantity: string;
  readonly asset: string;
  readonly soldOn: string;
  readonly cost: string;
  readonly boughtOn: string;
  readonly file: string;
  readonly line: number;
}

export const facts: LandingFacts = builtFacts;
