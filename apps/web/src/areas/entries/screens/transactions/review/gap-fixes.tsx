/** What the gap detective found: explanations for coins without a purchase, each with its effect before it is applied. */
import type { GapFix } from '@cryptax/importers';
import { Link } from '@tanstack/react-router';
import { SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Fix, ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { EffectView } from '../edit/effect-view.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { NoAnswerLines } from '../no-answer.tsx';
import { gapStrings } from '../strings/gap-strings.ts';
import { gapLine } from './card-words.ts';

export interface GapFixesProps {
  readonly card: ReviewCard;
  readonly edits: Edits;
  /** The explanation that was chosen, as an answer to this card. */
  readonly onApply: (repair: Fix) => void;
}

export function GapFixes(props: GapFixesProps) {
  const t = useStrings(gapStrings);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button size="s" icon={SearchCheck} className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t('gap')}
      </Button>
    );
  }
  return <GapFixList {...props} />;
}

function GapFixList({ card, edits, onApply }: GapFixesProps) {
  const t = useStrings(gapStrings);
  const asked = useAnswer(`gap ${edits.book} ${card.id}`, (api) => api.gapFixes(edits.book, card.id));
  if (asked.kind !== 'ready') {
    return <NoAnswerLines error={asked.kind === 'failed' ? asked.error : undefined} loading={t('gapLoading')} />;
  }
  if (asked.value.length === 0) return <p className="text-sm text-ink-2">{t('gapNone')}</p>;
  return (
    <section aria-label={t('gap')}>
      <h3 className="mb-1.5 text-xs font-semibold text-ink-2">{t('gap')}</h3>
      <ol className="grid gap-2">
        {asked.value.map((fix) => (
          <li key={fix.id}>
            <GapFixCard fix={fix} {...{ card, edits, onApply }} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function GapFixCard({ fix, card, edits, onApply }: GapFixesProps & { readonly fix: GapFix }) {
  const t = useStrings(gapStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const [isShown, setIsShown] = useState(false);
  const repair: Fix = { kind: 'repair-gap', fixId: fix.id };
  return (
    <div className="rounded-md border border-line px-3 py-2.5 text-sm">
      <p>
        {gapLine(fix, { t, locale, quantity })} <Badge tone={toneOf(fix)}>{t(likelihoodOf(fix))}</Badge>
      </p>
      {(!fix.isClosed || fix.asks.length > 0) && (
        <p className="mt-0.5 text-xs text-ink-3">
          {!fix.isClosed && `${t('gapPartly')}. `}
          {fix.asks.includes('file') && `${t('gapAsksFile')} `}
          {fix.asks.includes('cost') && t('gapAsksCost')}
        </p>
      )}
      {isShown && (
        <div className="mt-2">
          <EffectView name={`gap ${card.id} ${fix.id}`} ask={(api) => api.previewFix(edits.book, [card.id], repair)} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button size="s" variant="suggested" loading={edits.isBusy} onClick={() => onApply(repair)}>
          {t('gapApply')}
        </Button>
        {!isShown && (
          <Button size="s" variant="quiet" onClick={() => setIsShown(true)}>
            {t('gapEffect')}
          </Button>
        )}
        {fix.asks.includes('file') && (
          <Link to="/smart-import" className={linkClass()}>
            {t('gapImport')}
          </Link>
        )}
      </div>
    </div>
  );
}

const LIKELY = 0.8;
const WEAK = 0.2;

function likelihoodOf({ confidence }: GapFix): 'gapLikely' | 'gapPossible' | 'gapWeak' {
  if (confidence >= LIKELY) return 'gapLikely';
  return confidence > WEAK ? 'gapPossible' : 'gapWeak';
}

function toneOf({ confidence }: GapFix): 'gain' | 'neutral' {
  return confidence >= LIKELY ? 'gain' : 'neutral';
}
