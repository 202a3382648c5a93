/** Klaus explains: introduction, success path, Bitcoin journey and glossary. Leaving the path starts it anew. */
import { useState } from 'react';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { useLedgerState } from '../../lib/ledger/use-ledger.tsx';
import { useScreenTitle } from '../../lib/screen/screen-title.tsx';
import { useSetting } from '../../lib/settings/use-setting.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BitcoinJourney } from './components/bitcoin-journey.tsx';
import { Glossary } from './components/glossary.tsx';
import { Intro } from './components/intro.tsx';
import { SuccessPath } from './components/success-path.tsx';
import { journeyFacts } from './journey-facts.ts';
import { journeyStrings } from './strings.ts';
import { useTaxFacts } from './use-tax-facts.ts';

type Mode = 'intro' | 'path' | 'bitcoin' | 'glossary';

export function JourneyScreen() {
  const t = useStrings(journeyStrings);
  const [mode, setMode] = useState<Mode>('intro');
  const state = useLedgerState();
  const facts = journeyFacts(state, useTaxFacts(), useSetting('reportDownloaded'));
  const isDemo = state.kind === 'ready' && state.isDemo;
  return (
    <>
      <PageHeader title={useScreenTitle()} context={t('context')} />
      <Tabs
        label={t('tabs')}
        value={mode}
        onValueChange={setMode}
        items={[
          { value: 'intro', label: t('tab.intro'), content: <Intro /> },
          { value: 'path', label: t('tab.path'), content: <SuccessPath facts={facts} isDemo={isDemo} /> },
          { value: 'bitcoin', label: t('tab.bitcoin'), content: <BitcoinJourney /> },
          { value: 'glossary', label: t('tab.glossary'), content: <Glossary /> },
        ]}
      />
    </>
  );
}
