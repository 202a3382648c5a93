/** The greeting: who helps here, the way in three steps, what to expect. Only its own buttons and Esc end it. */
import { Check } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Klaus } from '../../../ui/klaus.tsx';
import { tour } from '../tour.ts';
import { tourStrings } from './strings.ts';
import { TOUR_ENTRY } from './tour-entry.ts';

const PATH = ['path.1', 'path.2', 'path.3'] as const;
const VALUES = ['value.private', 'value.proof', 'value.guess'] as const;

export function WelcomeDialog() {
  const t = useStrings(tourStrings);
  return (
    <Dialog
      open
      persistent
      hideClose
      size="form"
      className={TOUR_ENTRY}
      onOpenChange={tour.close}
      title={t('title')}
      description={t('lead')}
      footer={
        <>
          <Button variant="primary" onClick={tour.start}>
            {t('start')}
          </Button>
          <Button variant="quiet" onClick={tour.skip}>
            {t('skip')}
          </Button>
        </>
      }
    >
      <figure className="flex items-start gap-3.5 rounded-lg bg-sunken p-3.5">
        <Klaus mood="cool" size={48} />
        <div>
          <blockquote className="text-sm text-ink">{t('quote')}</blockquote>
          <figcaption className="mt-1 text-xs text-ink-3">{t('quote.by')}</figcaption>
        </div>
      </figure>
      <ol aria-label={t('path')} className="mt-4 grid grid-cols-3 gap-3">
        {PATH.map((step, index) => (
          <li key={step} className="border-t-2 border-ink pt-2">
            <p className="num text-xs font-semibold text-accent">{index + 1}</p>
            <p className="text-sm font-semibold">{t(step)}</p>
            <p className="text-xs text-ink-2">{t(`${step}.line`)}</p>
          </li>
        ))}
      </ol>
      <ul className="mt-4 grid gap-1.5 text-sm text-ink-2">
        {VALUES.map((value) => (
          <li key={value} className="flex items-start gap-2">
            <Icon icon={Check} size={15} className="mt-0.5 text-gain" />
            {t(value)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
