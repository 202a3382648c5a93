/** Codes that the journal keeps as the reason of a step that is no edit of an event; screens turn them into words. */
export const CHOICE_CODES = [
  'tax.method',
  'tax.reading',
  'tax.profile',
  'tax.person',
  'tax.declared',
  'tax.spouse',
  'price.manual',
  'price.manual-remove',
  'price.file',
  'price.file-remove',
  'price.live',
  'fees',
] as const;

export type ChoiceCode = (typeof CHOICE_CODES)[number];
