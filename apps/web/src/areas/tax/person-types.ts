import type { TaxSettings } from '../../platform/ledger/ledger-state.ts';

/** For the cover of a report; kept in this browser only. `state` decides the rate of church tax. */
export const PERSON_FIELDS = ['name', 'street', 'town', 'taxNumber', 'taxOffice', 'state'] as const;
export type PersonData = { readonly [Field in (typeof PERSON_FIELDS)[number]]?: string };

/** What a form of the tax profile was opened with; the person where the form saves it along. */
export interface OpenedProfile {
  readonly settings: TaxSettings;
  readonly person?: PersonData;
}
