/** One open lot in a drawer: how it came in, where it went, what it is worth. */

import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { explainStrings } from '../../tax/explain-strings.ts';
import { LotTrail, type LotTrailProps } from './lot-trail.tsx';
import { holdingStrings } from './strings.ts';

export interface LotDrawerProps extends LotTrailProps {
  readonly onClose: () => void;
}

export function LotDrawer({ onClose, ...trail }: LotDrawerProps) {
  const words = useStrings(explainStrings);
  const t = useStrings(holdingStrings);
  const locale = useLocale();
  const { asset, heldSince } = trail.lot;
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      eyebrow={words('eyebrow')}
      title={t('lot.title', { asset, day: formatDay(heldSince, locale) })}
    >
      <LotTrail {...trail} />
    </Drawer>
  );
}
