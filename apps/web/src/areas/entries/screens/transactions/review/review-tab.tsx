/** Everything the program will not decide alone: counted by kind, one card per question. */
import { useRef, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { type EventFacets, REVIEW_KINDS, type ReviewKind } from '../../../../../platform/ledger/event-types.ts';
import type { ReviewList } from '../../../../../platform/ledger/review-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { EmptyState, FailedState } from '../../../../../ui/empty-state.tsx';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { standInWords } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { type Edits, errorWords } from '../edit/use-edits.ts';
import { reviewStrings } from '../strings/review-strings.ts';
import { holdsForOthers } from './answers.ts';
import { IssueCard } from './issue-card.tsx';
import { type Answered, SimilarPrompt } from './similar-prompt.tsx';

export interface ReviewTabProps {
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  readonly onShow: (eventId: string) => void;
}

const STEP = 20;

export function ReviewTab({ edits, facets, onShow }: ReviewTabProps) {
  const t = useStrings(reviewStrings);
  const locale = useLocale();
  const [kind, setKind] = useState<ReviewKind | null>(null);
  const [limit, setLimit] = useState(STEP);
  const [answered, setAnswered] = useState<Answered | null>(null);
  // Answers like "keep both" change no event; the list is asked again all the same.
  const [rounds, setRounds] = useState(0);
  const cards = useRef<HTMLUListElement>(null);
  const query = { kind: kind ?? undefined, offset: 0, limit };
  const asked = useAnswer(`review ${edits.book} ${kind} ${limit} ${rounds}`, (api) =>
    api.reviewList(edits.book, query),
  );
  const ended = (next: Answered | null) => {
    setAnswered(next);
    setRounds((count) => count + 1);
  };
  const chooseKind = (next: ReviewKind | null) => {
    setKind(next);
    setLimit(STEP);
  };
  if (asked.kind === 'loading') return <CardSkeleton />;
  if (asked.kind === 'failed') {
    return (
      <Card>
        <FailedState title={t('failed')} onRetry={() => setRounds(rounds + 1)}>
          {errorWords(asked.error, locale)}
        </FailedState>
      </Card>
    );
  }
  const list = asked.value;
  const rest = list.total - list.cards.length;
  return (
    <div aria-busy={!asked.isFresh}>
      <KindFilter counts={list.counts} kind={kind} onChange={chooseKind} />
      {answered && <SimilarPrompt answered={answered} edits={edits} onClose={() => ended(null)} />}
      {list.total === 0 && <NothingOpen list={list} onAll={() => chooseKind(null)} />}
      <ul ref={cards} className="grid gap-3">
        {list.cards.map((card) => (
          <li key={card.id} tabIndex={-1} data-card={card.id}>
            <IssueCard
              {...{ card, edits, facets, onShow }}
              onAnswered={(next) => {
                if (next === null || !holdsForOthers(next.fix)) focusNext(cards.current, card.id);
                ended(next);
              }}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className="mt-3 flex items-center gap-3">
          <Button onClick={() => setLimit(limit + STEP)}>{t('more', { count: Math.min(STEP, rest) })}</Button>
          <span className="num text-xs text-ink-3">
            {t('shown', { shown: formatCount(list.cards.length, locale), total: formatCount(list.total, locale) })}
          </span>
        </div>
      )}
    </div>
  );
}

/** An answered card goes, and the focus with it: the card after it takes over, or the one before. */
function focusNext(list: HTMLElement | null, cardId: string): void {
  const item = list?.querySelector<HTMLElement>(`[data-card="${CSS.escape(cardId)}"]`);
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** Nothing of the chosen kind is not nothing at all: only then the figures are complete. */
interface NothingOpenProps {
  readonly list: ReviewList;
  readonly onAll: () => void;
}

function NothingOpen({ list: { counts, standIns }, onAll }: NothingOpenProps) {
  const t = useStrings(reviewStrings);
  const prices = useStrings(pricesStrings);
  const others = openQuestions(counts);
  return (
    <Card>
      {others === 0 ? (
        <EmptyState title={t(standIns ? 'noneOpen' : 'none')} drawing="check" className="min-h-64">
          {standIns ? standInWords(standIns, prices) : t('noneLine')}
        </EmptyState>
      ) : (
        <EmptyState
          title={t('noneOfKind')}
          drawing="check"
          className="min-h-64"
          action={<Button onClick={onAll}>{t('showAll')}</Button>}
        >
          {t('noneOfKindLine', { count: others })}
        </EmptyState>
      )}
    </Card>
  );
}

function CardSkeleton() {
  return (
    <div className="grid gap-3">
      <Card>
        <SkeletonCard rows={2} />
      </Card>
      <Card>
        <SkeletonCard rows={2} />
      </Card>
    </div>
  );
}

/** Kinds of open questions as chips with their counts; one can be chosen. */
interface KindFilterProps {
  readonly counts: ReviewList['counts'];
  readonly kind: ReviewKind | null;
  readonly onChange: (kind: ReviewKind | null) => void;
}

function KindFilter({ counts, kind, onChange }: KindFilterProps) {
  const t = useStrings(reviewStrings);
  const locale = useLocale();
  const all = openQuestions(counts);
  const present = REVIEW_KINDS.filter((each) => counts[each] > 0 || each === kind);
  if (present.length === 0) return null;
  const chips: readonly { readonly value: ReviewKind | null; readonly label: string; readonly count: number }[] = [
    { value: null, label: t('all'), count: all },
    ...present.map((each) => ({ value: each, label: t(`kind.${each}`), count: counts[each] })),
  ];
  return (
    <fieldset className="mb-3 flex flex-wrap gap-2">
      <legend className="sr-only">{t('kinds')}</legend>
      {chips.map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === kind}
          onClick={() => onChange(value)}
          className={cx(
            'inline-flex min-h-7 items-center gap-1.5 rounded-full border px-2.5 text-xs touch:min-h-11',
            value === kind
              ? 'border-accent-line bg-accent-tint font-semibold text-accent'
              : 'border-line-strong bg-surface text-ink-2 hover:text-ink',
          )}
        >
          {label} <span className="num">{formatCount(count, locale)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** All kinds together. */
function openQuestions(counts: ReviewList['counts']): number {
  return REVIEW_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}
