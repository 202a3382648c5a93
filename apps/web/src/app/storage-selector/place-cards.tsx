/** The two places as cards around plain radio buttons; the recommended one first. */
import { Cloud, Lock, type LucideIcon } from 'lucide-react';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { Badge } from '../../ui/badge.tsx';
import { TickRing } from '../../ui/glyphs.ts';
import { Icon } from '../../ui/icon.tsx';
import { storageSelectorStrings } from './strings.ts';

export type Place = 'offline' | 'cloud';

const PLACES: readonly { readonly place: Place; readonly icon: LucideIcon }[] = [
  { place: 'offline', icon: Lock },
  { place: 'cloud', icon: Cloud },
];

export interface PlaceCardsProps {
  readonly value: Place;
  readonly onValueChange: (place: Place) => void;
}

export function PlaceCards({ value, onValueChange }: PlaceCardsProps) {
  const t = useStrings(storageSelectorStrings);
  return (
    <fieldset className="mt-3.5 grid gap-2">
      <legend className="sr-only">{t('title')}</legend>
      {PLACES.map(({ place, icon }) => (
        <label
          key={place}
          className="group flex cursor-pointer items-start gap-2.5 rounded-lg border border-line px-3.5 py-3 transition-colors hover:bg-hover has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) forced-colors:has-checked:border-[Highlight]"
        >
          <input
            type="radio"
            name="storage-place"
            className="sr-only"
            checked={value === place}
            onChange={() => onValueChange(place)}
          />
          <Icon icon={icon} className="mt-0.5 text-ink-2 group-has-checked:text-accent" />
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-semibold wrap-anywhere hyphens-auto">{t(place)}</span>
            <span className="block text-xs text-ink-3">{t(`${place}.note`)}</span>
            {place === 'offline' && (
              <Badge tone="gain" className="mt-1.5">
                {t('recommended')}
              </Badge>
            )}
          </span>
          <span className="invisible text-accent group-has-checked:visible">
            <Icon icon={TickRing} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
