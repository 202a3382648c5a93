/** Language, how much the screens show, and the way back into the welcome tour. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { settings } from '../../../../../platform/settings/settings.ts';
import { useSetting } from '../../../../../platform/settings/use-setting.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { SettingRow } from '../../../../../ui/setting-row.tsx';
import { tour } from '../../../../learn/tour.ts';
import { ChoiceRow } from '../components/choice-row.tsx';
import { settingsStrings } from '../strings.ts';

export function GeneralSection() {
  const t = useStrings(settingsStrings);
  return (
    <Card>
      <CardHead title={t('general')} />
      <CardBody className="divide-y divide-line">
        <ChoiceRow
          label={t('language')}
          value={useSetting('locale')}
          onChange={(value) => settings.set('locale', value)}
          options={(['de', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <ChoiceRow
          label={t('mode')}
          note={t('mode.note')}
          value={useSetting('userMode')}
          onChange={(value) => settings.set('userMode', value)}
          options={(['klaus', 'expert'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
        />
        <SettingRow label={t('tour')} note={t('tour.note')}>
          <Button onClick={tour.restart}>{t('tour.restart')}</Button>
        </SettingRow>
      </CardBody>
    </Card>
  );
}
