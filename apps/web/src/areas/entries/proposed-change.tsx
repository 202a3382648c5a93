/** A change that somebody else proposes: what was, what would be, its reason and its effect, to take or to refuse; for other areas. */
import type { LedgerEvent } from '@cryptax/ledger';
import { useState } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { defineStrings } from '../../platform/i18n/strings.ts';
import { useAnswer, useLedger } from '../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../platform/ledger/use-steps.ts';
import { notices } from '../../platform/notices/notices.ts';
import { useAction } from '../../platform/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { EffectView } from './screens/transactions/edit/effect-view.tsx';
import { useEntryChange } from './screens/transactions/edit/newer-entries.tsx';
import { errorWords } from './screens/transactions/edit/use-edits.ts';

const strings = defineStrings('entries.proposal', {
  comes: { de: 'neu', en: 'new' },
  goes: { de: 'entfällt', en: 'removed' },
  reason: { de: 'Begründung: {{reason}}', en: 'Reason: {{reason}}' },
  take: { de: 'Übernehmen', en: 'Accept' },
  refuse: { de: 'Ablehnen', en: 'Decline' },
  taken: { de: 'Übernommen', en: 'Accepted' },
  refused: { de: 'Abgelehnt', en: 'Declined' },
  done: { de: 'Vorschlag übernommen', en: 'Proposal accepted' },
  stale: {
    de: 'Diese Buchung wurde geändert, seit das Paket entstand. Der Vorschlag passt nicht mehr und wird nicht angewendet.',
    en: 'This entry has changed since the pack was made. The proposal no longer fits and is not applied.',
  },
});

interface EntryChange {
  readonly before: readonly LedgerEvent[];
  readonly after: readonly LedgerEvent[];
}

/** Entry by entry, old and new. */
export function ChangeWords({ before, after }: EntryChange) {
  const pairs = [
    ...before.map((event) => [event, after.find(({ id }) => id === event.id)] as const),
    ...after.filter(({ id }) => !before.some((event) => event.id === id)).map((event) => [undefined, event] as const),
  ];
  return (
    <ul className="grid gap-2 text-sm">
      {pairs.map(([from, to]) => (
        <EntryWords key={(from ?? to)?.id} before={from} after={to} />
      ))}
    </ul>
  );
}

interface EntryWordsProps {
  readonly before: LedgerEvent | undefined;
  readonly after: LedgerEvent | undefined;
}

function EntryWords({ before, after }: EntryWordsProps) {
  const t = useStrings(strings);
  const { line, differences } = useEntryChange(before, after);
  return (
    <li className="[overflow-wrap:anywhere]">
      <span className="font-medium">{line}</span> {before === undefined && <Badge tone="gain">{t('comes')}</Badge>}
      {after === undefined && <Badge tone="review">{t('goes')}</Badge>}
      {differences.map(({ id, label, stored, mine }) => (
        <p key={id} className="text-ink-2">
          {label}: <span className="text-ink-3">{stored === '' ? '–' : stored} →</span> {mine === '' ? '–' : mine}
        </p>
      ))}
    </li>
  );
}

export interface ProposedChangeProps extends EntryChange {
  /** Names the change among others. */
  readonly name: string;
  readonly adviser: string;
  readonly reason: string;
}

export function ProposedChange({ name, adviser, reason, before, after }: ProposedChangeProps) {
  const t = useStrings(strings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const [answer, setAnswer] = useState<'taken' | 'refused' | null>(null);
  const why = [adviser, reason].filter(Boolean).join(': ');
  const edit = { kind: 'proposal', before, after, why } as const;
  const asked = useAnswer(`proposal ${name}`, (api) => api.previewEdit('own', edit));
  const isStale = asked.kind === 'failed' && asked.error.code === 'edit.newer';
  const [isBusy, take] = useAction(async () => {
    const done = await ledger.applyEdit('own', edit);
    if (!done.ok) return notices.info(errorWords(done.error, locale));
    setAnswer('taken');
    await announceDone(t('done'), why);
  });
  return (
    <div className="grid gap-2.5">
      <ChangeWords before={before} after={after} />
      {reason !== '' && <p className="text-sm whitespace-pre-line text-ink-2">{t('reason', { reason })}</p>}
      {answer !== null ? (
        <p role="status">
          <Badge tone={answer === 'taken' ? 'gain' : 'neutral'}>{t(answer)}</Badge>
        </p>
      ) : isStale ? (
        <Callout tone="review" size="line">
          {t('stale')}
        </Callout>
      ) : (
        <>
          <EffectView name={`proposal ${name}`} ask={(api) => api.previewEdit('own', edit)} />
          <p className="flex flex-wrap gap-2">
            <Button size="s" variant="primary" loading={isBusy} onClick={() => take()}>
              {t('take')}
            </Button>
            <Button size="s" onClick={() => setAnswer('refused')}>
              {t('refuse')}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
