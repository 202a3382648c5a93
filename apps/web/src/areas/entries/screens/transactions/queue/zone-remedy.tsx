/** A file whose times fit all others at another zone: the zone with one button, or the word that the times are right. */
import { Clock } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import type { Remedy } from '../../../question-types.ts';
import { remedyStrings } from '../strings/remedy-strings.ts';

type ZoneRemedyProps = Omit<Extract<Remedy, { kind: 'zone' }>, 'kind'> & {
  readonly onZone: (importNo: number, isTaken: boolean) => Promise<void>;
};

export function ZoneRemedy({ count, importNo, file, shift, fits, pairs, onZone }: ZoneRemedyProps) {
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
