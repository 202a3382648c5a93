/** Where the law is open: both readings, what each does to this ledger's tax, and the choice it is computed with. */
import type { OpenQuestion, Reading } from '@cryptax/onchain';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Effect } from '../../../../../platform/ledger/import-types.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger, useLedgerState } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { Money } from '../../../../../ui/money.tsx';
import { chosenReading, withReading } from '../../../parts/reading-settings.ts';
import type { ReadingEffect } from '../../../wallet-types.ts';
import { defiStrings } from '../strings.ts';

export interface ReadingsProps {
  readonly question: OpenQuestion;
  readonly readings: readonly Reading[];
}

export function Readings({ question, readings }: ReadingsProps) {
  const t = useStrings(defiStrings);
  const ledger = useLedger();
  const locale = useLocale();
  const { announceDone } = useSteps();
  const state = useLedgerState();
  const book = 'book' in state ? state.book : 'own';
  const settings = useAnswer('tax-settings', (api) => api.taxSettings());
  const effects = useAnswer(`reading-effects ${question} ${book}`, (api) => api.readingEffects(book, question));
  const chosen = settings.kind === 'ready' ? chosenReading(settings.value.match, question) : undefined;
  const choose = async (reading: Reading['id']) => {
    // As they are now: a profile that another tab has just saved stays.
    const now = await ledger.taxSettings();
    if (!now.ok) return notifyLedgerError(now.error, locale);
    const match = withReading(now.value.match, question, reading);
    const done = await ledger.setTaxSettings({ ...now.value, match }, undefined, { settings: now.value });
    if (done.ok) await announceDone(t('choose.done'));
    else notifyLedgerError(done.error, locale);
  };
  return (
    <section aria-labelledby="readings">
      <h2 id="readings" className="text-base font-semibold">
        {t('readings')}
      </h2>
      <p className="mt-1 max-w-2xl text-sm text-ink-2">{t('readings.text')}</p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {readings.map((reading) => (
          <ReadingCard
            key={reading.id}
            reading={reading}
            isChosen={chosen === reading.id}
            effect={effects.kind === 'ready' ? effects.value.find((one) => one.reading === reading.id) : undefined}
            onChoose={() => void choose(reading.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ReadingCardProps {
  readonly reading: Reading;
  readonly isChosen: boolean;
  readonly effect: ReadingEffect | undefined;
  readonly onChoose: () => void;
}

function ReadingCard({ reading, isChosen, effect, onChoose }: ReadingCardProps) {
  const t = useStrings(defiStrings);
  return (
    <li>
      <Card className={cx('flex h-full flex-col p-4.5', isChosen && 'border-accent')}>
        <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          {t(`reading.${reading.id}`)}
          {isChosen && <Badge tone="info">{t('chosen')}</Badge>}
          {reading.isDefault && <Badge>{t('default')}</Badge>}
        </h3>
        <p className="mt-1 mb-3 text-sm text-ink-2">{t(`booked.${reading.bookedAs}`)}</p>
        {effect !== undefined && <EffectText effect={effect} />}
        {!isChosen && (
          <Button size="s" className="mt-3 self-start" onClick={onChoose}>
            {t('choose')}
          </Button>
        )}
      </Card>
    </li>
  );
}

function EffectText({ effect }: { readonly effect: ReadingEffect }) {
  const t = useStrings(defiStrings);
  const changed = effect.effect.years.filter(isChanged);
  if (effect.events === 0) return <p className="mt-auto text-xs text-ink-3">{t('effect.no-events')}</p>;
  return (
    <div className="mt-auto text-xs text-ink-2">
      <p>{t('effect.events', { count: effect.events })}</p>
      {changed.length === 0 ? (
        <p>{t(effect.isChosen ? 'effect.now' : 'effect.none')}</p>
      ) : (
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          {changed.map(({ year, before, after }) => (
            <div key={year} className="contents">
              <dt>{year}</dt>
              <dd className="text-right">
                <Money value={before.taxable} /> → <Money value={after.taxable} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function isChanged({ before, after }: Effect['years'][number]): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
