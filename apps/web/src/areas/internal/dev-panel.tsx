/** The developer panel (Ctrl+Shift+D): monitor, tests, tax test and console. Only in dev mode; every figure is measured. */
import { useState } from 'react';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ConsoleTab } from './dev-panel/console-tab.tsx';
import { MonitorTab } from './dev-panel/monitor-tab.tsx';
import { devPanelStrings } from './dev-panel/strings.ts';
import { TaxTestTab } from './dev-panel/tax-test-tab.tsx';
import { TestsTab } from './dev-panel/tests-tab.tsx';

type Tab = 'monitor' | 'tests' | 'tax' | 'console';

export function DevPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(devPanelStrings);
  const [tab, setTab] = useState<Tab>('monitor');
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('title')} eyebrow={t('eyebrow')}>
      <Tabs<Tab>
        label={t('title')}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'monitor', label: t('monitor'), content: <MonitorTab /> },
          { value: 'tests', label: t('tests'), content: <TestsTab /> },
          { value: 'tax', label: t('tax'), content: <TaxTestTab /> },
          { value: 'console', label: t('console'), content: <ConsoleTab /> },
        ]}
      />
    </Drawer>
  );
}
