/**
 * The box for errors nobody caught. It lies over the page without blocking it: the app underneath goes on, also
 * before Close. The message is ours; the raw text of the error is only a detail to open.
 */
import { TriangleAlert } from 'lucide-react';
import { errorReports } from '../platform/errors/error-report.ts';
import { LearnMore } from '../platform/help/learn-more.tsx';
import { useStrings } from '../platform/i18n/use-strings.ts';
import { useObservable } from '../platform/observable.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { appStrings } from './strings.ts';

export function ErrorOverlay() {
  const report = useObservable(errorReports.latest);
  const t = useStrings(appStrings);
  if (report === null) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 top-4 z-60 mx-auto max-w-120 animate-rise rounded-xl border border-danger bg-surface p-4.5 shadow-3"
    >
      <div className="flex gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-danger-tint text-danger">
          <Icon icon={TriangleAlert} size={18} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold text-danger">{t('error.title')}</p>
          <p className="mt-0.5 text-ink-2">
            {t('error.message')} <LearnMore slug="app-error" />
          </p>
          <details className="mt-2 text-xs text-ink-3">
            <summary className="cursor-pointer py-1">{t('error.detail')}</summary>
            <p className="mt-1 rounded-md bg-sunken px-3 py-2 font-mono break-words text-ink-2">{report.detail}</p>
          </details>
          <Button className="mt-3" onClick={errorReports.close}>
            {t('error.close')}
          </Button>
        </div>
      </div>
    </div>
  );
}
