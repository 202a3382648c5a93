/** The two places to choose from; the recommended one first. */
import { Cloud, Lock } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { storageSelectorStrings } from './strings.ts';

export type Place = 'offline' | 'cloud';

export interface PlaceCardsProps {
  readonly value: Place;
  readonly onValueChange: (place: Place) => void;
}

export function PlaceCards({ value, onValueChange }: PlaceCardsProps) {
  const t = useStrings(storageSelectorStrings);
  return (
    <RadioCards
      label={t('title')}
      value={value}
      onValueChange={onValueChange}
      className="mt-3.5"
      cards={[
        {
          value: 'offline',
          title: t('offline'),
          // Beneath the note, not beside it: on a phone it would take half of the card's width.
          note: (
            <>
              {t('offline.note')}
              <span className="mt-1.5 block">
                <Badge tone="gain">{t('recommended')}</Badge>
              </span>
            </>
          ),
          icon: Lock,
        },
        { value: 'cloud', title: t('cloud'), note: t('cloud.note'), icon: Cloud },
      ]}
    />
  );
}
