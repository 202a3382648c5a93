/** The lots of a sale that waits in the review, and words on how they can be shown (Rz. 61). */
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { TextAreaField } from '../../../../../ui/text-input.tsx';
import { LotsField } from '../edit/lots-field.tsx';
import { berlinClock } from '../model/berlin-clock.ts';
import { lotStrings } from '../strings/drawer-strings.ts';
import type { AnswerInput } from './answers.ts';

export interface AskedLotsProps {
  readonly card: ReviewCard;
  readonly book: Book;
  readonly input: AnswerInput;
  readonly isMissing: boolean;
  readonly onChange: (part: Partial<AnswerInput>) => void;
}

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
