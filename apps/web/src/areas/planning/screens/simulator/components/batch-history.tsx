/** The steps so far: undo, redo, or straight back to one of them. */
import { add, dec, formatDecimal, round } from '@cryptax/kernel';
import { goTo, type History, redo, undo } from '@cryptax/planning';
import { Redo2, Undo2 } from 'lucide-react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { formatRate } from '../../../../../ui/format/percent.ts';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { BatchOperation, PlanBook } from '../../../planning-types.ts';
import { batchStrings } from '../strings/batch-strings.ts';

export interface BatchHistoryProps {
  readonly history: History<PlanBook>;
  readonly isBusy: boolean;
  readonly onWalk: (history: History<PlanBook>) => void;
}

export function BatchHistory({ history, isBusy, onWalk }: BatchHistoryProps) {
  const t = useStrings(batchStrings);
  const euro = useEuro();
  const { entries, place, state } = history;
  const planned = round(
    state.sales.reduce((sum, { exactProceeds }) => add(sum, dec(exactProceeds)), dec('0.00')),
    2,
    'half-away',
  );
  const walkTo = (id: string) => {
    const next = goTo(history, id);
    if ('code' in next) notices.info(t('batch.missing'));
    else onWalk(next);
  };
  return (
    <section className="mt-4 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-sm font-semibold">{t('batch.history')}</h3>
        <span className="num mr-auto text-xs text-ink-3">
          {t('batch.planned', { proceeds: euro(formatDecimal(planned)), count: state.sales.length })}
        </span>
        <span className="flex gap-2">
          <Button size="s" icon={Undo2} disabled={isBusy || place === 0} onClick={() => onWalk(undo(history))}>
            {t('batch.undo')}
          </Button>
          <Button
            size="s"
            icon={Redo2}
            disabled={isBusy || place === entries.length}
            onClick={() => onWalk(redo(history))}
          >
            {t('batch.redo')}
          </Button>
        </span>
      </div>
      {entries.length === 0 ? (
        <p className="mt-1 text-xs text-ink-3">{t('batch.history.none')}</p>
      ) : (
        <ol className="mt-1 divide-y divide-line">
          {entries.map((entry, index) => (
            <li key={entry.id} className="flex min-h-9 items-center gap-3 text-sm">
              <span className="num w-6 text-ink-3">{index + 1}</span>
              <span className="flex-1">
                <StepName label={entry.label} />
                <span className="num ml-2 text-xs text-ink-3">
                  {t('batch.added', { count: entry.after.sales.length - entry.before.sales.length })}
                </span>
              </span>
              {index >= place ? (
                <Badge>{t('batch.undone')}</Badge>
              ) : (
                <Button size="s" variant="quiet" disabled={isBusy} onClick={() => walkTo(entry.id)}>
                  {t('batch.goto')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** `sell 25` is a sale of a quarter; the other operations have no size. */
function StepName({ label }: { readonly label: string }) {
  const t = useStrings(batchStrings);
  const locale = useLocale();
  const [kind, percent] = label.split(' ') as [BatchOperation['kind'], string | undefined];
  if (percent === undefined) return t(`op.${kind}`);
  return t('op.share', { share: formatRate(percent, locale) });
}
