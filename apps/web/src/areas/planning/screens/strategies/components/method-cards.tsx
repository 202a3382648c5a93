/** One card per method: what it is, its standing before the tax office, the tax of the year with it. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { Money } from '../../../../../ui/money.tsx';
import { planningStrings } from '../../../parts/strings.ts';
import type { MethodYear } from '../../../planning-types.ts';
import { strategiesStrings } from '../strings.ts';

export interface MethodCardsProps {
  readonly rows: readonly MethodYear[];
  readonly onOpen: (row: MethodYear) => void;
}

export function MethodCards({ rows, onOpen }: MethodCardsProps) {
  const t = useStrings(strategiesStrings);
  const p = useStrings(planningStrings);
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
      {rows.map((row) => (
        <li key={row.method}>
          <Card className={cx('h-full', row.isOptimal && 'border-accent shadow-[inset_0_0_0_1px_var(--accent)]')}>
            <CardHead
              title={p(`name.${row.method}`)}
              note={p(`way.${row.method}`)}
              actions={row.isOptimal && <Badge tone="plan">{t('optimal')}</Badge>}
            />
            <CardBody>
              <p>
                <Money value={row.tax} whole className="text-2xl font-semibold" onWhy={() => onOpen(row)} />
                <span className="ml-1.5 text-xs text-ink-3">{t('tax')}</span>
              </p>
              <p className="mt-2 text-sm text-ink-2">{t(`is.${row.method}`)}</p>
              <p className="mt-2.5 flex flex-wrap items-center gap-2 text-2xs text-ink-3">
                <Badge tone={row.status === 'accepted' ? 'gain' : 'neutral'}>{t(row.status)}</Badge>
                {t(`ref.${row.method}`)}
              </p>
            </CardBody>
          </Card>
        </li>
      ))}
    </ul>
  );
}
