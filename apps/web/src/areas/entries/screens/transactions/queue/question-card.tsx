/**
 * One question: left what is known, right the answers with what each leads to. Numbers choose, Enter takes, U takes back,
 * N goes on.
 */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import type { Fix } from '../../../../../platform/ledger/review-types.ts';
import type { RuleDraft } from '../../../../../platform/ledger/rule-types.ts';
import { settings, useSetting } from '../../../../../platform/settings/settings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { Kbd } from '../../../../../ui/kbd.tsx';
import { MissingPriceHelp } from '../../../../prices/missing-price-help.tsx';
import type { QueueQuestion } from '../../../entry-types.ts';
import type { Edits } from '../edit/use-edits.ts';
import { AskedField, isEmpty, RowEditor } from '../review/answer-form.tsx';
import { type Answer, type AnswerInput, answerKey, fixOf, NO_INPUT } from '../review/answers.ts';
import { GapFixes } from '../review/gap-fixes.tsx';
import { ruleOf } from '../rules/rule-words.ts';
import { queueStrings } from '../strings/queue-strings.ts';
import { ruleStrings } from '../strings/rule-strings.ts';
import { AnswerChoice, TriedEffect } from './answer-effect.tsx';
import { queueAnswers, queueAsks } from './question-answers.ts';
import { QuestionFacts } from './question-facts.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

export interface QuestionCardProps {
  readonly question: QueueQuestion;
  readonly place: { readonly at: number; readonly all: number };
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  /** Takes the focus when it appears: the question before it was answered or left for later. */
  readonly takesFocus: boolean;
  /** With `rule` the answer is remembered for later files. */
  readonly onFix: (fix: Fix, rule?: RuleDraft) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, place, edits, takesFocus, onUndo, onLater } = props;
  const t = useStrings(queueStrings);
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const answers = queueAnswers(question);
  const [chosen, setChosen] = useState<Answer | undefined>();
  useEffect(() => {
    if (takesFocus) card.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useQueueKeys((key, target) => {
    const answer = answers[Number(key) - 1];
    if (answer !== undefined) {
      setChosen(answer);
      card.current?.querySelector<HTMLElement>(`[data-answer="${CSS.escape(answerKey(answer))}"]`)?.focus();
    } else if (key === 'u' && onUndo) onUndo();
    else if (key === 'n' && onLater) onLater();
    // Buttons, links and the form itself have their own Enter.
    else if (key === 'enter' && chosen && target === document.body)
      card.current?.querySelector('form')?.requestSubmit();
    else return false;
    return true;
  });
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-question={question.id}
      className="scroll-mt-20 px-4 py-3.5 sm:px-4.5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={titleId} className="min-w-0 text-base font-semibold text-balance">
          {questionText(question, t)}
        </h3>
        <span className="num text-xs text-ink-3">{t('position', place)}</span>
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <QuestionFacts book={edits.book} question={question} />
        <Answers {...props} answers={answers} chosen={chosen} onChoose={setChosen} />
      </div>
      <KeyHints count={answers.length} hasUndo={onUndo !== undefined} hasLater={onLater !== undefined} />
    </Card>
  );
}

interface AnswersProps extends QuestionCardProps {
  readonly answers: readonly Answer[];
  readonly chosen: Answer | undefined;
  readonly onChoose: (answer: Answer | undefined) => void;
}

function Answers({ question, edits, facets, answers, chosen, onChoose, onFix, onUndo, onLater }: AnswersProps) {
  const t = useStrings(queueStrings);
  const name = useId();
  const [input, setInput] = useState<AnswerInput>(() => ({ ...NO_INPUT, wallet: ownWalletName(question, t) }));
  const r = useStrings(ruleStrings);
  const [isTried, setTried] = useState(false);
  const [isKept, setKept] = useState(false);
  if (chosen?.kind === 'enter-row') {
    return (
      <RowEditor
        card={question.card}
        facets={facets}
        isBusy={edits.isBusy}
        effectOf={(event) => <TriedEffect book={edits.book} question={question} fix={{ kind: 'enter-row', event }} />}
        onEnter={(event) => onFix({ kind: 'enter-row', event })}
        onBack={() => onChoose(undefined)}
      />
    );
  }
  const fix = chosen && fixOf(chosen, question.card, input);
  const ruleDraft = fix && ruleOf(question, fix, r);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fix && !edits.isBusy) onFix(fix, isKept ? ruleDraft : undefined);
    else setTried(true);
  };
  return (
    <form onSubmit={submit} noValidate className="grid content-start gap-3">
      {question.kind === 'price' && (
        <MissingPriceHelp
          book={edits.book}
          reason={question.card.cause.params.reason}
          day={question.card.cause.params.day}
        />
      )}
      {question.kind === 'acquisition' && <GapFixes card={question.card} edits={edits} onApply={onFix} />}
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-xs font-semibold text-ink-2">{t('answers')}</legend>
        {answers.map((answer, index) => {
          const isChosen = chosen !== undefined && answerKey(chosen) === answerKey(answer);
          const asked = isChosen ? queueAsks(answer, question) : [];
          return (
            <AnswerChoice
              key={answerKey(answer)}
              {...{ question, answer, name, isChosen }}
              book={edits.book}
              input={isChosen ? input : NO_INPUT}
              number={index + 1}
              onChoose={() => onChoose(answer)}
            >
              {asked.map((each) => (
                <AskedField
                  key={each}
                  {...{ asked: each, input, facets }}
                  card={question.card}
                  book={edits.book}
                  isMissing={isTried && !fix && isEmpty(each, input)}
                  onChange={(part) => setInput((old) => ({ ...old, ...part }))}
                />
              ))}
            </AnswerChoice>
          );
        })}
      </fieldset>
      {chosen?.kind === 'own-wallet' && question.otherWay !== undefined && (
        <p className="text-xs text-ink-2">{t('own.bothWays', { count: question.otherWay.length })}</p>
      )}
      {question.cardIds.length > 1 && (
        <p className="text-xs text-ink-3">{t('answers.all', { count: question.cardIds.length })}</p>
      )}
      {ruleDraft && <Checkbox checked={isKept} onCheckedChange={setKept} label={t('keepRule')} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={edits.isBusy} disabled={chosen === undefined}>
          {t('take')}
        </Button>
        {onLater && <Button onClick={onLater}>{t('later')}</Button>}
        {onUndo && (
          <Button variant="quiet" onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** A name to start with; the address tells such wallets apart. */
function ownWalletName(
  { card, shares }: QueueQuestion,
  t: (key: 'ownWallet', words: { address: string }) => string,
): string {
  const address = card.event?.address;
  if (address === undefined || (shares !== 'address' && shares !== 'one')) return '';
  return t('ownWallet', { address: address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}` });
}

interface KeyHintsProps {
  readonly count: number;
  readonly hasUndo: boolean;
  readonly hasLater: boolean;
}

/** Fingers have no keys. */
function KeyHints({ count, hasUndo, hasLater }: KeyHintsProps) {
  const t = useStrings(queueStrings);
  const hints = [
    { key: count > 1 ? `1–${count}` : '1', text: t('keys.choose') },
    { key: '↵', text: t('keys.take') },
    ...(hasLater ? [{ key: 'N', text: t('keys.later') }] : []),
    ...(hasUndo ? [{ key: 'U', text: t('keys.undo') }] : []),
  ];
  const isOn = useSetting('queueKeys');
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2.5 text-xs text-ink-3 touch:hidden">
      <span className="sr-only">{t('keys')}</span>
      {isOn &&
        hints.map(({ key, text }) => (
          <span key={key} className="inline-flex items-center gap-1.5">
            <Kbd>{key}</Kbd> {text}
          </span>
        ))}
      <Button size="s" variant="quiet" className="ml-auto" onClick={() => settings.set('queueKeys', !isOn)}>
        {t(isOn ? 'keys.off' : 'keys.on')}
      </Button>
    </div>
  );
}

type Words = Translate<(typeof queueStrings)['table']>;

/** A question in plain words. */
function questionText({ kind, shares, cardIds, card, amount }: QueueQuestion, t: Words): string {
  const count = cardIds.length;
  const asset = amount?.asset ?? card.asset ?? '';
  const form = count === 1 ? 'one' : 'many';
  switch (kind) {
    case 'inflow':
    case 'outflow':
      if (count === 1) return t(`ask.${kind}.one`);
      return t(shares === 'address' ? `ask.${kind}.address` : `ask.${kind}.coin`, { count });
    case 'price':
      return t(count === 1 && card.isFee ? 'ask.price.fee' : `ask.price.${form}`, { asset, count });
    case 'acquisition':
      return t(`ask.acquisition.${form}`, { asset, count });
    case 'row':
      if (card.cause.code === 'asset.possible-spam') return t(`ask.spam.${form}`, { count });
      return t(`ask.row.${form}`, { count });
    case 'duplicate': {
      const [first, second] = [card.event?.source?.file, card.other?.source?.file];
      if (count === 1 || first === undefined || second === undefined) return t('ask.duplicate');
      return t('ask.duplicate.many', { count, first, second });
    }
    case 'other':
      if (card.kind === 'airdrop-service') return t(`ask.airdrop.${form}`, { count });
      return card.kind === 'spare-assumption' ? t('ask.spare') : t(`ask.doubtful.${form}`, { count });
  }
}
