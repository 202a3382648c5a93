/** DE | EN: two buttons of which one is pressed. The choice is kept and holds at once, without loading anything. */
import { memo } from 'react';
import { useLocale, useSetLocale, useStrings } from '../platform/i18n/locale.tsx';
import { LOCALES } from '../platform/i18n/strings.ts';
import { cx } from '../ui/class-names.ts';
import { appStrings } from './strings.ts';

export const LanguageToggle = memo(function LanguageToggle({ className }: { readonly className?: string | undefined }) {
  const t = useStrings(appStrings);
  const current = useLocale();
  const setLocale = useSetLocale();
  return (
    <fieldset
      aria-label={t('language')}
      className={cx('flex overflow-hidden rounded-md border border-line bg-surface text-xs', className)}
    >
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          aria-label={t(`language.${locale}`)}
          onClick={() => setLocale(locale)}
          className="min-h-7.5 px-2.25 font-medium text-ink-3 uppercase focus-visible:-outline-offset-2 aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink touch:min-h-10.5 touch:min-w-11"
        >
          {locale}
        </button>
      ))}
    </fieldset>
  );
});
