/** What would change in a sealed report and because of which events: the headline, then event by event with its causes. */
import type { EventEffect, LedgerChange, ReportDifference } from '@cryptax/reports';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { useFieldChange } from '../../../../../platform/ledger/use-field-change.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { linkClass } from '../../../../../ui/link-class.ts';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { reportsStrings } from '../strings.ts';

export interface DifferenceViewProps {
  readonly difference: ReportDifference;
  readonly moreEffects: number;
}

export function DifferenceView({ difference, moreEffects }: DifferenceViewProps) {
  const t = useStrings(reportsStrings);
  const euro = useEuro();
  const { year, figures, effects, causes, circumstances, rest } = difference;
  const [main] = figures;
  const signed = (value: string) => euro(value, { sign: 'always' });
  const byId = new Map(causes.map((cause) => [cause.eventId, cause]));
  return (
    <div className="mt-2.5">
      <Callout tone="review">
        {main === undefined
          ? t('sealed.inner')
          : t('sealed.headline', { year, change: signed(main.change), figure: t(`figure.${main.figure}`) })}
      </Callout>
      <h3 className="mt-3 mb-1 text-xs font-semibold text-ink-2">{t('why')}</h3>
      <ul className="text-sm">
        {effects.map((effect) => (
          <Effect key={`${effect.law} ${effect.eventId} ${effect.asset}`} effect={effect} causes={byId} />
        ))}
        {moreEffects > 0 && <li className="py-1.5 text-ink-3">{t('more', { count: moreEffects })}</li>}
        {rest.map(({ law, change }) => (
          <li key={law} className="py-1.5 text-ink-2">
            {t('rest', { law: t(`law.${law}`), change: signed(change) })}
          </li>
        ))}
        {circumstances.map((name) => (
          <li key={name} className="py-1.5 text-ink-2">
            {t(`circumstance.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EffectProps {
  readonly effect: EventEffect;
  readonly causes: ReadonlyMap<string, LedgerChange>;
}

function Effect({ effect, causes }: EffectProps) {
  const t = useStrings(reportsStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const causeText = useCauseText();
  const reasons = effect.causes.flatMap((id) => {
    const cause = causes.get(id);
    return cause === undefined ? [] : [{ id, text: causeText(cause) }];
  });
  return (
    <li className="flex gap-2.5 border-b border-line py-2 last:border-b-0">
      <Coin symbol={effect.asset ?? 'EUR'} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <Link to="/transactions" search={{ event: effect.eventId }} className={linkClass('inline')}>
            {kinds(effect.kind)} {effect.asset ?? ''}, {formatInstantDay(Date.parse(effect.at), locale)},{' '}
            {effect.wallet}
          </Link>
          <span>
            <span className="mr-2 text-xs text-ink-3">{t(`law.${effect.law}`)}</span>
            <Money value={effect.change} sign="always" />
          </span>
        </p>
        {reasons.map(({ id, text }) => (
          <p key={id} className="text-xs text-ink-3 wrap-anywhere">
            {text}
          </p>
        ))}
      </div>
    </li>
  );
}

function useCauseText(): (cause: LedgerChange) => string {
  const t = useStrings(reportsStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const fieldChange = useFieldChange();
  return ({ kind, eventKind, at, fields }) => {
    const event = `${kinds(eventKind)} ${formatInstantDay(Date.parse(at), locale)}`;
    if (kind !== 'edited') return t(`cause.${kind}`, { event });
    return t('cause.edited', { event, fields: fields.map(fieldChange).join(', ') });
  };
}
