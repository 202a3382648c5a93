/** Person data for the cover of a report. They live in this browser's settings alone; a damaged value counts as absent. */
import type { Result } from '@cryptax/kernel';
import { defined } from '@cryptax/kernel';
import { type Store, sameData } from '@cryptax/store';
import type { ReportPerson } from '@cryptax/tax-de';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { CHOICE_KEYS, choice, keepChoices, newerChoice } from '../../../platform/ledger/worker/keep-choice.ts';
import { PERSON_FIELDS, type PersonData } from '../profile-types.ts';

export async function personData(store: Store): Promise<PersonData> {
  const kept = await store.settings.get(CHOICE_KEYS.person);
  const value = kept.ok ? kept.value : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const fields = Object.entries(value).filter(
    ([key, text]) => PERSON_FIELDS.some((field) => field === key) && typeof text === 'string' && text !== '',
  );
  return Object.fromEntries(fields);
}

export async function setPersonData(
  store: Store,
  person: PersonData,
  base?: PersonData,
): Promise<Result<void, LedgerError>> {
  const before = await personData(store);
  if (base !== undefined && !sameData(before, base)) return newerChoice;
  return keepChoices(store, [choice(CHOICE_KEYS.person, { ...before }, person)], { why: 'tax.person', subjects: [] });
}

/** As the report carries it; fields left empty are left out. */
export function reportPerson({ name, street, town, taxNumber, taxOffice }: PersonData): ReportPerson {
  const address = [street, town].filter((line) => line !== undefined);
  return {
    role: 'A',
    ...defined({ name }),
    ...(address.length === 0 ? {} : { address }),
    ...defined({ taxNumber, taxOffice }),
  };
}
