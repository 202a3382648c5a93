/** The free plan's mark, told before the file is made, with the way to a plan without it. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { fileStrings } from './strings.ts';

export function PreviewNote({ className }: { readonly className?: string }) {
  const t = useStrings(fileStrings);
  return (
    <Callout
      size="line"
      className={className}
      action={
        <Link to="/pricing" search={{ plan: 'premium' }} className={linkClass('inline')}>
          {t('upgrade')}
        </Link>
      }
    >
      {t('preview')}
    </Callout>
  );
}
