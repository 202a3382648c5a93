/** What an answer still needs, right in the card, with its effect once everything is there. */
import type { Instant } from '@cryptax/kernel';
import { defined } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import type { Fix, ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { Button } from '../../../../../ui/button.tsx';
import { DecimalField } from '../../../../../ui/decimal-input.tsx';
import { EffectView } from '../edit/effect-view.tsx';
import { EventFormFields } from '../edit/event-field.tsx';
import { AskedLots } from '../edit/lots-field.tsx';
import { DayField, IncomeKindField, SuggestedText } from '../edit/plain-fields.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { type EventForm, emptyForm, eventOf } from '../model/event-form.ts';
import { reviewStrings } from '../strings/review-strings.ts';
import { useAnswerName } from './answer-buttons.tsx';
import { type Answer, type AnswerInput, type Asked, asksFor, fixOf, NO_INPUT } from './answers.ts';

export interface AnswerFormProps {
  readonly answer: Answer;
  readonly card: ReviewCard;
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  readonly onFix: (fix: Fix) => void;
  readonly onBack: () => void;
}

export function AnswerForm(props: AnswerFormProps) {
  const { answer, card, facets, onBack, onFix } = props;
  if (answer.kind === 'enter-row') {
    const fix = (event: LedgerEvent) => ({ kind: 'enter-row', event }) as const;
    return (
      <RowEditor
        {...{ card, facets, onBack }}
        isBusy={props.edits.isBusy}
        effectOf={(event) => <FixEffect book={props.edits.book} card={card} fix={fix(event)} />}
        onEnter={(event) => onFix(fix(event))}
      />
    );
  }
  return <AskedForm {...props} />;
}

function AskedForm({ answer, card, edits, facets, onFix, onBack }: AnswerFormProps) {
  const t = useStrings(reviewStrings);
  const name = useAnswerName();
  const [input, setInput] = useState<AnswerInput>(NO_INPUT);
  const [isTried, setIsTried] = useState(false);
  const fix = fixOf(answer, card, input);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fix) onFix(fix);
    else setIsTried(true);
  };
  return (
    <form onSubmit={submit} className="grid max-w-lg gap-3" noValidate>
      <div className="grid gap-3 sm:grid-cols-2">
        {asksFor(answer, card).map((asked) => (
          <AskedField
            key={asked}
            {...{ asked, input, facets, card }}
            book={edits.book}
            isMissing={isTried && !fix && isEmpty(asked, input)}
            onChange={(part) => setInput((old) => ({ ...old, ...part }))}
          />
        ))}
      </div>
      {fix && <FixEffect book={edits.book} card={card} fix={fix} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" variant="suggested" loading={edits.isBusy}>
          {name(answer)}: {t('save')}
        </Button>
        <Button size="s" variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}

function FixEffect({ book, card, fix }: { readonly book: Book; readonly card: ReviewCard; readonly fix: Fix }) {
  return <EffectView name={`${card.id} ${JSON.stringify(fix)}`} ask={(api) => api.previewFix(book, [card.id], fix)} />;
}

const VALUE_LABELS = {
  value: 'valueEur',
  unitPrice: 'unitPrice',
  feeValue: 'feeValueEur',
  optionalValue: 'valueEur',
  cost: 'costEur',
} as const;

export interface AskedFieldProps {
  readonly asked: Asked;
  readonly input: AnswerInput;
  readonly facets: EventFacets | undefined;
  readonly card: ReviewCard;
  readonly book: Book;
  readonly isMissing: boolean;
  readonly onChange: (part: Partial<AnswerInput>) => void;
}

export function AskedField(props: AskedFieldProps) {
  const { asked, input, facets, isMissing, onChange } = props;
  const t = useStrings(reviewStrings);
  const error = isMissing ? t('missingValue') : undefined;
  switch (asked) {
    case 'wallet':
      return (
        <SuggestedText
          label={t('otherWallet')}
          value={input.wallet}
          suggestions={facets?.wallets.map(({ value }) => value) ?? []}
          error={error}
          onChange={(wallet) => onChange({ wallet })}
        />
      );
    case 'incomeKind':
      return (
        <IncomeKindField
          label={t('incomeKind')}
          value={input.incomeKind}
          onChange={(incomeKind) => onChange({ incomeKind })}
        />
      );
    case 'value':
    case 'unitPrice':
    case 'feeValue':
    case 'optionalValue':
    case 'cost':
      return (
        <DecimalField
          label={t(VALUE_LABELS[asked])}
          error={error}
          optional={asked === 'optionalValue'}
          hint={asked === 'optionalValue' ? t('valueHint') : undefined}
          unit="€"
          value={input.valueEur}
          onEntry={(entry) => onChange({ valueEur: entry.kind === 'value' ? entry.value : null })}
        />
      );
    case 'lots':
      return <AskedLots {...props} />;
    case 'acquiredDay':
    case 'optionalDay':
      return (
        <DayField
          label={t('acquiredDay')}
          value={input.acquiredDay}
          error={error}
          optional={asked === 'optionalDay'}
          onChange={(acquiredDay) => onChange({ acquiredDay })}
        />
      );
  }
}

export function isEmpty(asked: Asked, input: AnswerInput): boolean {
  switch (asked) {
    case 'wallet':
      return input.wallet.trim() === '';
    case 'value':
    case 'unitPrice':
    case 'feeValue':
    case 'cost':
      return input.valueEur === null;
    case 'acquiredDay':
      return input.acquiredDay === '';
    case 'lots':
      return input.lotIds.length > 0 && input.proof.trim() === '';
    default:
      return false;
  }
}

/** An unreadable row entered by hand, in place: the event keeps file and line, so nothing is lost on the way. */
interface RowEditorProps {
  readonly card: ReviewCard;
  readonly facets: EventFacets | undefined;
  readonly isBusy: boolean;
  /** What it would change, once it is all there. */
  readonly effectOf: (event: LedgerEvent) => ReactNode;
  readonly onEnter: (event: LedgerEvent) => void;
  readonly onBack: () => void;
}

export function RowEditor({ card, facets, isBusy, effectOf, onEnter, onBack }: RowEditorProps) {
  const t = useStrings(reviewStrings);
  const [form, setForm] = useState<EventForm>(() => ({
    ...emptyForm(Math.floor(Date.now() / 1_000) as Instant),
    day: '',
    time: '12:00:00',
    wallet: card.wallet ?? '',
  }));
  const [isTried, setTried] = useState(false);
  const { origin } = card;
  const made = eventOf(form, `row:${origin?.importNo ?? 0}:${origin?.line ?? 0}:${card.id}`);
  const source = origin && { file: origin.file, line: origin.line };
  const entered = made.ok ? { ...made.value, ...defined({ source }) } : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (entered) onEnter(entered);
  };
  return (
    <form onSubmit={submit} className="grid max-w-2xl gap-3" noValidate>
      <EventFormFields
        {...{ form, facets }}
        errors={isTried && !made.ok ? made.error : {}}
        onChange={(part) => setForm((old) => ({ ...old, ...part }))}
      />
      {entered && effectOf(entered)}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" variant="suggested" loading={isBusy}>
          {t('save')}
        </Button>
        <Button size="s" variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
