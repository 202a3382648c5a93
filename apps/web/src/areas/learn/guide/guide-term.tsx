/** A term of the glossary with its example, and the way to all others. */
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { linkClass } from '../../../ui/link-class.ts';
import type { GlossaryEntry } from '../glossary/glossary-entry.ts';
import { guideStrings } from './strings.ts';

export function GuideTerm({ entry: { id, text, example } }: { readonly entry: GlossaryEntry }) {
  const t = useStrings(guideStrings);
  const locale = useLocale();
  return (
    <div className="grid gap-3 text-base leading-6">
      <p>{text[locale]}</p>
      <p className="rounded-md bg-sunken px-3 py-2.5 text-sm text-ink-2">
        <b className="font-semibold text-ink">{t('example')}:</b> {example[locale]}
      </p>
      <p>
        <Link to="/klaus-journey" hash={`term-${id}`} className={linkClass()}>
          {t('glossary')}
        </Link>
      </p>
    </div>
  );
}
