/** The report told in words: key figures, one card per thought, and what to type where. */
import { isZero } from '@cryptax/kernel';
import {
  CalendarCheck,
  ChartNoAxesCombined,
  Coins,
  FileCheck2,
  Gauge,
  Layers,
  type LucideIcon,
  Receipt,
  TrendingDown,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../../platform/i18n/strings.ts';
import { Card } from '../../../../ui/card.tsx';
import { formatNumber } from '../../../../ui/format/number-format.ts';
import { IconTile } from '../../../../ui/icon.tsx';
import { InTurn } from '../../../../ui/in-turn.tsx';
import { Money } from '../../../../ui/money.tsx';
import { useEuro } from '../../../../ui/use-euro.ts';
import type { FigureId } from '../../explain-types.ts';
import type { ReportView } from '../../report-types.ts';
import { isDecided, isUntaxed, provenSide, useReportStanding, type YearStanding } from '../../year-range.tsx';
import { isNegative, KeyFigures, limitStanding, withoutSign } from './components/key-figures.tsx';
import { wordsStrings } from './strings/words-strings.ts';
import { FormLines } from './tables/form-lines.tsx';

/** The result in plain words, one card per thought: tax, limit, holding period, income, losses, method, what to do. */
const ICONS: Readonly<Record<WordCard['id'], LucideIcon>> = {
  tax: Receipt,
  limit: Gauge,
  holding: CalendarCheck,
  income: Coins,
  loss: TrendingDown,
  capital: ChartNoAxesCombined,
  method: Layers,
  file: FileCheck2,
};

interface ExplanationCardsProps {
  readonly report: ReportView;
  readonly onWhy: (figure: FigureId) => void;
}

function ExplanationCards({ report, onWhy }: ExplanationCardsProps) {
  const t = useStrings(wordsStrings);
  const cards = useWordCards(report);
  return (
    <section className="mb-4">
      <h2 className="mt-6 mb-3 text-lg font-semibold">{t('title')}</h2>
      <div className="grid gap-4 md:grid-cols-2">
        {cards.map(({ id, text, figure }) => (
          <ThoughtCard key={id} icon={ICONS[id]} title={t(`${id}.title`)} text={text}>
            {figure && (
              <span className="text-xl font-semibold">
                <Money value={figure.value} onWhy={() => onWhy(figure.id)} />
              </span>
            )}
          </ThoughtCard>
        ))}
      </div>
    </section>
  );
}

interface ThoughtCardProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function ThoughtCard({ icon, title, text, children }: ThoughtCardProps) {
  return (
    <Card className="flex gap-3.5 px-4 py-4 sm:px-4.5 md:last:odd:col-span-2">
      <IconTile icon={icon} tone="accent" />
      <div className="min-w-0">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="mt-0.5 max-w-[58ch] text-sm leading-5 text-ink-2">{text}</p>
        {children && <p className="mt-1.5">{children}</p>}
      </div>
    </Card>
  );
}

export interface ReportBodyProps {
  readonly report: ReportView;
  readonly onWhy: (figure: FigureId) => void;
}

/** Remembered: the progress of a file draws the page again a hundred times, and the figures do not change meanwhile. */
export const ReportWords = memo(function ReportWords({ report, onWhy }: ReportBodyProps) {
  return (
    <>
      <KeyFigures report={report} onWhy={onWhy} />
      <ExplanationCards report={report} onWhy={onWhy} />
      {/* The longest part, below what is read first: with it the first picture of a report was the longest task of the screen. */}
      <InTurn>
        <FormLines report={report} />
      </InTurn>
    </>
  );
});

/** Which thoughts a report deserves, and each as a sentence with its own figures. */
interface WordCard {
  readonly id: 'tax' | 'limit' | 'holding' | 'income' | 'loss' | 'capital' | 'method' | 'file';
  readonly text: string;
  readonly figure?: { readonly id: FigureId; readonly value: string };
}

interface Words {
  readonly t: Translate<typeof wordsStrings.table>;
  readonly euro: (value: string) => string;
  readonly number: (value: string) => string;
}

function useWordCards(report: ReportView): readonly WordCard[] {
  const locale = useLocale();
  const number = (value: string) => formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const words: Words = { t: useStrings(wordsStrings), euro: useEuro(), number };
  const { complete } = report.completeness;
  const standing = useReportStanding(report);
  if (standing.kind !== 'certain') return openCards(report, words, standing);
  return [
    // What is missing goes before every figure that it can change.
    ...(complete ? [] : [fileCard(report, words)]),
    taxCard(report, words),
    limitCard(report, words),
    ...holdingCard(report, words),
    ...incomeCard(report, words),
    ...lossCard(report, words),
    ...capitalCard(report, words),
    methodCard(report, words),
    ...(complete ? [fileCard(report, words)] : []),
  ];
}

/** While answers can change the year, only what they cannot change is shown. */
function openCards(report: ReportView, words: Words, standing: YearStanding): readonly WordCard[] {
  const { t } = words;
  const side = provenSide(standing, 'privateSales') ?? 'open';
  return [
    {
      id: 'file',
      text: isDecided(standing) ? `${t('file.decided')} ${whatToFile(report, words)}` : t('file.incomplete'),
    },
    { id: 'tax', text: isUntaxed(standing) ? t('tax.never', { year: report.year }) : t('tax.open') },
    { id: 'limit', text: t(`limit.always.${side}`) },
    methodCard(report, words),
  ];
}

function taxCard({ summary, year }: ReportView, { t, euro, number }: Words): WordCard {
  const { estimate } = summary;
  if (isZero(estimate.crypto)) return { id: 'tax', text: t('tax.nothing', { year }) };
  const figure = { id: 'tax.extra', value: estimate.extraTax } as const;
  if (estimate.kind === 'flat-estimate') return { id: 'tax', text: t('tax.flat'), figure };
  const { crypto, with: after, without: before, sharePercent } = estimate;
  const text = t('tax.difference', { crypto: euro(crypto), with: euro(after.total), without: euro(before.total) });
  const share = sharePercent === null ? '' : ` ${t('tax.share', { share: number(sharePercent) })}`;
  return { id: 'tax', text: `${text}${share}`, figure };
}

function limitCard({ summary, year, counts }: ReportView, { t, euro }: Words): WordCard {
  const { net, limit } = summary.assessed.privateSales;
  const figure = { id: 's23.net', value: net } as const;
  const { kind, distance } = limitStanding(net, limit);
  if (counts.taxableLots === 0 && isZero(net)) {
    return { id: 'limit', text: t('limit.nothing', { year, limit: euro(limit) }) };
  }
  if (kind === 'loss') return { id: 'limit', text: t('limit.loss', { year, net: euro(withoutSign(net)) }), figure };
  const params = { net: euro(net), limit: euro(limit) };
  const text =
    kind === 'reached'
      ? t('limit.used', { ...params, year })
      : t('limit.free', { ...params, distance: euro(distance) });
  return { id: 'limit', text, figure };
}

function holdingCard({ summary, counts, year }: ReportView, { t }: Words): readonly WordCard[] {
  if (counts.lots === 0) return [];
  if (counts.freeLots === 0) return [{ id: 'holding', text: t('holding.none', { year }) }];
  const value = summary.assessed.taxFreeGain;
  return [
    { id: 'holding', text: t(isNegative(value) ? 'holding.loss' : 'holding.some'), figure: { id: 's23.free', value } },
  ];
}

function incomeCard({ summary, counts }: ReportView, { t, euro }: Words): readonly WordCard[] {
  if (counts.income === 0) return [];
  const { net, limit, limitReached } = summary.assessed.income;
  const params = { net: euro(net), limit: euro(limit) };
  const text = limitReached
    ? t('income.used', params)
    : t('income.free', { ...params, distance: euro(limitStanding(net, limit).distance) });
  return [{ id: 'income', text, figure: { id: 's22.net', value: net } }];
}

function lossCard({ summary }: ReportView, { t, euro }: Words): readonly WordCard[] {
  const { carryUsed, carryOut } = summary.assessed.privateSalesLosses;
  const sentences = [
    ...(isZero(summary.losses) ? [] : [t('loss.offset', { losses: euro(withoutSign(summary.losses)) })]),
    ...(isZero(carryUsed) ? [] : [t('loss.used', { used: euro(carryUsed) })]),
    ...(isZero(carryOut) ? [] : [t('loss.carry', { carry: euro(carryOut) })]),
  ];
  if (sentences.length === 0) return [];
  const figure = isZero(carryOut)
    ? ({ id: 's23.losses', value: summary.losses } as const)
    : ({ id: 's23.carry', value: carryOut } as const);
  return [{ id: 'loss', text: sentences.join(' '), figure }];
}

function capitalCard({ summary, counts }: ReportView, { t, euro }: Words): readonly WordCard[] {
  if (counts.derivatives === 0) return [];
  const { net, taxable } = summary.assessed.capital;
  const text = t('capital.line', { net: euro(net), taxable: euro(taxable) });
  return [{ id: 'capital', text, figure: { id: 's20.taxable', value: taxable } }];
}

function methodCard({ method }: ReportView, { t }: Words): WordCard {
  const scope = t(`scope.${method.scope}`);
  const isAccepted = method.status === 'accepted' && (method.method === 'FIFO' || method.method === 'AVERAGE');
  const text = isAccepted
    ? t(method.method === 'FIFO' ? 'method.FIFO' : 'method.AVERAGE', { scope })
    : t('method.other', { method: method.method });
  return { id: 'method', text: method.namedLots.disposals === 0 ? text : `${text} ${t('method.named')}` };
}

function fileCard(report: ReportView, words: Words): WordCard {
  const { complete } = report.completeness;
  return { id: 'file', text: complete ? whatToFile(report, words) : words.t('file.incomplete') };
}

function whatToFile({ forms, summary }: ReportView, { t }: Words): string {
  const advices = forms.filter(({ block }) => block !== 'capital').map(({ advice }) => advice);
  const isCapital = forms.some(({ block, advice }) => block === 'capital' && advice !== 'nothing');
  const isLoss = isNegative(summary.assessed.privateSales.net) || advices.includes('loss-should-be-declared');
  const text = t(advices.includes('needed') ? 'file.needed' : isLoss ? 'file.loss' : 'file.none');
  return isCapital ? `${text} ${t('file.capital')}` : text;
}
