/** A label for entries that a file names otherwise: what the file calls them, which coin and wallet, and what they were. */
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { type EventLabel, LABELS_IN, LABELS_OUT } from '../../../../../platform/ledger/edit-types.ts';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { EVERY, type LabelDraft } from '../../../../../platform/ledger/rule-types.ts';
import { SelectField } from '../../../../../ui/select.tsx';
import { useLabelName } from '../edit/label-name.ts';
import { SuggestedText } from '../edit/plain-fields.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { ruleStrings } from '../strings/rule-strings.ts';
import type { RuleWords } from './rule-words.ts';
import { TrialForm } from './trial-form.tsx';

export interface LabelRuleDialogProps {
  readonly label?: LabelDraft | undefined;
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  readonly onClose: () => void;
}

const NEW_LABEL: LabelDraft = {
  name: '',
  match: { kind: 'income:other', asset: EVERY, wallet: EVERY, format: EVERY },
  label: 'income:staking',
};

export function LabelRuleDialog({ label = NEW_LABEL, edits, facets, onClose }: LabelRuleDialogProps) {
  const t = useStrings(ruleStrings);
  const nameOf = useLabelName();
  const [draft, setDraft] = useState(label);
  const { match } = draft;
  const setMatch = (part: Partial<LabelDraft['match']>) =>
    setDraft((old) => ({ ...old, match: { ...old.match, ...part } }));
  const isComing = (LABELS_IN as readonly string[]).includes(match.kind);
  const side: readonly EventLabel[] = isComing ? LABELS_IN : LABELS_OUT;
  const all: readonly EventLabel[] = [...LABELS_IN, ...LABELS_OUT];
  const words = labelWords(draft, t, nameOf);
  const whole = { ...draft, name: words };
  const typed = (text: string) => (text === EVERY ? '' : text);
  const meant = (text: string) => (text.trim() === '' ? EVERY : text.trim());
  return (
    <TrialForm
      {...{ edits, onClose }}
      title={t(label.id === undefined ? 'label.new' : 'label.edit')}
      line={t('label.line')}
      draft={
        match.kind === draft.label
          ? undefined
          : {
              name: words,
              said: words,
              ask: (api) => api.tryLabel(edits.book, whole),
              save: (api) => api.saveLabel(whole),
              isLabel: true,
            }
      }
      onAsked={() => undefined}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t('label.from')}
          value={match.kind}
          options={all.map((value) => ({ value, label: nameOf(value) }))}
          onValueChange={(kind) => {
            const isIn = (LABELS_IN as readonly string[]).includes(kind);
            const fitting: readonly EventLabel[] = isIn ? LABELS_IN : LABELS_OUT;
            const other = fitting.find((each) => each !== kind) as EventLabel;
            setDraft((old) => ({
              ...old,
              match: { ...old.match, kind },
              label: fitting.includes(old.label) && old.label !== kind ? old.label : other,
            }));
          }}
        />
        <SelectField
          label={t('label.to')}
          value={draft.label}
          options={side.filter((each) => each !== match.kind).map((value) => ({ value, label: nameOf(value) }))}
          onValueChange={(to) => setDraft((old) => ({ ...old, label: to }))}
        />
        <SuggestedText
          label={t('asset')}
          value={typed(match.asset)}
          suggestions={facets?.assets.map(({ value }) => value) ?? []}
          onChange={(asset) => setMatch({ asset: meant(asset).toUpperCase() })}
        />
        <SuggestedText
          label={t('wallet')}
          value={typed(match.wallet)}
          suggestions={facets?.wallets.map(({ value }) => value) ?? []}
          onChange={(wallet) => setMatch({ wallet: meant(wallet) })}
        />
      </div>
    </TrialForm>
  );
}

/** "Received, ETH, wallet Kraken → Staking". */
export function labelWords(
  { match, label }: Pick<LabelDraft, 'match' | 'label'>,
  t: RuleWords,
  nameOf: ReturnType<typeof useLabelName>,
): string {
  const kind = [...LABELS_IN, ...LABELS_OUT].find((each) => each === match.kind);
  const when = [
    kind === undefined ? match.kind : nameOf(kind),
    match.asset === EVERY ? '' : match.asset,
    match.wallet === EVERY ? '' : t('when.wallet', { wallet: match.wallet }),
  ].filter((part) => part !== '');
  return `${when.join(', ')} → ${nameOf(label)}`;
}
