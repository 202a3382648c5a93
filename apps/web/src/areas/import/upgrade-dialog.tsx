/** What the paid plan would change, shown only on an action. The files stay where they are, and so does the ledger. */
import { useStrings } from '../../platform/i18n/locale.tsx';
import { PlanDialog } from '../../platform/plan/feature-gate.tsx';
import { importStrings } from './parts/strings.ts';

export interface UpgradeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Which limit was met. */
  readonly reason: string;
}

export function UpgradeDialog({ reason, ...dialog }: UpgradeDialogProps) {
  const t = useStrings(importStrings);
  return (
    <PlanDialog
      {...dialog}
      plan="premium"
      chip="Premium"
      title={t('upgrade.title')}
      reason={reason}
      benefit={t('upgrade.benefit')}
      ticks={[t('upgrade.tick1'), t('upgrade.tick2'), t('upgrade.tick3')]}
      note={t('limit.kept')}
    />
  );
}
