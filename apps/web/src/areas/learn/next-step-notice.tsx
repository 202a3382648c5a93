/**
 * The one thing to do next, said by Klaus in the line above the overview for beginners; experts see their figures
 * first.
 */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { defineStrings } from '../../platform/i18n/strings.ts';
import type { OpenLedger } from '../../platform/ledger/ledger-state.ts';
import type { ScreenNotice } from '../../platform/screen/screen-notice.ts';
import { useSetting } from '../../platform/settings/settings.ts';
import { buttonClass } from '../../ui/button.tsx';

const strings = defineStrings('next-step', {
  title: { de: 'Dein nächster Schritt:', en: 'Your next step:' },
  'own-data': {
    de: 'Du siehst den Beispielbestand. Lies deine eigenen Dateien ein, dann rechnet Cryptax mit deinen Zahlen.',
    en: 'This is the demo ledger. Import your own files and Cryptax will work with your figures.',
  },
  'own-data.go': { de: 'Eigene Daten einlesen', en: 'Import your own data' },
  review: {
    de: {
      one: '{{count}} Punkt ist unklar. Mit deiner Antwort wird der Bericht vollständig.',
      other: '{{count}} Punkte sind unklar. Mit deinen Antworten wird der Bericht vollständig.',
    },
    en: {
      one: '{{count}} point is unclear. Your answer makes the report complete.',
      other: '{{count}} points are unclear. Your answers make the report complete.',
    },
  },
  'review.go': { de: 'Jetzt klären', en: 'Resolve now' },
  report: {
    de: 'Alles ist geklärt. Sieh dir den Steuerbericht an und lade das PDF.',
    en: 'Everything is resolved. Look at the tax report and download the PDF.',
  },
  'report.go': { de: 'Zum Steuerbericht', en: 'Go to the tax report' },
  plan: {
    de: 'Der Bericht ist geladen. Vor dem nächsten Verkauf lohnt ein Blick auf die Steuer, die er kosten würde.',
    en: 'The report is downloaded. Before the next sale, see what tax it would cost.',
  },
  'plan.go': { de: 'Verkauf durchspielen', en: 'Try out a sale' },
});

const TARGETS = {
  'own-data': { to: '/smart-import' },
  review: { to: '/transactions', search: { view: 'review' } },
  report: { to: '/klaus-tax' },
  plan: { to: '/unified-simulator' },
} as const satisfies Record<NextStep, { readonly to: string; readonly search?: object }>;

export function useNextStepNotice(ledger: OpenLedger): ScreenNotice | undefined {
  const t = useStrings(strings);
  const isBeginner = useSetting('userMode') === 'klaus';
  const step = nextStepOf(ledger, useSetting('reportDownloaded'));
  if (!isBeginner) return undefined;
  return {
    id: 'next-step',
    tone: 'info',
    title: t('title'),
    line: step === 'review' ? t('review', { count: ledger.counts.review }) : t(step),
    action: (
      <Link {...TARGETS[step]} className={buttonClass({ variant: 'suggested', size: 's' })}>
        {t(`${step}.go`)}
      </Link>
    ),
  };
}

/** The one thing a beginner should do next, from facts of the ledger that is shown. */
type NextStep = 'own-data' | 'review' | 'report' | 'plan';

export function nextStepOf({ isDemo, counts }: OpenLedger, isDownloaded: boolean): NextStep {
  if (isDemo) return 'own-data';
  if (counts.review > 0) return 'review';
  return isDownloaded ? 'plan' : 'report';
}
