/** The address book, and addresses that answers have spoken about and that could be in it. */
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { IconButton } from '../../../../../ui/button.tsx';
import type { KnownParty, PartyDraft, RuleBook } from '../../../rule-types.ts';
import { ruleStrings } from '../strings/rule-strings.ts';
import { short } from './rule-words.ts';

export interface AddressListProps {
  readonly book: RuleBook;
  readonly onEdit: (party: PartyDraft) => void;
}

export function AddressList({ book: { addresses, answers, chains }, onEdit }: AddressListProps) {
  const t = useStrings(ruleStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const remove = async ({ id, name }: KnownParty) => {
    const removed = await ledger.removeAddress(id);
    if (!removed.ok) return notifyLedgerError(removed.error, locale);
    await announceDone(t('book.removed'), name);
  };
  return (
    <ul className="divide-y divide-line">
      {addresses.map((party) => (
        <li key={party.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className="grid min-w-0 flex-1 basis-60 gap-0.5 text-sm wrap-anywhere">
            <span className="font-medium">{party.name}</span>
            <span className="text-xs text-ink-3">
              {t(`party.${party.kind}`)}
              {party.chain !== '' && `, ${chains.find(({ id }) => id === party.chain)?.name ?? party.chain}`}
              {(answers[party.id] ?? 0) > 0 && `, ${t('answersNow', { count: answers[party.id] ?? 0 })}`}
            </span>
            <span className="font-mono text-xs text-ink-3">{party.address}</span>
          </span>
          <span className="ml-auto flex gap-1">
            <IconButton
              icon={Pencil}
              size="s"
              variant="quiet"
              label={t('edit', { name: party.name })}
              onClick={() => onEdit(party)}
            />
            <IconButton
              icon={Trash2}
              size="s"
              variant="quiet"
              label={t('remove', { name: party.name })}
              onClick={() => void remove(party)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function MetAddresses({ book: { met }, onEdit }: AddressListProps) {
  const t = useStrings(ruleStrings);
  if (met.length === 0) return null;
  return (
    <section className="mt-3 border-t border-line pt-3">
      <h3 className="text-sm font-semibold">{t('met')}</h3>
      <p className="mb-1 text-xs text-ink-2">{t('met.line')}</p>
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
              onClick={() => onEdit({ address, chain: '', name, kind, ...(incomeKind ? { incomeKind } : {}) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
