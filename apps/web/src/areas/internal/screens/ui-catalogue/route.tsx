/** The component catalogue: every part of the interface in all its states, for whoever builds a screen. */
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { useSetting } from '../../../../platform/settings/use-setting.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { BarsSection } from './sections/bars.tsx';
import { BasicsSection } from './sections/basics.tsx';
import { ChartsSection } from './sections/charts.tsx';
import { FormsSection } from './sections/forms.tsx';
import { NoticesSection } from './sections/notices.tsx';
import { OverlaysSection } from './sections/overlays.tsx';
import { PartsSection } from './sections/parts.tsx';
import { StatesSection } from './sections/states.tsx';
import { TablesSection } from './sections/tables.tsx';
import { catalogueStrings } from './strings.ts';

export function UiCatalogueScreen() {
  const t = useStrings(catalogueStrings);
  const expert = useSetting('userMode') === 'expert';
  const hidden = useSetting('hideAmounts');
  return (
    <>
      <Callout tone="demo" title={t('demoTitle')} className="mt-4">
        {t('demoText')}
      </Callout>
      <PageHeader
        title={t('title')}
        context={t('context')}
        actions={
          <>
            <Switch
              checked={expert}
              onCheckedChange={(on) => settings.set('userMode', on ? 'expert' : 'klaus')}
              label={t('compact')}
            />
            <Switch
              checked={hidden}
              onCheckedChange={(on) => settings.set('hideAmounts', on)}
              label={t('hideAmounts')}
            />
          </>
        }
      />
      <StatesSection />
      <BasicsSection />
      <PartsSection />
      <FormsSection />
      <BarsSection />
      <NoticesSection />
      <OverlaysSection />
      <TablesSection />
      <ChartsSection />
    </>
  );
}
