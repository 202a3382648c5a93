/** The tax profile in place, above the figures it decides. Saved on demand; every amount is checked before. */
import { useState } from 'react';
import { useOpenedState } from '../../../../platform/forms/newer-state.tsx';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import { useSteps } from '../../../../platform/ledger/use-steps.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../../ui/card.tsx';
import { DecimalField } from '../../../../ui/decimal-input.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import type { DecimalEntry } from '../../../../ui/format/parse-decimal-input.ts';
import { MethodFields } from './method-fields.tsx';
import { NewerProfile } from './newer-profile.tsx';
import { CarryBackFields, OpenLawFields, PersonalFields } from './profile-fields.tsx';
import {
  type AmountField as AmountName,
  draftOf,
  type FilledProfile,
  filledProfile,
  isSigned,
  type ProfileDraft,
  type ProfileProblems,
} from './profile-form.ts';
import { profileStrings } from './strings.ts';
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
