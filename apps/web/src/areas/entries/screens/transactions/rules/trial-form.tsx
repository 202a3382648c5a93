/** The dialog of every kind of rule: its fields, its effect on trial, and only then the button that keeps it. */
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Answer } from '../../../../../platform/ledger/answer.ts';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { RuleTrial } from '../../../../../platform/ledger/rule-types.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { ruleStrings } from '../strings/rule-strings.ts';
import { TrialView } from './trial-view.tsx';

export interface TrialFormProps {
  readonly edits: Edits;
  readonly title: string;
  readonly line: string;
  /** Absent while something is missing; the fields say what once they are asked. */
  readonly draft: TriedDraft | undefined;
  readonly onAsked: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export interface TriedDraft {
  readonly name: string;
  /** All that the rule says, without its name: every change of it needs another look at what it would do. */
  readonly said: string;
  readonly ask: (api: LedgerApi) => Answer<RuleTrial>;
  /** Gives back its id. */
  readonly save: (api: LedgerApi) => Answer<string>;
  readonly isLabel?: boolean;
}

export function TrialForm({ edits, title, line, draft, onAsked, onClose, children }: TrialFormProps) {
  const t = useStrings(ruleStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const [tried, setTried] = useState<string | undefined>();
  const isTried = tried !== undefined && tried === draft?.said;
  const [isSaving, save] = useAction(async ({ name, save: kept }: TriedDraft, isApplied: boolean) => {
    const saved = await kept(ledger);
    if (!saved.ok) return notifyLedgerError(saved.error, locale);
    if (isApplied) await edits.applyRules(saved.value);
    else await announceDone(t('saved'), name);
    onClose();
  });
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsked();
    if (draft === undefined) return;
    if (isTried) save(draft, false);
    else setTried(draft.said);
  };
  return (
    <Dialog
      onClose={onClose}
      persistent
      size="form"
      title={title}
      description={line}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            {t(isTried ? 'keep' : 'try')}
          </Button>
          {isTried && (
            <Button disabled={isSaving} onClick={() => save(draft, true)}>
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
        {children}
        {isTried && <TrialView name={`${edits.book} ${tried}`} ask={draft.ask} isLabel={draft.isLabel === true} />}
      </form>
    </Dialog>
  );
}
