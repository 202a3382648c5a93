/** Where the data shall lie: in this browser alone, which is recommended, or in an account as well. */
import { useNavigate } from '@tanstack/react-router';
import { Cloud, Lock } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { storageSelectorStrings } from './strings.ts';

type Place = 'offline' | 'cloud';

/** Closed without a word, everything stays in this browser: nothing leaves it unasked. */
export function StorageSelector({ onChosen }: { readonly onChosen: () => void }) {
  const t = useStrings(storageSelectorStrings);
  const navigate = useNavigate();
  const [place, setPlace] = useState<Place>('offline');
  const goOn = () => {
    onChosen();
    void navigate(place === 'offline' ? { to: '/smart-import' } : { to: '/auth', search: { mode: 'cloud' } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onChosen()}
      size="form"
      persistent
      title={t('title')}
      description={t('text')}
      footer={
        <Button variant="primary" size="l" onClick={goOn}>
          {t(`go.${place}`)}
        </Button>
      }
    >
      <RadioCards
        label={t('title')}
        value={place}
        onValueChange={setPlace}
        cards={[
          {
            value: 'offline',
            icon: Lock,
            title: t('offline'),
            note: t('offline.note'),
            children: (
              <span className="mt-1.5 ml-6.5 block">
                <Badge tone="gain">{t('recommended')}</Badge>
              </span>
            ),
          },
          { value: 'cloud', icon: Cloud, title: t('cloud'), note: t('cloud.note') },
        ]}
      />
      <p className="mt-3 text-xs text-ink-3">{t('later')}</p>
    </Dialog>
  );
}
