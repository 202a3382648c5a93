/** The result in plain words, one card per thought: tax, limit, holding period, income, losses, method, what to do. */
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
import type { ReactNode } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card } from '../../../../../ui/card.tsx';
import { IconTile } from '../../../../../ui/icon-tile.tsx';
import { Money } from '../../../../../ui/money.tsx';
import type { FigureId } from '../../../explain-types.ts';
import type { ReportView } from '../../../report-types.ts';
import { wordsStrings } from '../strings/words-strings.ts';
import { useWordCards, type WordCard } from './use-word-cards.ts';

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

export interface ExplanationCardsProps {
  readonly report: ReportView;
  readonly onWhy: (figure: FigureId) => void;
}

export function ExplanationCards({ report, onWhy }: ExplanationCardsProps) {
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
