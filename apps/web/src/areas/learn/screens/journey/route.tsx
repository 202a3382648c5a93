/** Klaus explains: introduction, success path, Bitcoin journey and glossary. Leaving the path starts it anew. */
import { compare, dec, ok, ZERO } from '@cryptax/kernel';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { useAnswer, useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { useSetting } from '../../../../platform/settings/settings.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Klaus } from '../../../../ui/klaus.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { findTerms } from '../../glossary/find-terms.ts';
import { tour } from '../../tour.ts';
import { BitcoinJourney } from './components/bitcoin-journey.tsx';
import { SuccessPath } from './components/success-path.tsx';
import { journeyFacts, type TaxFacts } from './journey-facts.ts';
import { journeyStrings } from './strings.ts';

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
      <ScreenHeader context={t('context')} />
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

/** What the user's own ledger says about years, free gains and how long coins are held. */
function useTaxFacts(): TaxFacts | undefined {
  const answer = useAnswer('journey', askTaxFacts);
  return answer.kind === 'ready' ? answer.value : undefined;
}

async function askTaxFacts(api: LedgerApi): Answer<TaxFacts> {
  const summary = await api.summary('own');
  if (!summary.ok) return summary;
  const model = await api.portfolioModel('own', { range: 'year' });
  if (!model.ok) return model;
  const { years } = summary.value;
  const { assets, today } = model.value;
  return ok({
    years: years.length,
    hasFreeGain: years.some(({ taxFreeGain }) => compare(dec(taxFreeGain), ZERO) > 0),
    heldSince: assets.map(({ lots }) => lots.heldSince).sort()[0] ?? null,
    today,
  });
}

/** Four things that are enough to begin with, and the way back into the tour. */
function Intro() {
  const t = useStrings(journeyStrings);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Klaus mood="cool" size={64} />
        <div>
          <h2 className="text-lg font-semibold">{t('intro.hello')}</h2>
          <p className="max-w-xl text-sm text-ink-2">{t('intro.hello.text')}</p>
        </div>
      </div>
      <ol className="grid gap-4 sm:grid-cols-2">
        {([1, 2, 3, 4] as const).map((number) => (
          <li key={number}>
            <Card className="h-full p-4.5">
              <p className="num text-xs text-ink-3">{number}</p>
              <h3 className="mt-1 text-base font-semibold">{t(`intro.${number}`)}</h3>
              <p className="mt-1 text-sm text-ink-2">{t(`intro.${number}.text`)}</p>
            </Card>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Link to="/abi-parser" className={buttonClass()}>
          {t('intro.defi')}
        </Link>
        <Button variant="quiet" onClick={tour.restart}>
          {t('intro.tour')}
        </Button>
      </div>
    </div>
  );
}

/** All terms, found by any part of their name or explanation in either language. */
function Glossary() {
  const t = useStrings(journeyStrings);
  const locale = useLocale();
  const id = useId();
  const [words, setWords] = useState('');
  const terms = findTerms(words, locale);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <TextInput
        id={id}
        type="search"
        icon={Search}
        placeholder={t('search')}
        className="max-w-md"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p role="status" className="mt-2 mb-4 text-xs text-ink-3">
        {terms.length === 0 ? t('none') : t('found', { count: terms.length })}
      </p>
      <dl className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {terms.map(({ id: term, term: name, text, example }) => (
          <div key={term} id={`term-${term}`} className="scroll-mt-24">
            <dt className="text-base font-semibold">{name[locale]}</dt>
            <dd className="mt-0.5 text-sm text-ink-2">
              {text[locale]}
              <span className="mt-1 block text-xs text-ink-3">
                {t('example')}: {example[locale]}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
