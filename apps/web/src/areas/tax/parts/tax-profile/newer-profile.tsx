/** The tax profile was saved elsewhere while this form was open: both, field by field as the form names them. */
import { differencesOf, NewerState, type NewerStateProps } from '../../../../platform/forms/newer-state.tsx';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { formatEuro } from '../../../../ui/format/euro.ts';
import type { DecimalEntry } from '../../../../ui/format/parse-decimal-input.ts';
import { type AmountField, OPENING_AMOUNTS, type ProfileDraft, STATES, YEAR_AMOUNTS } from './profile-form.ts';
import { methodStrings, profileStrings } from './strings.ts';

export interface NewerProfileProps extends Pick<NewerStateProps, 'isBusy' | 'onTakeStored' | 'onKeepMine'> {
  readonly year: number;
  readonly stored: ProfileDraft;
  readonly mine: ProfileDraft;
}

const AMOUNTS: readonly AmountField[] = [
  ...YEAR_AMOUNTS,
  ...OPENING_AMOUNTS.map((field): AmountField => `opening.${field}`),
];

export function NewerProfile({ year, stored, mine, ...actions }: NewerProfileProps) {
  const fields = useReadableProfile(year);
  const [there, here] = [fields(stored), fields(mine)];
  return <NewerState {...actions} differences={differencesOf(there, here, (label) => label)} />;
}

/** Values by the label of their field. */
function useReadableProfile(year: number): (draft: ProfileDraft) => ReadonlyMap<string, string> {
  const t = useStrings(profileStrings);
  const m = useStrings(methodStrings);
  const locale = useLocale();
  const amount = (entry: DecimalEntry) => {
    if (entry.kind === 'empty') return '';
    return entry.kind === 'value' ? formatEuro(entry.value, locale) : entry.text;
  };
  const ticked = (isTicked: boolean) => t(isTicked ? 'newer.yes' : 'newer.no');
  return (draft) =>
    new Map<string, string>([
      ...AMOUNTS.map((field): [string, string] => [t(`field.${field}`, { year }), amount(draft.amounts[field])]),
      [t('assessment'), t(draft.joint ? 'joint' : 'single')],
      [t('church'), ticked(draft.church)],
      [t('state'), STATES.find(({ id }) => id === draft.state)?.name ?? ''],
      ...(['private-sales', 'income'] as const).map((law): [string, string] => [
        `${t('carryBack', { year })}: ${t(`carryBack.${law}`)}`,
        ticked(draft.carryBackWaived[law]),
      ]),
      [t('openLaw.incomeLacksOther'), ticked(draft.incomeLacksOther)],
      [t('partYear'), ticked(draft.partYear)],
      [t('residentFrom'), draft.residentFrom],
      [t('residentUntil'), draft.residentUntil],
      [t('openLaw.freeAirdrops'), ticked(draft.freeAirdrops === 'not-acquired')],
      [t('openLaw.spotMargin'), ticked(draft.spotMargin === 'section-23')],
      [t('openLaw.spentOutputs'), ticked(draft.spentOutputs === 'method')],
      [t('openLaw.spouseCarryForward'), ticked(draft.spouseCarryForward === 'both')],
      [t('securityTokens'), draft.securityTokens],
      [m('method'), m(`method.${draft.method}`)],
      [m('scope'), m(`scope.${draft.scope}`)],
    ]);
}
