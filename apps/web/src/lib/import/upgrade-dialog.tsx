/** What the paid plan would change, shown only on an action. "Later" costs nothing: the files stay where they are. */
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStrings } from '../i18n/use-strings.ts';
import { importStrings } from './strings.ts';

export interface UpgradeDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Which limit was met. */
  readonly reason: string;
}

export function UpgradeDialog({ open, onOpenChange, reason }: UpgradeDialogProps) {
  const t = useStrings(importStrings);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      eyebrow={<Badge tone="plan">{t('upgrade.eyebrow')}</Badge>}
      title={t('upgrade.title')}
      description={reason}
      footer={
        <>
          <Link to="/pricing" search={{ plan: 'premium' }} className={buttonClass({ variant: 'primary' })}>
            {t('upgrade.go')}
          </Link>
          <Button onClick={() => onOpenChange(false)}>{t('upgrade.later')}</Button>
        </>
      }
    >
      <ul className="grid gap-1.5 text-sm">
        {(['upgrade.tick1', 'upgrade.tick2', 'upgrade.tick3'] as const).map((key) => (
          <li key={key} className="flex gap-2">
            <Icon icon={Check} className="mt-0.5 text-accent" />
            {t(key)}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm font-medium">{t('upgrade.price')}</p>
      <p className="mt-1 text-xs text-ink-3">{t('limit.kept')}</p>
    </Dialog>
  );
}
