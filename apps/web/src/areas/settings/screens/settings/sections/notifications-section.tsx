/** What the app tells by itself, and what it mails. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { settings } from '../../../../../platform/settings/settings.ts';
import { useSetting } from '../../../../../platform/settings/use-setting.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { SettingRow } from '../../../../../ui/setting-row.tsx';
import { Switch } from '../../../../../ui/switch.tsx';
import { BrowserNotices } from '../components/browser-notices.tsx';
import { settingsStrings } from '../strings.ts';

export function NotificationsSection() {
  const t = useStrings(settingsStrings);
  return (
    <Card>
      <CardHead title={t('notifications')} />
      <CardBody className="divide-y divide-line">
        <Switch
          checked={!useSetting('noBackupReminders')}
          onCheckedChange={(checked) => settings.set('noBackupReminders', !checked)}
          label={t('reminders')}
          note={t('reminders.note')}
          className="py-2"
        />
        <Switch
          checked={!useSetting('noConnectionNotices')}
          onCheckedChange={(checked) => settings.set('noConnectionNotices', !checked)}
          label={t('connection')}
          note={t('connection.note')}
          className="py-2"
        />
        <BrowserNotices />
        <SettingRow label={t('mails')} note={t('mails.note')} />
      </CardBody>
    </Card>
  );
}
