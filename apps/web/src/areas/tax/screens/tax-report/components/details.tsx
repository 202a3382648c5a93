/** The detailed view: legal basis, limits, method, sources of prices, software, date, fingerprints, disclaimer. */
import type { ReactNode } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody } from '../../../../../ui/card.tsx';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { disclaimerStrings } from '../../../../legal/disclaimer-strings.ts';
import type { ReportView } from '../../../report-types.ts';
import { detailStrings } from '../strings/detail-strings.ts';

export function Details({ report }: { readonly report: ReportView }) {
  const t = useStrings(detailStrings);
  const law = useStrings(disclaimerStrings);
  const locale = useLocale();
  const euro = useEuro();
  const { method, summary, year, completeness } = report;
  const { privateSalesLimit, incomeLimit } = summary.rules;
  const day = (at: string) => formatInstantDay(Date.parse(at), locale);
  return (
    <Card className="mb-4">
      <CardBody className="pt-4.5">
        <dl className="grid gap-x-6 gap-y-4 text-sm md:grid-cols-[11rem_minmax(0,1fr)]">
          <Part name={t('basis')}>{t('basis.text')}</Part>
          <Part name={t('limits', { year })}>
            {t('limits.text', {
              sales: euro(privateSalesLimit.value),
              income: euro(incomeLimit.value),
            })}
          </Part>
          <Part name={t('method')}>
            {t('method.text', { method: method.method, scope: t(`scope.${method.scope}`) })}
          </Part>
          <Part name={t('prices')}>
            <ul>
              {method.priceSources.map(({ source, method: way, events }) => (
                <li key={`${source} ${way}`}>
                  {t('prices.line', {
                    source: source ?? t('prices.file'),
                    method: t(`priceMethod.${way}`),
                    count: events,
                  })}
                </li>
              ))}
            </ul>
          </Part>
          <Part name={t('wallets')}>
            <ul>
              {completeness.wallets.map(({ wallet, name, events, firstAt, lastAt, silences }) => (
                <li key={wallet}>
                  <span className="font-medium text-ink">{name ?? wallet}</span>:{' '}
                  {t('wallets.line', { count: events, from: day(firstAt), to: day(lastAt) })}
                  {silences[0] && `, ${t('wallets.silence', { count: silences[0].days })}`}
                </li>
              ))}
            </ul>
          </Part>
          <Part name={t('choices')}>
            <ul className="grid gap-1.5">
              {method.choices.map(({ id, rule, text }) => (
                <li key={id}>
                  <span className="mr-1.5 font-mono text-xs text-ink-3">{rule}</span>
                  {text[locale]}
                </li>
              ))}
            </ul>
          </Part>
          <Part name={t('software')}>
            {t('software.text', { engine: report.engineVersion, rules: report.ruleBookVersion })}
          </Part>
          <Part name={t('created')}>
            <span className="num">{day(report.generatedAt)}</span>
          </Part>
          <Part name={t('prints')}>
            <span className="block font-mono text-xs break-all">
              {t('prints.seal')} {report.seal}
            </span>
            <span className="block font-mono text-xs break-all">
              {t('prints.input')} {report.inputHash}
            </span>
          </Part>
          <Part name={t('disclaimer')}>{`${law('disclaimer')} ${t('disclaimer.estimate')}`}</Part>
        </dl>
      </CardBody>
    </Card>
  );
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="font-medium">{name}</dt>
      <dd className="max-w-[76ch] text-ink-2 max-md:-mt-3">{children}</dd>
    </>
  );
}
