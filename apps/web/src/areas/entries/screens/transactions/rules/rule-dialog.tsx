/** Writing or editing a rule by hand: conditions and meaning. */
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import type { AnswerRule, RuleDraft } from '../../../../../platform/ledger/rule-types.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { formatExact } from '../../../../../ui/format/quantity.ts';
import type { Edits } from '../edit/use-edits.ts';
import { ruleStrings } from '../strings/rule-strings.ts';
import { RuleFields } from './rule-fields.tsx';
import { EMPTY_RULE, formOfRule, type RuleForm, ruleOfForm } from './rule-form.ts';
import { answerWords, conditionWords } from './rule-words.ts';
import { TrialForm, type TriedDraft } from './trial-form.tsx';

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
