/** For the cover of a report; kept in this browser only. `state` decides the rate of church tax. */
export const PERSON_FIELDS = ['name', 'street', 'town', 'taxNumber', 'taxOffice', 'state'] as const;
export type PersonData = { readonly [Field in (typeof PERSON_FIELDS)[number]]?: string };
