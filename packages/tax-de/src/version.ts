/** Versions printed in every report: a sealed report says by which rules and which program it was computed. */

/** The rule book as written down in RULES.md and docs/law; raised with every change of a rule or parameter. */
export const RULE_BOOK_VERSION = '2026-11.7';

/** The computing engine; raised whenever the same inputs could give other figures. */
export const ENGINE_VERSION = '1.3.1';
