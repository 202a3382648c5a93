/** Beginner or expert: one click answers and leads to the first step. */
import { GraduationCap, type LucideIcon, SlidersHorizontal } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { tour } from '../tour.ts';
import { tourStrings } from './strings.ts';
import { TOUR_ENTRY } from './tour-entry.ts';

const MODES = [
  { mode: 'klaus', icon: GraduationCap },
  { mode: 'expert', icon: SlidersHorizontal },
] as const satisfies readonly { readonly mode: string; readonly icon: LucideIcon }[];

export function ModeDialog() {
  const t = useStrings(tourStrings);
  return (
    <Dialog
      open
      size="form"
      className={TOUR_ENTRY}
      onOpenChange={tour.close}
      title={t('mode')}
      description={t('mode.note')}
    >
      <div className="grid gap-2.5 sm:grid-cols-2">
        {MODES.map(({ mode, icon }) => (
          <button
            key={mode}
            type="button"
            onClick={() => tour.chooseMode(mode)}
            className="rounded-lg border border-line-strong bg-surface p-4 text-left transition-colors hover:border-accent hover:bg-accent-tint"
          >
            <Icon icon={icon} size={20} className="text-accent" />
            <span className="mt-2 block text-base font-semibold">{t(`mode.${mode}`)}</span>
            <span className="mt-0.5 block text-sm text-ink-2">{t(`mode.${mode}.line`)}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
