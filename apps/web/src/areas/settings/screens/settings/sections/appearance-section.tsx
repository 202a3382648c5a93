/** Theme, hidden amounts, and whether Klaus is there. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { settings } from '../../../../../platform/settings/settings.ts';
import { useSetting } from '../../../../../platform/settings/use-setting.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { Switch } from '../../../../../ui/switch.tsx';
import { ChoiceRow } from '../components/choice-row.tsx';
import { settingsStrings } from '../strings.ts';

export function AppearanceSection() {
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
