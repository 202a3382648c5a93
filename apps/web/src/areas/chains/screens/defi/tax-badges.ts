/** The colour of a treatment, the same in the list and in the result. */
export const TAX_BADGES = { 'section-23': 'taxable', 'section-22-3': 'taxable', none: 'free', open: 'review' } as const;
