/** Settings that live in this browser. What needs an account or a tax profile joins when those exist. */
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { useScreenTitle } from '../../lib/screen/screen-title.tsx';
import { settings } from '../../lib/settings/settings.ts';
import { useSetting } from '../../lib/settings/use-setting.ts';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ChoiceRow } from './components/choice-row.tsx';
import { settingsStrings } from './strings.ts';

export function SettingsScreen() {
  const t = useStrings(settingsStrings);
  return (
    <>
      <PageHeader title={useScreenTitle()} context={t('context')} />
      <div className="grid max-w-180 gap-4">
        <General />
        <Appearance />
        <Privacy />
        <p className="text-sm text-ink-3">{t('rest')}</p>
      </div>
    </>
  );
}

function General() {
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
      </CardBody>
    </Card>
  );
}

function Appearance() {
  const t = useStrings(settingsStrings);
  return (
    <Card>
      <CardHead title={t('appearance')} />
      <CardBody className="divide-y divide-line">
        <ChoiceRow
          label={t('theme')}
          value={useSetting('theme')}
          onChange={(value) => settings.set('theme', value)}
          options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
        />
        <Switch
          checked={useSetting('hideAmounts')}
          onCheckedChange={(checked) => settings.set('hideAmounts', checked)}
          label={t('hide-amounts')}
          note={t('hide-amounts.note')}
          className="py-2"
        />
        <Switch
          checked={!useSetting('hideKlaus')}
          onCheckedChange={(checked) => settings.set('hideKlaus', !checked)}
          label={t('klaus')}
          note={t('klaus.note')}
          className="py-2"
        />
      </CardBody>
    </Card>
  );
}

function Privacy() {
  const t = useStrings(settingsStrings);
  return (
    <Card>
      <CardHead title={t('privacy')} />
      <CardBody>
        <Switch
          checked={useSetting('liveChecks')}
          onCheckedChange={(checked) => settings.set('liveChecks', checked)}
          label={t('live')}
          note={t('live.note')}
        />
      </CardBody>
    </Card>
  );
}
