/** Writing or editing a rule by hand: conditions, meaning, and its effect on trial before it is kept. */
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { formatExact } from '../../../../../ui/format/quantity.ts';
import type { AnswerRule, RuleDraft } from '../../../rule-types.ts';
import type { Edits } from '../edit/use-edits.ts';
import { ruleStrings } from '../strings/rule-strings.ts';
import { RuleFields } from './rule-fields.tsx';
import { EMPTY_RULE, formOfRule, type RuleForm, ruleOfForm } from './rule-form.ts';
import { answerWords, conditionWords } from './rule-words.ts';
import { TrialView } from './trial-view.tsx';

export interface RuleDialogProps {
  readonly rule?: AnswerRule | undefined;
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  readonly onClose: () => void;
}

export function RuleDialog({ rule, edits, facets, onClose }: RuleDialogProps) {
  const t = useStrings(ruleStrings);
  const [form, setForm] = useState<RuleForm>(() => (rule === undefined ? EMPTY_RULE : formOfRule(rule)));
  const [tried, setTried] = useState<RuleDraft | undefined>();
  const [isAsked, setAsked] = useState(false);
  const made = ruleOfForm(form, useRuleName(), rule?.id);
  const fault = isAsked && 'fault' in made ? made.fault : undefined;
  // Every change of what the rule says needs another look at what it would do; its name does not.
  const isTried = tried !== undefined && 'draft' in made && sayOf(tried) === sayOf(made.draft);
  const [isSaving, save] = useSaving(edits, onClose);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if ('fault' in made) return;
    if (isTried) save(made.draft, false);
    else setTried(made.draft);
  };
  return (
    <Dialog
      onClose={onClose}
      persistent
      size="form"
      title={t(rule === undefined ? 'form.new' : 'form.edit')}
      description={t('form.line')}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            {t(isTried ? 'keep' : 'try')}
          </Button>
          {isTried && 'draft' in made && (
            <Button disabled={isSaving} onClick={() => save(made.draft, true)}>
              {t('keepAndApply')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <RuleFields {...{ form, facets, fault }} onChange={(part) => setForm((old) => ({ ...old, ...part }))} />
        {fault === 'no-condition' && (
          <Callout tone="review" size="line">
            {t('fault.no-condition')}
          </Callout>
        )}
        {isTried && <TrialView name={`${edits.book} ${sayOf(tried)}`} ask={(api) => api.tryRule(edits.book, tried)} />}
      </form>
    </Dialog>
  );
}

function sayOf({ when, means }: Pick<RuleDraft, 'when' | 'means'>): string {
  return JSON.stringify([when, means]);
}

function useRuleName(): (rule: Pick<RuleDraft, 'when' | 'means'>) => string {
  const t = useStrings(ruleStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  return ({ when, means }) =>
    [...conditionWords(when, t, (amount) => formatExact(amount, locale)), answerWords(means, t, kinds)].join(', ');
}

function useSaving(edits: Edits, onDone: () => void) {
  const t = useStrings(ruleStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  return useAction(async (draft: RuleDraft, isApplied: boolean) => {
    const saved = await ledger.saveAnswerRule(draft);
    if (!saved.ok) return notifyLedgerError(saved.error, locale);
    if (isApplied) await edits.applyRules(saved.value);
    else await announceDone(t('saved'), draft.name);
    onDone();
  });
}
