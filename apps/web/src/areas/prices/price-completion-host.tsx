/** Keeps prices complete on every screen, and says so while it takes its time: how far it is, whom it asks, and a way to stop it, also from another tab. */
import { useStrings } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { sourceName } from './price-words.ts';
import { pricesStrings } from './strings.ts';
import { useBackgroundPrices, usePriceCompletion } from './use-price-completion.ts';

/** A few requests are over before anybody has read the line. */
const WORTH_SHOWING = 5;

export function PriceCompletionHost() {
  useBackgroundPrices();
  const t = useStrings(pricesStrings);
  const { runner, state } = usePriceCompletion();
  const progress = state.progress ?? state.elsewhere;
  if (progress === null || progress.planned < WORTH_SHOWING) return null;
  const { done, planned, service } = progress;
  const line = t('completion.running', { done, planned, service: sourceName(service, t) });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 rounded-md border border-line px-3 py-2 text-sm text-ink-2 print:hidden">
      <span className="min-w-0 flex-1">{line}</span>
      <progress className="h-1.5 w-32" value={done} max={planned} aria-label={t('completion.label')} />
      <Button size="s" onClick={() => void runner.cancel()}>
        {t('completion.cancel')}
      </Button>
    </div>
  );
}
