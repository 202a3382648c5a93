/** What settles many questions at once comes before the questions, with one button each. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { BookUser, Clock, CloudDownload, EyeOff, ListChecks } from 'lucide-react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Fix } from '../../../../../platform/ledger/review-types.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { formatClock } from '../../../../../ui/format/date.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { sourceName } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { useFetchPrices, usePriceCompletion } from '../../../../prices/use-price-completion.ts';
import type { Remedy } from '../../../entry-types.ts';
import { useAnswerName } from '../review/answer-buttons.tsx';
import { remedyStrings } from '../strings/remedy-strings.ts';
import { yearSpans } from './queue-figures.ts';

interface RemediesProps {
  readonly book: Book;
  readonly remedies: readonly Remedy[];
  /** True: the answer was taken. */
  readonly onAnswer: (cardIds: readonly string[], fix: Fix) => Promise<boolean>;
  readonly onRules: () => Promise<void>;
  /** False: the times are right as they are. */
  readonly onZone: (importNo: number, isTaken: boolean) => Promise<void>;
}

export function Remedies({ book, remedies, onAnswer, onRules, onZone }: RemediesProps) {
  return remedies.map((remedy) =>
    remedy.kind === 'fetch-prices' ? (
      <FetchPrices key={remedy.kind} book={book} count={remedy.count} />
    ) : remedy.kind === 'internal-file' ? (
      <InternalFile key={`${remedy.kind} ${remedy.wallet}`} {...remedy} />
    ) : remedy.kind === 'zone' ? (
      <ZoneRemedy key={`${remedy.kind} ${remedy.importNo}`} {...remedy} onZone={onZone} />
    ) : remedy.kind === 'unasked-tokens' ? (
      <UnaskedTokens key={remedy.kind} {...remedy} onAnswer={onAnswer} />
    ) : remedy.kind === 'rules' ? (
      <ByRules key={remedy.kind} {...remedy} onApply={onRules} />
    ) : (
      <KnownAddresses key={remedy.kind} {...remedy} onAnswer={onAnswer} />
    ),
  );
}

/** The proof is the balance: on its chain it cannot fall below nothing. */
function InternalFile({ count, wallet, asset, missing }: Omit<Extract<Remedy, { kind: 'internal-file' }>, 'kind'>) {
  const t = useStrings(remedyStrings);
  const quantity = useQuantity();
  return (
    <Callout
      title={t('internal', { count, wallet })}
      action={
        <Link to="/smart-import" className={buttonClass({ size: 's' })}>
          {t('internal.do')}
        </Link>
      }
    >
      {t('internal.line', { amount: quantity(missing, asset) })}
    </Callout>
  );
}

type UnaskedProps = Pick<RemediesProps, 'onAnswer'> & Omit<Extract<Remedy, { kind: 'unasked-tokens' }>, 'kind'>;

/** One answer for all of them; it is one step of the history. */
function UnaskedTokens({ count, cardIds, years, onAnswer }: UnaskedProps) {
  const t = useStrings(remedyStrings);
  const [isBusy, leaveOut] = useAction(async () => void (await onAnswer(cardIds, { kind: 'ignore-row' })));
  return (
    <Callout
      title={t('tokens', { count })}
      action={
        <Button size="s" icon={EyeOff} loading={isBusy} onClick={() => leaveOut()}>
          {t('tokens.do')}
        </Button>
      }
    >
      {t('tokens.line')} {years.length > 0 && t('tokens.years', { years: yearSpans(years) })}
    </Callout>
  );
}

type ByRulesProps = Omit<Extract<Remedy, { kind: 'rules' }>, 'kind'> & {
  readonly onApply: RemediesProps['onRules'];
};

/** What the user has decided once for all, applied as one step. */
function ByRules({ count, by, onApply }: ByRulesProps) {
  const t = useStrings(remedyStrings);
  const [isBusy, apply] = useAction(onApply);
  return (
    <Callout
      title={t('rules', { count })}
      action={
        <Button size="s" icon={ListChecks} loading={isBusy} onClick={() => apply()}>
          {t('rules.do')}
        </Button>
      }
    >
      <ul className="grid gap-0.5">
        {by.slice(0, SHOWN).map(({ id, name, count: own }) => (
          <li key={id} className="whitespace-normal wrap-anywhere">
            {t('rules.line', { name, count: own })}
          </li>
        ))}
      </ul>
      {by.length > SHOWN && t('addresses.more', { count: by.length - SHOWN })}
    </Callout>
  );
}

type KnownProps = Pick<RemediesProps, 'onAnswer'> & Omit<Extract<Remedy, { kind: 'known-addresses' }>, 'kind'>;

/** The user's earlier answers, as an address book: each address is one step of the history. */
function KnownAddresses({ count, answers, onAnswer }: KnownProps) {
  const t = useStrings(remedyStrings);
  const nameOf = useAnswerName();
  const [isBusy, answerAll] = useAction(async () => {
    for (const { cardIds, as } of answers) if (!(await onAnswer(cardIds, { kind: 'settle-transfer', as }))) break;
  });
  return (
    <Callout
      title={t('addresses', { count })}
      action={
        <Button size="s" icon={BookUser} loading={isBusy} onClick={() => answerAll()}>
          {t('addresses.do')}
        </Button>
      }
    >
      <ul className="num grid gap-0.5">
        {answers.slice(0, SHOWN).map(({ address, direction, as, cardIds }) => (
          <li key={`${direction} ${address} ${cardIds[0]}`} className="whitespace-normal">
            {t('addresses.line', {
              address: shortAddress(address),
              answer: as.kind === 'own-wallet' ? `${nameOf(as)} ${as.wallet}` : nameOf(as),
              count: cardIds.length,
            })}
          </li>
        ))}
      </ul>
      {answers.length > SHOWN && t('addresses.more', { count: answers.length - SHOWN })}
    </Callout>
  );
}

const SHOWN = 5;

function shortAddress(address: string): string {
  return address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`;
}

function FetchPrices({ book, count }: { readonly book: Book; readonly count: number }) {
  const t = useStrings(remedyStrings);
  const prices = useStrings(pricesStrings);
  const locale = useLocale();
  const { state } = usePriceCompletion();
  const { isBusy, fetchPrices } = useFetchPrices(book);
  return (
    <Callout
      title={t('prices', { count, shown: formatCount(count, locale) })}
      action={
        <Button size="s" icon={CloudDownload} loading={isBusy} onClick={fetchPrices}>
          {t('prices.do')}
        </Button>
      }
    >
      {t('prices.line')}
      {state.retryAt !== null && state.failing.length > 0 && (
        <span className="block">
          {prices('completion.failing', {
            names: state.failing.map((id) => sourceName(id, prices)).join(', '),
            time: formatClock(state.retryAt),
          })}
        </span>
      )}
    </Callout>
  );
}

type ZoneRemedyProps = Omit<Extract<Remedy, { kind: 'zone' }>, 'kind'> & {
  readonly onZone: (importNo: number, isTaken: boolean) => Promise<void>;
};

/**
 * A file whose times fit all others at another zone: the zone with one button, or the word that the times are right.
 */
function ZoneRemedy({ count, importNo, file, shift, fits, pairs, onZone }: ZoneRemedyProps) {
  const t = useStrings(remedyStrings);
  const [isTaking, take] = useAction(() => onZone(importNo, true));
  const [isKeeping, keep] = useAction(() => onZone(importNo, false));
  return (
    <Callout
      title={t(`zone.${wordOf(shift)}`, { count, file, hours: hoursOf(shift) })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="s" icon={Clock} loading={isTaking} disabled={isKeeping} onClick={() => take()}>
            {t('zone.do')}
          </Button>
          <Button size="s" variant="quiet" loading={isKeeping} disabled={isTaking} onClick={() => keep()}>
            {t('zone.keep')}
          </Button>
        </span>
      }
    >
      {t('zone.line', { fits, pairs })}
    </Callout>
  );
}

type Shift = ZoneRemedyProps['shift'];

function wordOf(shift: Shift): 'berlin' | 'utc' | 'later' | 'earlier' {
  if (shift === 'berlin' || shift === 'utc') return shift;
  return Number(shift) > 0 ? 'later' : 'earlier';
}

/** `1:30`: a clock is read alike in both languages. */
function hoursOf(shift: Shift): string {
  const minutes = Math.abs(Number(shift));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? String(hours) : `${hours}:${rest}`;
}
