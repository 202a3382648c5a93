/** What may be behind a difference. Every line has its way out: the change itself, or the place where it is made. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { LedgerFailed, notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { CoinProof, TypedStatement } from '../../../../../platform/ledger/proof-types.ts';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { spanFilter, walletFilter } from '../../../../../platform/ledger/wallet-filter.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { DifferenceFix } from '../../../../entries/difference-fix.tsx';
import { isRounded } from './proof-model.ts';
import { proofStrings } from './proof-strings.ts';

export interface ExplanationsProps {
  readonly coin: CoinProof;
  readonly unit: string;
  readonly typed: TypedStatement | undefined;
  readonly onEdit: (statement: TypedStatement) => void;
}

export function Explanations({ coin, unit, typed, onEdit }: ExplanationsProps) {
  const t = useStrings(proofStrings);
  const quantity = useQuantity();
  const { wallet, asset, difference = '0', agreedDay, since } = coin;
  const asked = useAnswer(`difference ${wallet} ${asset}`, (api) => api.explainDifference('own', wallet, asset));
  if (asked.kind === 'failed') return <LedgerFailed error={asked.error} />;
  if (asked.kind === 'loading') {
    return (
      <div role="status" aria-label={t('explaining')}>
        <Skeleton className="w-3/5" />
      </div>
    );
  }
  const { fixes, unreadRows, entries } = asked.value;
  const size = quantity(difference.replace('-', ''), unit);
  const span = spanFilter(wallet, asset, agreedDay, since?.day ?? '');
  return (
    <section aria-label={t('explain')} className="grid gap-1.5 text-ink-2">
      <h4 className="text-xs font-semibold">{t('explain')}</h4>
      <p>{t(difference.startsWith('-') ? 'explain.toomuch' : 'explain.missing', { amount: size })}</p>
      <ul className="grid list-disc gap-2.5 pl-4">
        {typed !== undefined && <OwnStatement {...{ coin, unit, typed, onEdit }} />}
        {fixes.map((fix) => (
          <li key={fix.id}>
            <DifferenceFix {...{ wallet, asset, fix }} />
          </li>
        ))}
        {unreadRows > 0 && (
          <Line words={t('explain.unread', { count: unreadRows })}>
            <Link to="/transactions" search={{ view: 'review', list: 'cards' }} className={linkClass()}>
              {t('explain.review')}
            </Link>
          </Line>
        )}
        <Line words={entries === 0 ? t('span.none') : t('span.entries', { count: entries })}>
          {entries === 0 ? (
            <Link to="/transactions" search={{ filter: walletFilter([wallet]) }} className={linkClass()}>
              {t('explain.list')}
            </Link>
          ) : (
            <Link to="/transactions" search={{ filter: span }} className={linkClass()}>
              {t('explain.span')}
            </Link>
          )}
        </Line>
      </ul>
    </section>
  );
}

function Line({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <li>
      <p>{words}</p>
      <p className="mt-1">{children}</p>
    </li>
  );
}

/** The person may have misread, or rounded: then it is the statement that changes. */
function OwnStatement({ coin, unit, typed, onEdit }: ExplanationsProps & { readonly typed: TypedStatement }) {
  const t = useStrings(proofStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const { actual, expected = '0' } = coin;
  const day = formatDay(typed.day, locale);
  const [isBusy, take] = useAction(async () => {
    const saved = await ledger.saveStatement('own', { ...typed, amount: actual }, typed);
    if (!saved.ok) return notifyLedgerError(saved.error, locale);
    await announceDone(t('saved'), `${unit}, ${day}`);
  });
  const rounded = isRounded(expected, actual);
  return (
    <Line
      words={
        rounded
          ? t('explain.rounded', { stated: quantity(expected, unit), actual: quantity(actual, unit) })
          : t('explain.own', { day })
      }
    >
      {rounded ? (
        <Button size="s" loading={isBusy} onClick={() => take()}>
          {t('explain.takeExact')}
        </Button>
      ) : (
        <Button size="s" onClick={() => onEdit(typed)}>
          {t('form.edit')}
        </Button>
      )}
    </Line>
  );
}
