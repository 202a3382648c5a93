/** One coin of a wallet: proven, unproven, or off since a day, with the first row that does not fit and what may explain it. */
import { Link } from '@tanstack/react-router';
import { SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { walletFilter } from '../../../../../platform/ledger/wallet-filter.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { Coin } from '../../../../../ui/coin.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { useQuantity } from '../../../../../ui/use-quantity.ts';
import { GapSentence } from '../../../../entries/gap-sentence.tsx';
import type { CoinProof } from '../../../proof-types.ts';
import { assetLabel } from '../wallet-model.ts';
import { proofStrings } from './proof-strings.ts';

const TONES = { proven: 'gain', differs: 'review', unproven: 'neutral' } as const;

export function CoinRow({ coin }: { readonly coin: CoinProof }) {
  const t = useStrings(proofStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const { asset, status, actual, expected = '0', day = '' } = coin;
  const unit = assetLabel(asset);
  return (
    <li className="flex items-start gap-3 py-3 text-sm">
      <Coin symbol={unit} />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-center gap-1.5">
          <span className="font-medium break-all">{unit}</span>
          <Badge tone={TONES[status]}>{t(status)}</Badge>
        </p>
        {status === 'proven' && (
          <p className="text-ink-2">
            {t('proven.line', { day: formatDay(day, locale), amount: quantity(expected, unit) })}
          </p>
        )}
        {status === 'unproven' && (
          <p className="text-ink-2">
            {coin.told === undefined
              ? t('unproven.line', { amount: quantity(actual, unit) })
              : t('unproven.part', {
                  amount: quantity(actual, unit),
                  told: quantity(coin.told.amount, unit),
                  part: coin.told.part,
                  service: coin.told.service,
                  day: formatDay(coin.told.day, locale),
                })}
          </p>
        )}
        {status === 'differs' && <Difference coin={coin} unit={unit} />}
      </div>
    </li>
  );
}

function Difference({ coin, unit }: { readonly coin: CoinProof; readonly unit: string }) {
  const t = useStrings(proofStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const [isOpen, setOpen] = useState(false);
  const { actual, expected = '0', difference = '0', day = '', agreedDay, since } = coin;
  const sinceDay = formatDay(since?.day ?? '', locale);
  return (
    <>
      <p className="text-ink-2">
        {t('differs.line', {
          day: sinceDay,
          difference: quantity(difference, unit),
          last: formatDay(day, locale),
          expected: quantity(expected, unit),
          actual: quantity(actual, unit),
        })}
      </p>
      <p className="text-ink-2">
        {t('differs.first')} <FirstRow coin={coin} />
      </p>
      <p className="text-ink-2">
        {agreedDay === undefined
          ? t('span.until', { to: sinceDay })
          : t('span.between', { from: formatDay(agreedDay, locale), to: sinceDay })}
      </p>
      {isOpen ? (
        <Explanations coin={coin} unit={unit} />
      ) : (
        <Button size="s" icon={SearchCheck} className="justify-self-start" onClick={() => setOpen(true)}>
          {t('explain')}
        </Button>
      )}
    </>
  );
}

/** The row that breaks the chain; opens the entry that came from it. */
function FirstRow({ coin: { wallet, since } }: { readonly coin: CoinProof }) {
  const t = useStrings(proofStrings);
  if (since === undefined) return null;
  const { by, eventId } = since;
  const words =
    by.kind === 'file'
      ? t('by.file', { file: by.file, line: by.line })
      : by.kind === 'service'
        ? t('by.service', { service: by.service })
        : t('by.user');
  if (by.kind !== 'file') return <span>{words}</span>;
  const search = eventId === undefined ? { filter: walletFilter([wallet]) } : { event: eventId };
  return (
    <Link to="/transactions" search={search} className={`${linkClass('inline')} break-all`}>
      {words}
    </Link>
  );
}

function Explanations({ coin, unit }: { readonly coin: CoinProof; readonly unit: string }) {
  const t = useStrings(proofStrings);
  const quantity = useQuantity();
  const { wallet, asset, difference = '0' } = coin;
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
  return (
    <section aria-label={t('explain')} className="grid gap-1.5 text-ink-2">
      <h4 className="text-xs font-semibold">{t('explain')}</h4>
      <ul className="grid list-disc gap-1.5 pl-4">
        {fixes.map((fix) => (
          <li key={fix.id}>
            <GapSentence fix={fix} />
          </li>
        ))}
        {unreadRows > 0 && <li>{t('explain.unread', { count: unreadRows })}</li>}
        <li>{t(difference.startsWith('-') ? 'explain.toomuch' : 'explain.missing', { amount: size })}</li>
        <li>{entries === 0 ? t('span.none') : t('span.entries', { count: entries })}</li>
      </ul>
      <p className="flex flex-wrap gap-3">
        <Link to="/transactions" search={{ filter: walletFilter([wallet]) }} className={linkClass()}>
          {t('explain.list')}
        </Link>
        <Link to="/transactions" search={{ view: 'review' }} className={linkClass()}>
          {t('explain.review')}
        </Link>
      </p>
    </section>
  );
}
