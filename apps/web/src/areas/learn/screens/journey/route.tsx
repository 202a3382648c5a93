/** Klaus explains: introduction, success path, Bitcoin journey and glossary. Leaving the path starts it anew. */
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { useSetting } from '../../../../platform/settings/use-setting.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { BitcoinJourney } from './components/bitcoin-journey.tsx';
import { Glossary } from './components/glossary.tsx';
import { Intro } from './components/intro.tsx';
import { SuccessPath } from './components/success-path.tsx';
import { journeyFacts } from './journey-facts.ts';
import { journeyStrings } from './strings.ts';
import { useTaxFacts } from './use-tax-facts.ts';

const MODES = ['intro', 'path', 'bitcoin', 'glossary'] as const;
type Mode = (typeof MODES)[number];

export function JourneyScreen() {
  const t = useStrings(journeyStrings);
  const mode = modeOf(useLocation({ select: ({ hash }) => hash }));
  const navigate = useNavigate();
  const setMode = (hash: Mode) => void navigate({ to: '.', search: true, hash, replace: true, resetScroll: false });
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

/** The address remembers the part that is open; a term of the glossary opens the glossary. */
function modeOf(hash: string): Mode {
  if (hash.startsWith('term-')) return 'glossary';
  return MODES.find((mode) => mode === hash) ?? 'intro';
}
