/**
 * Tax settings as steps of the journal: what differs is named by field, so that the history can say it and a sealed year
 * can hold on to the choices it was computed with.
 */
import type { Result } from '@cryptax/kernel';
import { type MatchSettings, OPEN_CHOICES, type OpenChoice } from '@cryptax/ledger';
import type { JsonValue, Store, StoreError } from '@cryptax/store';
import type { TaxSettings } from '../../../../platform/ledger/ledger-state.ts';
import { CHOICE_KEYS, type ChoiceCode, choice, keepChoices } from '../../../../platform/ledger/worker/keep-choice.ts';
import { taxSettings } from '../../../../platform/ledger/worker/kept-settings.ts';
import type { PersonData } from '../../screen-types.ts';
import { personData } from '../beside-entries.ts';

/** Choices that the letter binds to a reported year (rule MET-02). */
const BOUND = ['method', 'scope', 'poolMethods'] as const;
const READINGS = Object.keys(OPEN_CHOICES) as readonly OpenChoice[];

/** Settings and person data that were saved together are one step. */
export async function keepTaxSettings(
  store: Store,
  settings: TaxSettings,
  person?: PersonData,
): Promise<Result<void, StoreError>> {
  const before = await taxSettings(store);
  const known = person === undefined ? {} : await personData(store);
  const set = [
    choice(CHOICE_KEYS.tax, before as unknown as JsonValue, settings),
    ...(person === undefined ? [] : [choice(CHOICE_KEYS.person, { ...known }, person)]),
  ];
  const bound = BOUND.flatMap((field) => changeOf(field, before.match, settings.match));
  const readings = READINGS.flatMap((field) => changeOf(field, before.match, settings.match));
  const years = changedYears(before, settings);
  const why: ChoiceCode = bound.length > 0 ? 'tax.method' : readings.length > 0 ? 'tax.reading' : 'tax.profile';
  return keepChoices(store, set, { why, subjects: [...bound, ...readings, ...years] });
}

/** `method:FIFO:AVERAGE`; of pools the one that was changed last. */
function changeOf(field: keyof MatchSettings, before: MatchSettings, after: MatchSettings): readonly string[] {
  if (JSON.stringify(before[field]) === JSON.stringify(after[field])) return [];
  if (field !== 'poolMethods') return [`${field}:${before[field]}:${after[field]}`];
  const last = after.poolMethods.at(-1);
  return last === undefined ? [field] : [`${field}:${last.method}:${last.wallet} ${last.asset}`];
}

function changedYears(before: TaxSettings, after: TaxSettings): readonly string[] {
  const [was, is] = [before.profile.years ?? {}, after.profile.years ?? {}];
  const years = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  return years.filter((year) => JSON.stringify(was[year]) !== JSON.stringify(is[year])).map((year) => `year:${year}`);
}
