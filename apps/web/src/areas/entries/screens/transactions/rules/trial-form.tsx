/** The dialog of every kind of rule: its fields, its effect on trial, and only then the button that keeps it. */
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Answer } from '../../../../../platform/ledger/answer.ts';
import type { RangeText } from '../../../../../platform/ledger/certainty-types.ts';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { RuleTrial } from '../../../../../platform/ledger/rule-types.ts';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { type Description, DescriptionList } from '../../../../../ui/description-list.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { Edits } from '../edit/use-edits.ts';
import { EntryRows } from '../list/event-cells.tsx';
import { NoAnswerLines } from '../no-answer.tsx';
import { ruleStrings } from '../strings/rule-strings.ts';

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

interface TrialViewProps {
  /** Names what is tried; a new name asks again. */
  readonly name: string;
  readonly ask: (api: LedgerApi) => Answer<RuleTrial>;
  /** About booked entries, not about open questions. */
  readonly isLabel: boolean;
}

/** What a rule on trial would do: how many it answers, what was answered before, and what the years become. */
function TrialView({ name, ask, isLabel }: TrialViewProps) {
  const t = useStrings(ruleStrings);
  const asked = useAnswer(`trial ${name}`, ask);
  if (asked.kind === 'failed') return <NoAnswerLines error={asked.error} loading={t('trying')} />;
  if (asked.kind === 'loading' || !asked.isFresh) return <NoAnswerLines error={undefined} loading={t('trying')} />;
  return <Trial trial={asked.value} isLabel={isLabel} />;
}

function Trial({ trial, isLabel }: { readonly trial: RuleTrial; readonly isLabel: boolean }) {
  const { open, taken, past, worth, isUnbounded, years, examples } = trial;
  const t = useStrings(ruleStrings);
  const range = useRangeWords();
  const euro = useEuro();
  const count = past.same + past.other;
  const items = years.flatMap(({ year, before, after }): Description[] =>
    (
      [
        ['tax', before.tax, after.tax],
        ['sales', before.privateSales, after.privateSales],
        ['income', before.income, after.income],
      ] as const
    ).flatMap(([part, from, to]) =>
      from === undefined || to === undefined || (from.low === to.low && from.high === to.high)
        ? []
        : [
            {
              id: `${year} ${part}`,
              term: t(`year.${part}`, { year }),
              value: <Change from={range(from)} to={range(to)} />,
            },
          ],
    ),
  );
  return (
    <section aria-label={t('trial')} aria-live="polite" className="grid gap-2 rounded-md bg-sunken px-3 py-2.5 text-sm">
      <h3 className="text-xs font-semibold text-ink-2">{t('trial')}</h3>
      <p>
        {open === 0
          ? t(isLabel ? 'trial.label.none' : 'trial.none')
          : t(isLabel ? 'trial.label.open' : 'trial.open', { count: open })}
        {worth !== undefined && ` ${t('trial.worth', { worth: euro(worth) })}`}
        {taken > 0 && ` ${t('trial.taken', { count: taken })}`}
        {count > 0 && ` ${isLabel ? t('labels.count', { count }) : t('trial.past', { count, ...past })}`}
        {open > 0 && items.length === 0 && ` ${t(isUnbounded ? 'trial.years.open' : 'trial.years.none')}`}
      </p>
      {items.length > 0 && <DescriptionList items={items} dense />}
      <EntryRows name={t('trial.examples')} rows={examples} />
    </section>
  );
}

function Change({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useStrings(ruleStrings);
  return (
    <span className="num whitespace-normal">
      <span aria-hidden="true">
        <span className="text-ink-3">{from} →</span> {to}
      </span>
      <span className="sr-only">{t('fromTo', { from, to })}</span>
    </span>
  );
}

function useRangeWords(): (range: RangeText) => string {
  const t = useStrings(ruleStrings);
  const euro = useEuro();
  return ({ low, high }) => {
    if (low === null) return high === null ? t('range.open') : t('range.most', { high: euro(high) });
    if (high === null) return t('range.least', { low: euro(low) });
    return low === high ? euro(low) : t('range.of', { low: euro(low), high: euro(high) });
  };
}
