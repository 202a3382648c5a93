/**
 * Where the data shall lie: in this browser alone, which is recommended, or in an account as well. It opens over the page
 * a visitor has just begun to read, so it is made of what the browser brings along (dialog, radio buttons): a focus trap
 * and scroll lock in script would style the whole page anew and hold it up for a fifth of a second on a phone.
 */
import { useNavigate } from '@tanstack/react-router';
import { Cloud, Lock, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { uiStrings } from '../../../ui/strings.ts';
import { storageSelectorStrings } from './strings.ts';

/** Closed without a word, everything stays in this browser: nothing leaves it unasked. */
export function StorageSelector({ onChosen }: { readonly onChosen: () => void }) {
  const t = useStrings(storageSelectorStrings);
  const general = useStrings(uiStrings);
  const navigate = useNavigate();
  const dialog = useModal();
  const id = useId();
  const [place, setPlace] = useState<Place>('offline');
  const goOn = () => {
    onChosen();
    void navigate(place === 'offline' ? { to: '/smart-import' } : { to: '/auth', search: { mode: 'cloud' } });
  };
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={onChosen}
      className="pointer-events-auto m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-140 animate-rise overflow-y-auto overscroll-contain rounded-xl border border-line bg-surface px-5.5 py-5 text-ink shadow-3 outline-none backdrop:animate-fade backdrop:bg-(--scrim)"
    >
      <h2 id={`${id}-title`} className="pr-9 text-xl font-semibold">
        {t('title')}
      </h2>
      <p id={`${id}-text`} className="mt-0.5 text-base leading-5 text-ink-2">
        {t('text')}
      </p>
      <PlaceCards value={place} onValueChange={setPlace} />
      <p className="mt-3 text-xs text-ink-3">{t('later')}</p>
      <Button variant="primary" size="l" className="mt-5" onClick={goOn}>
        {t(`go.${place}`)}
      </Button>
      <IconButton
        icon={X}
        label={general('close')}
        variant="quiet"
        size="s"
        className="absolute! top-4 right-4"
        onClick={onChosen}
      />
    </dialog>
  );
}

/**
 * Open as long as it is drawn; closing it before it goes gives the focus back to where it was. The app's shortcuts rest
 * meanwhile: what they open would lie beneath, out of reach.
 */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The question itself first, not one of its answers: it is read out whole, and no ring stands around a card unasked.
    element?.focus();
    document.addEventListener('keydown', keepFromShortcuts, { capture: true });
    return () => {
      document.removeEventListener('keydown', keepFromShortcuts, { capture: true });
      element?.close();
    };
  }, []);
  return dialog;
}

function keepFromShortcuts(event: KeyboardEvent): void {
  event.stopPropagation();
}

/** The two places to choose from; the recommended one first. */
type Place = 'offline' | 'cloud';

interface PlaceCardsProps {
  readonly value: Place;
  readonly onValueChange: (place: Place) => void;
}

function PlaceCards({ value, onValueChange }: PlaceCardsProps) {
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
