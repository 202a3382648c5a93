import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { reportExportStrings } from './strings.ts';

export function ReportExportScreen() {
  const t = useStrings(reportExportStrings);
  return <PendingScreen intro={t('intro')} />;
}
