/** The queue: few questions in the order of what they decide, one at a time; what changes nothing is counted and left alone. */
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import type { Fix } from '../../../../../platform/ledger/review-types.ts';
import type { RuleDraft } from '../../../../../platform/ledger/rule-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { standInWords } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import type { QuestionList } from '../../../entry-types.ts';
import type { Edits } from '../edit/use-edits.ts';
import { NoAnswerCard } from '../no-answer.tsx';
import { queueStrings } from '../strings/queue-strings.ts';
import { cardsOf } from './question-answers.ts';
import { QuestionCard } from './question-card.tsx';
import { openWidth, wider, yearSpans } from './queue-figures.ts';
import { QueueHead } from './queue-head.tsx';
import { Remedies } from './remedies.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

export interface QueueTabProps {
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  readonly onCards: () => void;
}

export function QueueTab({ edits, facets, onCards }: QueueTabProps) {
  const t = useStrings(queueStrings);
  const [turn, setTurn] = useState(0);
  const asked = useAnswer(`questions ${edits.book} ${turn}`, (api) => api.questions(edits.book));
  if (asked.kind !== 'ready') {
    const error = asked.kind === 'failed' ? asked.error : undefined;
    const onRetry = () => setTurn(turn + 1);
    return <NoAnswerCard error={error} loading={t('computing')} failed={t('failed')} onRetry={onRetry} />;
  }
  return <Queue list={asked.value} isFresh={asked.isFresh} {...{ edits, facets, onCards }} />;
}

interface QueueProps extends QueueTabProps {
  readonly list: QuestionList;
  readonly isFresh: boolean;
}

function Queue({ list, isFresh, edits, facets, onCards }: QueueProps) {
  const { questions, view } = list;
  const [later, setLater] = useState<readonly string[]>([]);
  const [given, setGiven] = useState(0);
  const [touched, setTouched] = useState(false);
  const widest = useWidest(openWidth(view.years));
  const waiting = questions.filter(({ id }) => !later.includes(id));
  // Whoever has left all of them for later begins again.
  const question = waiting[0] ?? questions[0];
  const taken = async (work: Promise<unknown>) => {
    setTouched(true);
    const isTaken = (await work) !== undefined;
    if (isTaken) setGiven((count) => count + 1);
    return isTaken;
  };
  const answer = (cardIds: readonly string[], fix: Fix, rule?: RuleDraft) => taken(edits.fix(cardIds, fix, rule));
  const undo = () => {
    setTouched(true);
    setGiven(given - 1);
    edits.undo();
  };
  return (
    <div aria-busy={!isFresh} className="grid gap-3">
      {question === undefined ? (
        <Decided list={list} onCards={onCards} onUndo={given > 0 ? undo : undefined} />
      ) : (
        <>
          <QueueHead list={list} widest={widest} />
          <Remedies
            book={edits.book}
            remedies={list.remedies}
            onAnswer={answer}
            onRules={async () => void (await taken(edits.applyRules()))}
            onZone={async (importNo, isTaken) => void (await taken(edits.zone(importNo, isTaken)))}
          />
          <QuestionCard
            key={question.id}
            {...{ question, edits, facets }}
            place={{ at: questions.indexOf(question) + 1, all: questions.length }}
            takesFocus={touched}
            onFix={(fix, rule) => void answer(cardsOf(question, fix), fix, rule)}
            onUndo={given > 0 ? undo : undefined}
            onLater={
              questions.length > 1
                ? () => {
                    setTouched(true);
                    setLater(waiting.length > 1 ? [...later, question.id] : []);
                  }
                : undefined
            }
          />
        </>
      )}
    </div>
  );
}

/** The widest range since the queue was opened, as what progress is measured against. */
function useWidest(now: string | null): string | null {
  const [widest, setWidest] = useState(now);
  const next = wider(widest, now);
  if (next !== widest) setWidest(next);
  return next;
}

interface DecidedProps {
  readonly list: QuestionList;
  readonly onCards: () => void;
  readonly onUndo: (() => void) | undefined;
}

function Decided({ list: { idle, view, standIns }, onCards, onUndo }: DecidedProps) {
  const t = useStrings(queueStrings);
  const prices = useStrings(pricesStrings);
  useQueueKeys((key) => {
    if (key !== 'u' || onUndo === undefined) return false;
    onUndo();
    return true;
  });
  const undecided = view.years.filter(({ complete }) => !complete);
  // Nothing bounds the sums of a year in which an entry is not booked, and no answer would.
  const unbooked = undecided.filter(({ privateSales }) => privateSales.high === null).map(({ year }) => year);
  // Nothing is taxed otherwise, but a loss is declared to the cent: reports of such years stay provisional.
  const moved = undecided.map(({ year }) => year).filter((year) => !unbooked.includes(year));
  const isOpen = view.outside > 0 || undecided.length > 0 || standIns !== undefined;
  const lines = [
    moved.length > 0 ? t('done.losses', { years: yearSpans(moved) }) : t('done.line'),
    ...(idle > 0 && moved.length === 0 ? [t('idle', { count: idle, shown: String(idle) })] : []),
    ...(unbooked.length > 0 ? [t('done.unbooked', { years: yearSpans(unbooked) })] : []),
    ...(view.outside > 0 ? [t('done.outside', { count: view.outside })] : []),
    ...(standIns ? [standInWords(standIns, prices)] : []),
  ];
  return (
    <Card>
      <EmptyState
        title={t(isOpen ? 'done.open' : 'done')}
        drawing="check"
        className="min-h-64"
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {idle + view.outside > 0 && <Button onClick={onCards}>{t('showCards')}</Button>}
            {onUndo && (
              <Button variant="quiet" onClick={onUndo}>
                {t('undo')}
              </Button>
            )}
          </span>
        }
      >
        {lines.join(' ')}
      </EmptyState>
    </Card>
  );
}
