/** Everything the program will not decide alone: counted by kind, one card per question. */
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { EventFacets, ReviewKind, ReviewList } from '../../../lib/ledger/ledger-api.ts';
import { REVIEW_KINDS } from '../../../lib/ledger/review-api.ts';
import { useAnswer } from '../../../lib/ledger/use-ledger.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { formatCount } from '../../../ui/format/count.ts';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { errorWords } from '../model/error-words.ts';
import { reviewStrings } from '../strings/review-strings.ts';
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
  const query = { ...(kind === null ? {} : { kind }), offset: 0, limit };
  const asked = useAnswer(`review ${edits.book} ${kind} ${limit} ${rounds}`, (api) =>
    api.reviewList(edits.book, query),
  );
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
      <KindFilter
        counts={list.counts}
        kind={kind}
        onChange={(next) => {
          setKind(next);
          setLimit(STEP);
        }}
      />
      {answered && (
        <SimilarPrompt
          answered={answered}
          edits={edits}
          onClose={() => {
            setAnswered(null);
            setRounds(rounds + 1);
          }}
        />
      )}
      {list.total === 0 && (
        <Card>
          <EmptyState title={t('none')} drawing="check" className="min-h-64">
            {t('noneLine')}
          </EmptyState>
        </Card>
      )}
      <ul className="grid gap-3">
        {list.cards.map((card) => (
          <li key={card.id}>
            <IssueCard
              card={card}
              edits={edits}
              facets={facets}
              onShow={onShow}
              onAnswered={(next) => {
                setAnswered(next);
                setRounds(rounds + 1);
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

interface KindFilterProps {
  readonly counts: ReviewList['counts'];
  readonly kind: ReviewKind | null;
  readonly onChange: (kind: ReviewKind | null) => void;
}

function KindFilter({ counts, kind, onChange }: KindFilterProps) {
  const t = useStrings(reviewStrings);
  const all = REVIEW_KINDS.reduce((sum, each) => sum + counts[each], 0);
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
          {label} <span className="num">{count}</span>
        </button>
      ))}
    </fieldset>
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
