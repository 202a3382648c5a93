/** The words of this app, by subject; shown in the order of the language. */
import type { GlossaryEntry } from './glossary-entry.ts';
import { COIN_TERMS } from './terms/coin-terms.data.ts';
import { DEFI_TERMS, SAFETY_TERMS } from './terms/defi-terms.data.ts';
import { FIGURE_TERMS } from './terms/figure-terms.data.ts';
import { SALE_TERMS } from './terms/sale-terms.data.ts';
import { TAX_TERMS } from './terms/tax-terms.data.ts';

export const GLOSSARY: readonly GlossaryEntry[] = [
  ...COIN_TERMS,
  ...DEFI_TERMS,
  ...SALE_TERMS,
  ...TAX_TERMS,
  ...FIGURE_TERMS,
  ...SAFETY_TERMS,
];
