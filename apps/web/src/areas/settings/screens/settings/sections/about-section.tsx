/** Which version runs here, and whether it opens without a network. */
import { ENGINE_VERSION, RULE_BOOK_VERSION } from '@cryptax/tax-de';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { useObservable } from '../../../../../platform/observable.ts';
import { offlineApp } from '../../../../../platform/pwa/start-offline-app.ts';
import { pwaStrings } from '../../../../../platform/pwa/strings.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { SettingRow } from '../../../../../ui/setting-row.tsx';

export function AboutSection() {
  const t = useStrings(pwaStrings);
  const state = useObservable(offlineApp.state);
  const versions = { version: import.meta.env.VITE_APP_VERSION, engine: ENGINE_VERSION, rules: RULE_BOOK_VERSION };
  return (
    <Card>
      <CardHead title={t('version')} />
      <CardBody className="divide-y divide-line">
        <SettingRow label="Cryptax" note={t('version.note', versions)} />
        <SettingRow label={t('offline')} note={t(`state.${state}`)} />
      </CardBody>
    </Card>
  );
}
