/** Where the law is open: both readings, what each does, and the choice that the whole ledger is computed with. */
import type { OpenQuestion, Reading } from '@cryptax/onchain';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { useAnswer, useLedger } from '../../../lib/ledger/use-ledger.tsx';
import { notices } from '../../../lib/notices/notices.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { isChosen, type KeptQuestion, keptQuestion, withReading } from '../reading-settings.ts';
import { defiStrings } from '../strings.ts';

export function Readings({
  question,
  readings,
}: {
  readonly question: OpenQuestion;
  readonly readings: readonly Reading[];
}) {
  const t = useStrings(defiStrings);
  const kept = keptQuestion(question);
  return (
    <section aria-labelledby="readings">
      <h2 id="readings" className="text-base font-semibold">
        {t('readings')}
      </h2>
      <p className="mt-1 max-w-2xl text-sm text-ink-2">
        {t(kept === undefined ? 'readings.not-kept' : 'readings.text')}
      </p>
      {kept === undefined ? (
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
          {readings.map((reading) => (
            <ReadingCard key={reading.id} reading={reading} isChosen={reading.isDefault} />
          ))}
        </ul>
      ) : (
        <Choice kept={kept} readings={readings} />
      )}
    </section>
  );
}

function Choice({ kept, readings }: { readonly kept: KeptQuestion; readonly readings: readonly Reading[] }) {
  const t = useStrings(defiStrings);
  const ledger = useLedger();
  const answer = useAnswer('tax-settings', (api) => api.taxSettings());
  if (answer.kind !== 'ready') return null;
  const settings = answer.value;
  const choose = async (reading: Reading) => {
    const done = await ledger.setTaxSettings({ ...settings, match: withReading(settings.match, kept, reading) });
    if (done.ok) notices.success(t('choose.done'));
  };
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2">
      {readings.map((reading) => (
        <ReadingCard
          key={reading.id}
          reading={reading}
          isChosen={isChosen(settings.match, kept, reading)}
          onChoose={() => void choose(reading)}
        />
      ))}
    </ul>
  );
}

interface ReadingCardProps {
  readonly reading: Reading;
  readonly isChosen: boolean;
  readonly onChoose?: () => void;
}

function ReadingCard({ reading, isChosen: isOn, onChoose }: ReadingCardProps) {
  const t = useStrings(defiStrings);
  return (
    <li>
      <Card className={cx('h-full p-4.5', isOn && 'border-accent')}>
        <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          {t(`reading.${reading.id}`)}
          {isOn && <Badge tone="info">{t('chosen')}</Badge>}
          {reading.isDefault && <Badge>{t('default')}</Badge>}
        </h3>
        <p className="mt-1 text-sm text-ink-2">{t(`booked.${reading.bookedAs}`)}</p>
        {!isOn && onChoose && (
          <Button size="s" className="mt-3" onClick={onChoose}>
            {t('choose')}
          </Button>
        )}
      </Card>
    </li>
  );
}
