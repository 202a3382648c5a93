import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { whatIfStrings } from './strings.ts';

export function WhatIfScreen() {
  const t = useStrings(whatIfStrings);
  return <PendingScreen intro={t('intro')} />;
}
