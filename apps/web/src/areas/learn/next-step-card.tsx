/** Klaus' next step, on top of the overview for beginners; experts see their figures first. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { defineStrings } from '../../platform/i18n/strings.ts';
import type { OpenLedger } from '../../platform/ledger/ledger-state.ts';
import { useSetting } from '../../platform/settings/settings.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Klaus, type KlausMood } from '../../ui/klaus.tsx';
import { type NextStep, nextStepOf } from './onboarding/next-step.ts';

const strings = defineStrings('next-step', {
  title: { de: 'Dein nächster Schritt', en: 'Your next step' },
  'own-data': {
    de: 'Das hier ist der Beispielbestand. Lies deine eigenen Dateien ein, dann rechnet Cryptax mit deinen Zahlen.',
    en: 'This is the demo ledger. Read in your own files, then Cryptax computes with your figures.',
  },
  'own-data.go': { de: 'Eigene Daten einlesen', en: 'Read in your own data' },
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
  'review.go': { de: 'Jetzt klären', en: 'Settle now' },
  report: {
    de: 'Alles ist geklärt. Sieh dir den Steuerbericht an und lade das PDF.',
    en: 'Everything is settled. Look at the tax report and download the PDF.',
  },
  'report.go': { de: 'Zum Steuerbericht', en: 'Go to the tax report' },
  plan: {
    de: 'Der Bericht ist geladen. Vor dem nächsten Verkauf lohnt ein Blick auf die Steuer, die er kosten würde.',
    en: 'The report is downloaded. Before the next sale, see what tax it would cost.',
  },
  'plan.go': { de: 'Verkauf durchspielen', en: 'Play through a sale' },
});

const TARGETS = {
  'own-data': { to: '/smart-import' },
  review: { to: '/transactions', search: { view: 'review' } },
  report: { to: '/klaus-tax' },
  plan: { to: '/unified-simulator' },
} as const satisfies Record<NextStep, { readonly to: string; readonly search?: object }>;

const MOODS: Record<NextStep, KlausMood> = { 'own-data': 'cool', review: 'detective', report: 'smart', plan: 'zen' };

export function NextStepCard({ ledger }: { readonly ledger: OpenLedger }) {
  const t = useStrings(strings);
  const isBeginner = useSetting('userMode') === 'klaus';
  const step = nextStepOf(ledger, useSetting('reportDownloaded'));
  if (!isBeginner) return null;
  return (
    <Card className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Klaus mood={MOODS[step]} size={48} />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-semibold">{t('title')}</h2>
        <p className="text-sm text-ink-2">
          {step === 'review' ? t('review', { count: ledger.counts.review }) : t(step)}
        </p>
      </div>
      <Link {...TARGETS[step]} className={buttonClass({ variant: 'suggested' })}>
        {t(`${step}.go`)}
      </Link>
    </Card>
  );
}
