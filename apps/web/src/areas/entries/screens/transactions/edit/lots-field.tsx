/** Which lots a sale is made of, chosen one by one; without a choice the method decides (Rz. 61). */
import { add, compare, dec, formatShortest, isZero, parseDecimal } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { SaleLot } from '../../../../../platform/ledger/event-types.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { TextAreaField } from '../../../../../ui/text-input.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { berlinClock, berlinDayField, berlinInstant } from '../model/berlin-clock.ts';
import type { EventForm } from '../model/event-form.ts';
import type { AnswerInput } from '../review/answers.ts';
import { lotStrings } from '../strings/drawer-strings.ts';

/** The sale whose lots are chosen. */
export type LotsForm = Pick<EventForm, 'day' | 'time' | 'wallet' | 'outAsset' | 'outAmount' | 'lotIds'>;

export interface LotsFieldProps {
  readonly book: Book;
  readonly eventId: string | undefined;
  readonly form: LotsForm;
  readonly hasError: boolean;
  readonly onChange: (part: Pick<EventForm, 'lotIds'>) => void;
}

export function LotsField(props: LotsFieldProps) {
  const { form, hasError, onChange } = props;
  const t = useStrings(lotStrings);
  const [isOpen, setOpen] = useState(form.lotIds.length > 0);
  const toggle = (open: boolean) => {
    setOpen(open);
    if (!open) onChange({ lotIds: [] });
  };
  return (
    <div className="rounded-md border border-line px-3 py-2.5 sm:col-span-2">
      <Checkbox checked={isOpen} onCheckedChange={toggle} label={t('name')} note={t('name.note')} />
      {isOpen && <Lots {...props} />}
      {isOpen && <p className="mt-2 text-xs text-ink-3">{isPast(form) ? t('proof.after') : t('proof.before')}</p>}
      {hasError && (
        <Callout tone="danger" size="line" className="mt-2">
          {t('proof.missing')}
        </Callout>
      )}
    </div>
  );
}

function isPast({ day, time }: LotsForm): boolean {
  const at = berlinInstant(day, time);
  return at !== undefined && Date.parse(at) < Date.now();
}

function Lots({ book, eventId, form, onChange }: LotsFieldProps) {
  const t = useStrings(lotStrings);
  const at = berlinInstant(form.day, form.time) ?? '';
  const question = { wallet: form.wallet.trim(), asset: form.outAsset.trim(), at, eventId };
  const asked = useAnswer(`sale lots ${book} ${JSON.stringify(question)}`, (api) => api.saleLots(book, question));
  if (asked.kind === 'loading') return <SkeletonCard rows={2} />;
  if (asked.kind === 'failed') {
    return (
      <Callout tone="danger" className="mt-2">
        <LedgerErrorWords error={asked.error} />
      </Callout>
    );
  }
  const lots = asked.value;
  const gone = form.lotIds.filter((lotId) => !lots.some((lot) => lot.lotId === lotId));
  const choose = (lotId: string, isChosen: boolean) =>
    onChange({ lotIds: isChosen ? [...form.lotIds, lotId] : form.lotIds.filter((known) => known !== lotId) });
  if (lots.length === 0) return <p className="mt-2 text-sm text-ink-2">{t('none')}</p>;
  return (
    <>
      <ul className="mt-2 grid gap-1.5" aria-label={t('name')}>
        {lots.map((lot) => (
          <LotChoice
            key={lot.lotId}
            lot={lot}
            asset={question.asset}
            isChosen={form.lotIds.includes(lot.lotId)}
            onChoose={(isChosen) => choose(lot.lotId, isChosen)}
          />
        ))}
      </ul>
      <LotSum lots={lots} form={form} />
      {gone.length > 0 && (
        <Callout tone="review" size="line" className="mt-2">
          {t('gone', { count: gone.length })}
        </Callout>
      )}
    </>
  );
}

interface LotChoiceProps {
  readonly lot: SaleLot;
  readonly asset: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function LotChoice({ lot, asset, isChosen, onChoose }: LotChoiceProps) {
  const t = useStrings(lotStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const euro = useEuro();
  const cost = lot.cost === null ? t('cost.unknown') : t('cost', { cost: euro(lot.cost) });
  return (
    <li>
      <Checkbox
        checked={isChosen}
        onCheckedChange={onChoose}
        label={t('lot', { what: quantity(lot.amount, asset), day: formatDay(berlinDayField(lot.acquiredAt), locale) })}
        note={`${cost}, ${t('free', { day: formatDay(lot.freeFrom, locale) })}`}
      />
    </li>
  );
}

/** What the chosen lots hold against what is sold. */
function LotSum({ lots, form }: { readonly lots: readonly SaleLot[]; readonly form: LotsForm }) {
  const t = useStrings(lotStrings);
  const quantity = useQuantity();
  const held = lots
    .filter(({ lotId }) => form.lotIds.includes(lotId))
    .reduce((sum, { amount }) => add(sum, dec(amount)), dec('0'));
  const sold = parseDecimal(form.outAmount ?? '');
  if (isZero(held) || !sold.ok) return null;
  const words = {
    held: quantity(formatShortest(held), form.outAsset),
    sold: quantity(formatShortest(sold.value), form.outAsset),
  };
  const isShort = compare(held, sold.value) < 0;
  return (
    <p className={isShort ? 'mt-2 text-sm text-danger' : 'mt-2 text-sm text-ink-2'}>
      {t(isShort ? 'sum.short' : 'sum', words)}
    </p>
  );
}

interface AskedLotsProps {
  readonly card: ReviewCard;
  readonly book: Book;
  readonly input: AnswerInput;
  readonly isMissing: boolean;
  readonly onChange: (part: Partial<AnswerInput>) => void;
}

/** The lots of a sale that waits in the review, and words on how they can be shown (Rz. 61). */
export function AskedLots({ card, book, input, isMissing, onChange }: AskedLotsProps) {
  const t = useStrings(lotStrings);
  const { wallet, asset, amount, at, event } = card;
  const clock = at === undefined ? undefined : berlinClock(at);
  if (wallet === undefined || asset === undefined || clock === undefined) return null;
  const form = { ...clock, wallet, outAsset: asset, outAmount: amount ?? null, lotIds: input.lotIds };
  return (
    <>
      <LotsField {...{ book, form, onChange }} eventId={event?.id} hasError={false} />
      {input.lotIds.length > 0 && (
        <TextAreaField
          label={t('proof')}
          rows={2}
          maxLength={2_000}
          error={isMissing ? t('proof.missing') : undefined}
          className="sm:col-span-2"
          value={input.proof}
          onChange={(change) => onChange({ proof: change.target.value })}
        />
      )}
    </>
  );
}
