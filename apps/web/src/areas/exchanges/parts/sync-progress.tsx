/** How far a sync is: which history, how much of it, and how many records so far. */

import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { formatCount } from '../../../ui/format/count.ts';
import { Progress } from '../../../ui/progress.tsx';
import { connectionStrings } from './strings.ts';
import type { SyncRun } from './sync-runs.ts';

const WHOLE = 100;

export function SyncProgress({ name, run }: { readonly name: string; readonly run: SyncRun | undefined }) {
  const t = useStrings(connectionStrings);
  const locale = useLocale();
  const progress = run?.kind === 'reading' ? run.progress : undefined;
  const label = t('progress', { name });
  if (progress === undefined) {
    const done = run?.kind === 'saving' ? WHOLE : 0;
    const sentence = run?.kind === 'saving' ? t('progress.saving') : t('state.reading');
    return <Progress label={label} parts={[{ tone: 'accent', count: done }]} total={WHOLE} sentence={sentence} />;
  }
  const { stream, streamIndex, streamCount, done, pauseMs } = progress;
  const records = formatCount(progress.records, locale);
  const sentence =
    pauseMs === undefined
      ? t('progress.line', { stream: t(`stream.${stream}`), step: streamIndex + 1, steps: streamCount, records })
      : t('progress.pause', { seconds: Math.ceil(pauseMs / 1000), records });
  const share = Math.round(((streamIndex + done) / Math.max(1, streamCount)) * WHOLE);
  return <Progress label={label} parts={[{ tone: 'accent', count: share }]} total={WHOLE} sentence={sentence} />;
}
