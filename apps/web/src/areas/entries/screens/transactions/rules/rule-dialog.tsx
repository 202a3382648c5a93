/** Writing or editing a rule by hand: conditions and meaning. */
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import type { AnswerRule, RuleDraft } from '../../../../../platform/ledger/rule-types.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { DecimalField } from '../../../../../ui/decimal-input.tsx';
import { formatExact } from '../../../../../ui/format/quantity.ts';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextField } from '../../../../../ui/text-input.tsx';
import { IncomeKindField, SuggestedText } from '../edit/plain-fields.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { ruleStrings } from '../strings/rule-strings.ts';
import { answersFor, EMPTY_RULE, formOfRule, type RuleFault, type RuleForm, ruleOfForm } from './rule-form.ts';
import { answerWords, conditionWords } from './rule-words.ts';
import { TrialForm, type TriedDraft } from './trial-form.tsx';

interface RuleFieldsProps {
  readonly form: RuleForm;
  readonly facets: EventFacets | undefined;
  readonly fault: RuleFault | undefined;
  readonly onChange: (part: Partial<RuleForm>) => void;
}

const DIRECTIONS = ['any', 'in', 'out'] as const;
const UNITS = ['eur', 'coin'] as const;

/** The fields of a rule: what has to hold, and what it then was. */
function RuleFields({ form, facets, fault, onChange }: RuleFieldsProps) {
  const t = useStrings(ruleStrings);
  return (
    <>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-1.5 text-xs font-semibold text-ink-2">{t('conditions')}</legend>
        <SelectField
          label={t('direction')}
          value={form.direction}
          options={DIRECTIONS.map((value) => ({ value, label: t(`direction.${value}`) }))}
          onValueChange={(direction) =>
            onChange({
              direction,
              means: answersFor(direction).includes(form.means) ? form.means : 'ignore',
            })
          }
        />
        <SuggestedText
          label={t('asset')}
          value={form.asset}
          suggestions={facets?.assets.map(({ value }) => value) ?? []}
          error={fault === 'no-coin' ? t('fault.no-coin') : undefined}
          onChange={(asset) => onChange({ asset })}
        />
        <div className="sm:col-span-2">
          <TextField
            label={t('address')}
            mono
            maxLength={200}
            value={form.address}
            onChange={(event) => onChange({ address: event.target.value })}
          />
        </div>
        <DecimalField
          label={t('below')}
          value={form.below}
          onEntry={(entry) => onChange({ below: entry.kind === 'value' ? entry.value : null })}
        />
        <SelectField
          label={t('belowUnit')}
          value={form.belowUnit}
          options={UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
          onValueChange={(belowUnit) => onChange({ belowUnit })}
        />
        <SuggestedText
          label={t('wallet')}
          value={form.wallet}
          suggestions={facets?.wallets.map(({ value }) => value) ?? []}
          onChange={(wallet) => onChange({ wallet })}
        />
        <TextField
          label={t('file')}
          maxLength={200}
          value={form.file}
          onChange={(event) => onChange({ file: event.target.value })}
        />
        <div className="sm:col-span-2">
          <TextField
            label={t('text')}
            maxLength={200}
            value={form.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        </div>
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-1.5 text-xs font-semibold text-ink-2">{t('result')}</legend>
        <SelectField
          label={t('means')}
          value={form.means}
          options={answersFor(form.direction).map((value) => ({ value, label: t(`means.${value}`) }))}
          onValueChange={(means) => onChange({ means })}
        />
        {form.means === 'own-wallet' && (
          <SuggestedText
            label={t('ownWallet')}
            value={form.ownWallet}
            suggestions={facets?.wallets.map(({ value }) => value) ?? []}
            error={fault === 'no-wallet' ? t('fault.no-wallet') : undefined}
            onChange={(ownWallet) => onChange({ ownWallet })}
          />
        )}
        {form.means === 'income' && (
          <IncomeKindField
            label={t('incomeKind')}
            value={form.incomeKind}
            onChange={(incomeKind) => onChange({ incomeKind })}
          />
        )}
      </fieldset>
      <TextField
        label={t('name')}
        hint={t('name.hint')}
        optional
        maxLength={80}
        value={form.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </>
  );
}

export interface RuleDialogProps {
  readonly rule?: AnswerRule | undefined;
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  readonly onClose: () => void;
}

export function RuleDialog({ rule, edits, facets, onClose }: RuleDialogProps) {
  const t = useStrings(ruleStrings);
  const [form, setForm] = useState<RuleForm>(() => (rule === undefined ? EMPTY_RULE : formOfRule(rule)));
  const [isAsked, setAsked] = useState(false);
  const made = ruleOfForm(form, useRuleName(), rule?.id);
  const fault = isAsked && 'fault' in made ? made.fault : undefined;
  return (
    <TrialForm
      {...{ edits, onClose }}
      title={t(rule === undefined ? 'form.new' : 'form.edit')}
      line={t('form.line')}
      draft={'draft' in made ? triedDraft(made.draft, edits) : undefined}
      onAsked={() => setAsked(true)}
    >
      <RuleFields {...{ form, facets, fault }} onChange={(part) => setForm((old) => ({ ...old, ...part }))} />
      {fault === 'no-condition' && (
        <Callout tone="review" size="line">
          {t('fault.no-condition')}
        </Callout>
      )}
    </TrialForm>
  );
}

function triedDraft(draft: RuleDraft, { book }: Edits): TriedDraft {
  return {
    name: draft.name,
    said: JSON.stringify([draft.when, draft.means]),
    ask: (api) => api.tryRule(book, draft),
    save: (api) => api.saveAnswerRule(draft),
  };
}

function useRuleName(): (rule: Pick<RuleDraft, 'when' | 'means'>) => string {
  const t = useStrings(ruleStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  return ({ when, means }) =>
    [...conditionWords(when, t, (amount) => formatExact(amount, locale)), answerWords(means, t, kinds)].join(', ');
}
