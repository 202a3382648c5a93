/** What the wallet held at the end of a year: asked of the chain by one button, shown with its sources, kept as a document. */
import { berlinDayText } from '@cryptax/kernel';
import { isYearEndKnown, valueSourceText, type YearEndAmount, type YearEndStatement } from '@cryptax/reports/answer';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { Money } from '../../../../../ui/money.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { detailStrings } from '../details-strings.ts';

interface YearEndFormProps {
  readonly walletId: string;
  readonly onKept: () => void;
}

/** Years whose end is offered. */
const YEARS = 8;

export function YearEndForm({ walletId, onKept }: YearEndFormProps) {
  const t = useStrings(detailStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const last = Number(berlinDayText(new Date().toISOString()).slice(0, 4)) - 1;
  const [year, setYear] = useState(String(last));
  const [found, setFound] = useState<YearEndStatement | null>(null);
  const [isAsking, ask] = useAction(async () => {
    const answer = await ledger.proveYearEnd(walletId, Number(year));
    if (!answer.ok) return notifyLedgerError(answer.error, locale);
    setFound(answer.value);
    onKept();
  });
  return (
    <Disclosure summary={t('year-end')}>
      <div className="grid gap-3 text-sm">
        <p className="text-ink-2">{t('year-end.line')}</p>
        <SelectField
          label={t('year-end.year')}
          value={year}
          onValueChange={setYear}
          options={Array.from({ length: YEARS }, (_, back) => {
            const each = String(last - back);
            return { value: each, label: each };
          })}
        />
        <Button className="justify-self-start" loading={isAsking} onClick={() => ask()}>
          {t('year-end.ask')}
        </Button>
        <div role="status">{found !== null && <YearEndFound statement={found} />}</div>
      </div>
    </Disclosure>
  );
}

export function YearEndFound({ statement }: { readonly statement: YearEndStatement }) {
  const t = useStrings(detailStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const { year, block, service = '', lines, unclaimed, silent, isHistoryRead } = statement;
  return (
    <div className="grid gap-2">
      <p>
        {block === undefined
          ? t('year-end.no-block')
          : t('year-end.block', {
              block: String(block.height),
              at: formatInstant(Date.parse(block.at), locale, { seconds: true }),
              service,
            })}
      </p>
      {silent.length > 0 && <Callout tone="review">{t('year-end.silent', { services: silent.join(', ') })}</Callout>}
      {!isHistoryRead && <p className="text-ink-2">{t('year-end.unread')}</p>}
      {lines.length === 0 && <p>{t('year-end.nothing')}</p>}
      <ul className="grid gap-2">
        {lines.map(({ asset, told, computed, value }) => (
          <li key={asset} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {quantity(told ?? computed ?? '0', readable(asset))}{' '}
              <span className="text-ink-3">{t(told === undefined ? 'year-end.computed' : 'year-end.told')}</span>
            </span>
            <Worth value={value} />
          </li>
        ))}
      </ul>
      <p className="text-ink-2">
        {unclaimed === undefined
          ? t('year-end.rewards-unknown')
          : unclaimed.length === 0
            ? t('year-end.no-rewards')
            : ''}
      </p>
      {unclaimed?.map(({ asset, amount, value }) => (
        <dl key={asset} className="grid grid-cols-[1fr_auto] gap-x-4">
          <dt>{t('year-end.reward-now', { amount: quantity(amount, readable(asset)) })}</dt>
          <dd>
            <Worth value={value} />
          </dd>
          <dt>{t('year-end.reward-later', { year: String(year) })}</dt>
          <dd>
            <Money value="0.00" />
          </dd>
        </dl>
      ))}
      <p className="text-ink-2">{t(isYearEndKnown(statement) ? 'year-end.kept' : 'year-end.not-kept')}</p>
    </div>
  );
}

/** A value with the price it rests on. */
function Worth({ value }: { readonly value: YearEndAmount['value'] }) {
  const locale = useLocale();
  return (
    <span className="text-right">
      <Money value={value?.eur ?? null} />
      {value !== undefined && <span className="block text-xs text-ink-3">{valueSourceText(value.origin, locale)}</span>}
    </span>
  );
}
