/** The tax profile in place, above the figures it decides. Saved on demand; every amount is checked before. */
import { useState } from 'react';
import {
  differencesOf,
  NewerState,
  type NewerStateProps,
  useOpenedState,
} from '../../../../platform/forms/newer-state.tsx';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import { useSteps } from '../../../../platform/ledger/use-steps.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../../ui/card.tsx';
import { DecimalField } from '../../../../ui/decimal-input.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { formatEuro } from '../../../../ui/format/euro.ts';
import type { DecimalEntry } from '../../../../ui/format/parse-input.ts';
import { MethodFields } from './method-fields.tsx';
import { CarryBackFields, OpenLawFields, PersonalFields } from './profile-fields.tsx';
import {
  type AmountField as AmountName,
  draftOf,
  type FilledProfile,
  filledProfile,
  isSigned,
  OPENING_AMOUNTS,
  type ProfileDraft,
  type ProfileProblems,
  STATES,
  YEAR_AMOUNTS,
} from './profile-form.ts';
import { methodStrings, profileStrings } from './strings.ts';
import { useSaveProfile } from './use-profile.ts';

export interface ProfileCardProps {
  readonly year: number;
  readonly kept: FilledProfile;
  readonly onClose: () => void;
}

const MORE = [
  'otherIncome',
  'generalExpenses',
  'otherCapital',
  'allowanceUsed',
  'opening.income',
  'opening.capital',
] as const satisfies readonly AmountName[];

const HINTS = {
  taxableIncome: 'hint.taxableIncome',
  otherPrivateSales: 'hint.otherPrivateSales',
  otherIncome: 'hint.otherIncome',
  generalExpenses: 'hint.generalExpenses',
  otherCapital: 'hint.otherCapital',
  allowanceUsed: 'hint.allowanceUsed',
  'opening.privateSales': 'hint.opening.privateSales',
  'opening.income': 'hint.opening',
  'opening.capital': 'hint.opening',
} as const satisfies Readonly<Record<AmountName, string>>;

export function ProfileCard({ year, kept, onClose }: ProfileCardProps) {
  const t = useStrings(profileStrings);
  const save = useSaveProfile();
  const { announceDone } = useSteps();
  const { base, newer, meet, settle } = useOpenedState(kept);
  const [draft, setDraft] = useState<ProfileDraft>(() => draftOf(kept.settings, kept.person, year));
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [error, setError] = useState<LedgerError | null>(null);
  // Number fields hold what was typed: other values come with new fields.
  const [turn, setTurn] = useState(0);
  const change = (part: Partial<ProfileDraft>) => setDraft((old) => ({ ...old, ...part }));
  const amount = (field: AmountName) => (
    <AmountField
      key={field}
      field={field}
      label={t(`field.${field}`, { year })}
      hint={t(HINTS[field])}
      problem={problems[field] === undefined ? undefined : t(`problem.${problems[field]}`)}
      entry={draft.amounts[field]}
      onEntry={(entry) => change({ amounts: { ...draft.amounts, [field]: entry } })}
    />
  );
  const [isBusy, keep] = useAction(async (filled: FilledProfile, against: FilledProfile) => {
    const saved = await save(filled, against);
    setError(saved.kind === 'failed' ? saved.error : null);
    if (saved.kind === 'newer') meet(saved.stored);
    if (saved.kind !== 'saved') return;
    onClose();
    await announceDone(t('saved'));
  });
  const submit = (against: FilledProfile) => {
    const filled = filledProfile(draft, against, year);
    if (filled.ok) keep(filled.value, against);
    else setProblems(filled.error);
  };
  const keepMine = (stored: FilledProfile) => {
    settle(stored);
    submit(stored);
  };
  const takeStored = (stored: FilledProfile) => {
    settle(stored);
    setProblems({});
    setDraft(draftOf(stored.settings, stored.person, year));
    setTurn(turn + 1);
  };
  return (
    <Card className="mb-4" aria-labelledby="tax-profile-title">
      <CardHead id="tax-profile-title" title={t('title', { year })} note={t('note')} />
      <CardBody>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit(base);
          }}
        >
          {newer !== undefined && (
            <div className="mb-5">
              <NewerProfile
                {...{ year, isBusy }}
                stored={draftOf(newer.settings, newer.person, year)}
                mine={draft}
                onTakeStored={() => takeStored(newer)}
                onKeepMine={() => keepMine(newer)}
              />
            </div>
          )}
          <div key={`first ${turn}`} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
            {amount('taxableIncome')}
            <PersonalFields draft={draft} onChange={change} hasStateProblem={problems.state !== undefined} />
            {amount('opening.privateSales')}
            {amount('otherPrivateSales')}
          </div>
          <Disclosure key={`more ${turn}`} summary={t('more')} className="mt-3">
            <div className="grid gap-x-5 gap-y-4 pt-1 sm:grid-cols-2">
              {MORE.map(amount)}
              <CarryBackFields year={year} draft={draft} onChange={change} />
              <OpenLawFields draft={draft} onChange={change} />
              <MethodFields draft={draft} onChange={change} />
            </div>
          </Disclosure>
          {error && (
            <Callout tone="danger" className="mt-3">
              <LedgerErrorWords error={error} />
            </Callout>
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            <Button type="submit" variant="primary" disabled={newer !== undefined} loading={isBusy}>
              {t('save')}
            </Button>
            <Button onClick={onClose}>{t('cancel')}</Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}

/** One amount of the profile: label, euro field, hint or message. */
interface AmountFieldProps {
  readonly field: AmountName;
  readonly label: string;
  readonly hint: string;
  readonly problem: string | undefined;
  readonly entry: DecimalEntry;
  readonly onEntry: (entry: DecimalEntry) => void;
}

function AmountField({ field, label, hint, problem, entry, onEntry }: AmountFieldProps) {
  return (
    <DecimalField
      label={label}
      hint={hint}
      error={problem}
      value={entry.kind === 'value' ? entry.value : null}
      onEntry={onEntry}
      unit="€"
      maxDecimals={2}
      allowNegative={isSigned(field)}
    />
  );
}

/** The tax profile was saved elsewhere while this form was open: both, field by field as the form names them. */
interface NewerProfileProps extends Pick<NewerStateProps, 'isBusy' | 'onTakeStored' | 'onKeepMine'> {
  readonly year: number;
  readonly stored: ProfileDraft;
  readonly mine: ProfileDraft;
}

const AMOUNTS: readonly AmountName[] = [
  ...YEAR_AMOUNTS,
  ...OPENING_AMOUNTS.map((field): AmountName => `opening.${field}`),
];

function NewerProfile({ year, stored, mine, ...actions }: NewerProfileProps) {
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
