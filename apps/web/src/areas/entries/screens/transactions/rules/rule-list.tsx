/** All rules in their order: answers, addresses, labels. The arrows move a rule and keep the focus on it; Alt with an arrow key does the same. */
import { defined } from '@cryptax/kernel';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { ListedRule, PartyDraft, RuleBook } from '../../../../../platform/ledger/rule-types.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { IconButton } from '../../../../../ui/button.tsx';
import { formatExact } from '../../../../../ui/format/quantity.ts';
import { useLabelName } from '../edit/label-name.ts';
import { ruleStrings } from '../strings/rule-strings.ts';
import { labelWords } from './label-rule-dialog.tsx';
import { answerWords, conditionWords, short } from './rule-words.ts';

export interface RuleListProps {
  readonly book: RuleBook;
  readonly onEdit: (rule: ListedRule) => void;
}

export function RuleList({ book, onEdit }: RuleListProps) {
  const { list: rules } = book;
  const t = useStrings(ruleStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly step: -1 | 1 } | undefined>();
  const place = rules.findIndex(({ id }) => id === moved?.id);
  const [isBusy, move] = useAction(async (id: string, step: -1 | 1) => {
    const ids = rules.map((rule) => rule.id);
    const from = ids.indexOf(id);
    if (from + step < 0 || from + step >= ids.length) return;
    ids.splice(from + step, 0, ...ids.splice(from, 1));
    const ordered = await ledger.orderRules(ids);
    if (!ordered.ok) return notifyLedgerError(ordered.error, locale);
    setMoved({ id, step });
  });
  const remove = async ({ id, name, of }: ListedRule) => {
    const removed = await (of === 'address' ? ledger.removeAddress(id) : ledger.removeRule(id));
    if (!removed.ok) return notifyLedgerError(removed.error, locale);
    await announceDone(t('removed'), name);
  };
  // A rule that moved is another row of the list: the focus follows it there, to the other arrow at either end.
  useEffect(() => {
    if (moved === undefined || place < 0) return;
    const row = list.current?.querySelector(`[data-rule="${CSS.escape(moved.id)}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
    const wanted = buttons.find((button) => button.dataset.move === String(moved.step) && !button.disabled);
    (wanted ?? buttons.find((button) => !button.disabled))?.focus();
  }, [moved, place]);
  return (
    <>
      <ol ref={list} className="divide-y divide-line">
        {rules.map((rule, index) => (
          <li
            key={rule.id}
            data-rule={rule.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
            onKeyDown={(event: KeyboardEvent) => {
              if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
              event.preventDefault();
              move(rule.id, event.key === 'ArrowUp' ? -1 : 1);
            }}
          >
            <span className="num w-5 shrink-0 text-right text-sm text-ink-3">{index + 1}</span>
            <RuleText rule={rule} book={book} />
            <span className="ml-auto flex gap-1">
              <IconButton
                icon={ArrowUp}
                size="s"
                variant="quiet"
                data-move="-1"
                className={STILL}
                disabled={index === 0 || isBusy}
                label={t('up', { name: rule.name })}
                onClick={() => move(rule.id, -1)}
              />
              <IconButton
                icon={ArrowDown}
                size="s"
                variant="quiet"
                data-move="1"
                className={STILL}
                disabled={index === rules.length - 1 || isBusy}
                label={t('down', { name: rule.name })}
                onClick={() => move(rule.id, 1)}
              />
              <IconButton
                icon={Pencil}
                size="s"
                variant="quiet"
                label={t('edit', { name: rule.name })}
                onClick={() => onEdit(rule)}
              />
              <IconButton
                icon={Trash2}
                size="s"
                variant="quiet"
                label={t('remove', { name: rule.name })}
                onClick={() => void remove(rule)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {place >= 0 && t('moved', { name: rules[place]?.name ?? '', at: place + 1, all: rules.length })}
      </p>
    </>
  );
}

/** An arrow that leads nowhere draws no box around itself. */
const STILL = 'disabled:border-transparent disabled:bg-transparent';

/** The name, what it says where the name is not that already, and what it does now. */
function RuleText({ rule, book }: { readonly rule: ListedRule; readonly book: RuleBook }) {
  const t = useStrings(ruleStrings);
  const said = useSaid(book.chains);
  const count = book.counts[rule.id] ?? 0;
  const says = said(rule);
  const isNamed = rule.name !== says && rule.name !== says.replace(' → ', ', ');
  const does = rule.of === 'label' ? 'labels.count' : 'answersNow';
  return (
    <span className="grid min-w-0 flex-1 basis-60 gap-0.5 text-sm wrap-anywhere">
      <span className="font-medium">{isNamed ? rule.name : says}</span>
      <span className="text-xs text-ink-3">
        {t(`of.${rule.of}`)}
        {isNamed && `: ${says}`}. {count === 0 ? t('answersNone') : t(does, { count })}
      </span>
      {rule.of === 'address' && <span className="font-mono text-xs text-ink-3">{rule.party.address}</span>}
    </span>
  );
}

function useSaid(chains: RuleBook['chains']): (rule: ListedRule) => string {
  const t = useStrings(ruleStrings);
  const kinds = useStrings(kindStrings);
  const nameOf = useLabelName();
  const locale = useLocale();
  return (rule) => {
    if (rule.of === 'label') return labelWords(rule.label, t, nameOf);
    if (rule.of === 'address') {
      const { kind, chain } = rule.party;
      return [t(`party.${kind}`), chains.find(({ id }) => id === chain)?.name ?? chain].filter(Boolean).join(', ');
    }
    const when = conditionWords(rule.rule.when, t, (amount) => formatExact(amount, locale)).join(', ');
    return `${when} → ${answerWords(rule.rule.means, t, kinds)}`;
  };
}

/** Addresses that answers have spoken about and that could be in the list. */
export function MetAddresses({
  met,
  onEdit,
}: Pick<RuleBook, 'met'> & { readonly onEdit: (party: PartyDraft) => void }) {
  const t = useStrings(ruleStrings);
  return (
    <>
      <p className="mb-1 text-sm text-ink-2">{t('met.line')}</p>
      <ul className="divide-y divide-line">
        {met.map(({ address, count, kind, name, incomeKind }) => (
          <li key={address} className="flex items-center gap-3 py-1.5">
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="font-mono text-xs" title={address}>
                {short(address)}
              </span>
              <span className="text-xs text-ink-3">
                {t(`party.${kind}`)}
                {name !== '' && ` ${name}`}, {t('met.count', { count })}
              </span>
            </span>
            <IconButton
              icon={Plus}
              size="s"
              variant="quiet"
              label={t('met.take', { address: short(address) })}
              onClick={() => onEdit({ address, chain: '', name, kind, ...defined({ incomeKind }) })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
