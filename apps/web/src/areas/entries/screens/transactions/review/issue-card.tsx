/** One question: what is wrong, what hangs on it, where it stands in the file, and the answers. */
import { Flag } from 'lucide-react';
import { useId, useState } from 'react';
import { helpForCard } from '../../../../../platform/help/help-for-code.ts';
import { LearnMore } from '../../../../../platform/help/learn-more.tsx';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import type { Fix, ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { isNumberCell } from '../../../../../platform/ledger/used-cells.ts';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { MASK } from '../../../../../ui/format/mask.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { MissingPriceHelp } from '../../../../prices/missing-price-help.tsx';
import { sourceName } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { EffectView } from '../edit/effect-view.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { EventStatus, Legs, MovementTrace } from '../list/event-cells.tsx';
import { msOf } from '../model/holding-days.ts';
import { gapStrings } from '../strings/gap-strings.ts';
import { reviewStrings } from '../strings/review-strings.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { AnswerForm } from './answer-form.tsx';
import { type Answer, answersOf } from './answers.ts';
import { cardLine, cardTitle } from './card-words.ts';
import { GapFixes } from './gap-fixes.tsx';
import type { Answered } from './similar-prompt.tsx';

export interface IssueCardProps {
  readonly card: ReviewCard;
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  readonly onShow: (eventId: string) => void;
  readonly onAnswered: (answered: Answered | null) => void;
}

export function IssueCard({ card, edits, facets, onShow, onAnswered }: IssueCardProps) {
  const t = useStrings(reviewStrings);
  const locale = useLocale();
  const euro = useEuro();
  const quantity = useQuantity();
  const prices = useStrings(pricesStrings);
  const titleId = useId();
  const [open, setOpen] = useState<Answer | null>(null);
  const { origin } = card;
  const place = origin ?? card.event?.source;
  const answer = async (fix: Fix) => {
    if (!(await edits.fix([card.id], fix))) return;
    setOpen(null);
    onAnswered(card.similar.length > 0 ? { card, fix } : null);
  };
  return (
    <Card aria-labelledby={titleId} className="px-4 py-3.5 sm:px-4.5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <span className="flex size-8 shrink-0 items-center justify-center rounded-md bg-review-tint text-review">
          <Icon icon={Flag} size={16} />
        </span>
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={titleId} className="text-base font-semibold">
            {cardTitle(card, t)}
          </h2>
          <p className="text-sm text-ink-2">
            {cardLine(card, { t, locale, euro, quantity, source: (id) => sourceName(id, prices) })}{' '}
            <LearnMore slug={helpForCard(card)} />
          </p>
          <p className="num mt-0.5 text-xs whitespace-normal text-ink-3">
            {card.at !== undefined && `${formatInstant(msOf(card.at), locale)} · `}
            {card.effectEur === undefined ? t('effectUnknown') : t('effect', { euro: euro(card.effectEur) })}
          </p>
        </div>
        {place && (
          <span className="max-w-full font-mono text-xs wrap-anywhere text-ink-3">
            {place.file} : {place.line}
          </span>
        )}
      </div>
      <div className="mt-2.5 grid gap-2.5 sm:pl-11">
        {card.kind === 'unmatched-transfer' && card.event ? (
          <MovementTrace row={card.event} />
        ) : (
          <CardEvents card={card} onShow={onShow} />
        )}
        {origin?.cells && <RawRow header={origin.header ?? []} cells={origin.cells} />}
        {card.kind === 'missing-price' && (
          <MissingPriceHelp book={edits.book} reason={card.cause.params.reason} day={card.cause.params.day} />
        )}
        {card.kind === 'missing-acquisition' && (
          <GapFixes
            {...{ card, edits }}
            onApply={(repair) => void edits.fix([card.id], repair).then((done) => done && onAnswered(null))}
          />
        )}
        {card.kind === 'spare-assumption' && (
          <ShownEffect card={card} edits={edits} fix={{ kind: 'trim-assumption' }} />
        )}
        {open === null ? (
          <AnswerButtons
            answers={answersOf(card)}
            isBusy={edits.isBusy}
            card={card}
            onOpen={setOpen}
            onFix={(fix) => void answer(fix)}
          />
        ) : (
          <AnswerForm
            answer={open}
            {...{ card, edits, facets }}
            onFix={(fix) => void answer(fix)}
            onBack={() => setOpen(null)}
          />
        )}
      </div>
    </Card>
  );
}

function CardEvents({ card, onShow }: { readonly card: ReviewCard; readonly onShow: (eventId: string) => void }) {
  const t = useStrings(reviewStrings);
  const locale = useLocale();
  const rows = [card.event, card.other].filter((row) => row !== undefined);
  if (rows.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {rows.map((row) => (
        <li
          key={row.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-1.5 text-sm"
        >
          <span className="num text-xs text-ink-3">{formatInstant(msOf(row.at), locale)}</span>
          <Legs row={row} />
          <span className="text-ink-3">{row.wallet}</span>
          <EventStatus row={{ ...row, review: [] }} />
          <button
            type="button"
            onClick={() => onShow(row.id)}
            className={`${linkClass('inline')} ml-auto min-h-6 text-xs touch:min-h-11`}
          >
            {t('showEvent')}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The row of the file as it stands, name above content; scrolls sideways inside the card where it is long. */
export function RawRow({ header, cells }: { readonly header: readonly string[]; readonly cells: readonly string[] }) {
  const t = useStrings(reviewStrings);
  const isHidden = useSetting('hideAmounts');
  const columns = cells.map((cell, index) => ({ id: `${index}`, name: header[index] ?? String(index + 1), cell }));
  const shown = columns.filter(({ cell }) => cell.trim() !== '');
  return (
    <dl aria-label={t('rawRow')} className="flex flex-wrap gap-x-4 gap-y-1.5 rounded-md bg-sunken px-3 py-2 text-xs">
      {shown.map((column) => (
        <div key={column.id} className="min-w-0">
          <dt className="text-2xs text-ink-3">{column.name}</dt>
          <dd className="font-mono wrap-anywhere">{isHidden && isNumberCell(column.cell) ? MASK : column.cell}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The effect of an answer that is given at once, for who wants to see it before. */
interface ShownEffectProps {
  readonly card: ReviewCard;
  readonly edits: Edits;
  readonly fix: Fix;
}

function ShownEffect({ card, edits, fix }: ShownEffectProps) {
  const t = useStrings(gapStrings);
  const [isShown, setIsShown] = useState(false);
  if (isShown) {
    return <EffectView name={`${card.id} ${fix.kind}`} ask={(api) => api.previewFix(edits.book, [card.id], fix)} />;
  }
  return (
    <Button size="s" className="justify-self-start" onClick={() => setIsShown(true)}>
      {t('gapEffect')}
    </Button>
  );
}
