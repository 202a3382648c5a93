/** Klaus explains: introduction, success path, Bitcoin journey and glossary. */
import { useState } from 'react';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { useAnswer, useLedgerState } from '../../lib/ledger/use-ledger.tsx';
import { useScreenTitle } from '../../lib/screen/screen-title.tsx';
import { useSetting } from '../../lib/settings/use-setting.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BitcoinJourney } from './components/bitcoin-journey.tsx';
import { Glossary } from './components/glossary.tsx';
import { Intro } from './components/intro.tsx';
import { SuccessPath } from './components/success-path.tsx';
import { journeyFacts, type TaxFacts } from './journey-facts.ts';
import { journeyStrings } from './strings.ts';

type Mode = 'intro' | 'path' | 'bitcoin' | 'glossary';

export function JourneyScreen() {
  const t = useStrings(journeyStrings);
  const [mode, setMode] = useState<Mode>('intro');
  const state = useLedgerState();
  const facts = journeyFacts(state, useTaxFacts(), useSetting('reportDownloaded'));
  return (
    <>
      <PageHeader title={useScreenTitle()} context={t('context')} />
      <Tabs
        label={t('tabs')}
        value={mode}
        onValueChange={setMode}
        items={[
          { value: 'intro', label: t('tab.intro'), content: <Intro /> },
          {
            value: 'path',
            label: t('tab.path'),
            content: <SuccessPath facts={facts} isDemo={state.kind === 'ready' && state.isDemo} />,
          },
          {
            value: 'bitcoin',
            label: t('tab.bitcoin'),
            content:
              state.kind === 'ready' ? <BitcoinJourney ledger={state} /> : <EmptyState title={t('bitcoin.no-data')} />,
          },
          { value: 'glossary', label: t('tab.glossary'), content: <Glossary /> },
        ]}
      />
    </>
  );
}

function useTaxFacts(): TaxFacts | undefined {
  const answer = useAnswer('journey', (api) => api.summary('own'));
  if (answer.kind !== 'ready') return undefined;
  const { years } = answer.value;
  return { years: years.length, hasFreeGain: years.some(({ taxFreeGain }) => isAboveZero(taxFreeGain)) };
}

function isAboveZero(amount: string): boolean {
  return !amount.startsWith('-') && /[1-9]/.test(amount);
}
