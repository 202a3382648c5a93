/** Changes between a report screen in words and in tables. */
import { Segmented } from '../../ui/segmented.tsx';
import { useStrings } from '../i18n/use-strings.ts';
import { screenStrings } from './strings.ts';
import { LOOKS, type Look } from './use-look.ts';

export interface LookSwitchProps {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

export function LookSwitch({ look, onLook }: LookSwitchProps) {
  const t = useStrings(screenStrings);
  return (
    <Segmented
      label={t('look')}
      value={look}
      onValueChange={onLook}
      options={LOOKS.map((value) => ({ value, label: t(`look.${value}`) }))}
    />
  );
}
