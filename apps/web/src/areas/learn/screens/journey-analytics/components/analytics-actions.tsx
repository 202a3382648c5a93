/** Refresh, example, export and reset. */
import { Download, RefreshCw, RotateCcw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { journeyLog } from '../../../../../platform/analytics/journey-log.ts';
import type { JourneySession } from '../../../../../platform/analytics/journey-types.ts';
import { saveFile } from '../../../../../platform/files/save-file.ts';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { journeyAnalyticsStrings } from '../strings.ts';

export interface AnalyticsActionsProps {
  readonly sessions: readonly JourneySession[];
  readonly isExample: boolean;
  readonly onRefresh: () => void;
  readonly onExample: () => void;
}

export function AnalyticsActions({ sessions, isExample, onRefresh, onExample }: AnalyticsActionsProps) {
  const t = useStrings(journeyAnalyticsStrings);
  const [isAsking, setAsking] = useState(false);
  const exportAll = () => {
    const text = JSON.stringify({ exportedAt: new Date().toISOString(), isExample, sessions }, null, 2);
    saveFile('journey.json', new Blob([text], { type: 'application/json' }));
  };
  return (
    <>
      <Button icon={RefreshCw} onClick={onRefresh}>
        {t('refresh')}
      </Button>
      <Button icon={Sparkles} onClick={onExample}>
        {t(isExample ? 'simulate.end' : 'simulate')}
      </Button>
      <Button icon={RotateCcw} onClick={() => setAsking(true)} disabled={isExample || sessions.length === 0}>
        {t('reset')}
      </Button>
      <Button icon={Download} onClick={exportAll} disabled={sessions.length === 0}>
        {t('export')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('reset.ask')}
        description={t('reset.note')}
        confirmLabel={t('reset.do')}
        onConfirm={() => {
          journeyLog.clear();
          setAsking(false);
        }}
      />
    </>
  );
}
