/** In place of a screen that threw: the overlay tells about the error, this keeps the rest of the app in use. */
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { errorReports } from '../platform/errors/error-report.ts';
import { LearnMore } from '../platform/help/learn-more.tsx';
import { useStrings } from '../platform/i18n/locale.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { appStrings } from './strings.ts';

export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useStrings(appStrings);
  useEffect(() => errorReports.report(error), [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="mx-auto grid max-w-120 justify-items-center gap-4 px-4 py-24 text-center">
      <h1 className="text-2xl font-semibold">{t('failure.title')}</h1>
      <p className="text-ink-2">
        {t('failure.line')} <LearnMore slug="app-error" />
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={retry}>
          {t('failure.retry')}
        </Button>
        {/* A plain link: it works even when the router itself is what failed. */}
        <a href="/" className={buttonClass()}>
          {t('failure.home')}
        </a>
      </div>
    </div>
  );
}
