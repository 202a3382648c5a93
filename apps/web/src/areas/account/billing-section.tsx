/** Plan, what is used of it, the subscription with its ways out, and the invoices. */
import type { AccountOverview, InvoiceView } from '@cryptax/api-contract';
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { useObservable } from '../../platform/observable.ts';
import { usePlan } from '../../platform/plan/plan.ts';
import { session } from '../../platform/session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { linkClass } from '../../ui/class-names.ts';
import { formatInstantDay } from '../../ui/format/date.ts';
import { centsText } from '../../ui/format/price.ts';
import { SettingRow } from '../../ui/setting-row.tsx';
import { askList, askOverview } from './parts/account-api.ts';
import { type AccountAnswer, NotLoadedRow, useAccountAnswer } from './settings/account-answer.tsx';
import { accountStrings } from './settings/account-strings.ts';
import { SubscriptionRow } from './settings/subscription-row.tsx';

export function BillingSection() {
  return useObservable(session).kind === 'signed-in' ? <AccountBilling /> : <NoBilling />;
}

/** Without an account there is nothing to pay for: what the server gives everybody counts. */
function NoBilling() {
  const t = useStrings(accountStrings);
  const plan = usePlan();
  return (
    <TitledCard title={t('billing')}>
      <SettingRow label={`${t('plan')}: ${t(`plan.${plan}`)}`} note={t('billing.none')}>
        <Link to="/pricing" className={buttonClass()}>
          {t('plan.choose')}
        </Link>
      </SettingRow>
    </TitledCard>
  );
}

function AccountBilling() {
  const t = useStrings(accountStrings);
  const { answer, reload } = useAccountAnswer(askOverview);
  const invoices = useAccountAnswer(askInvoices);
  // A contract that ends with money back has one more line in the list.
  const onChange = () => {
    reload();
    invoices.reload();
  };
  return (
    <TitledCard title={t('billing')} bodyClass="divide-y divide-line">
      {answer?.ok === false && <NotLoadedRow onRetry={reload} />}
      {answer?.ok === true && <PlanRow overview={answer.value} />}
      {answer?.ok === true && answer.value.subscription !== null && (
        <SubscriptionRow subscription={answer.value.subscription} onChange={onChange} />
      )}
      <Invoices {...invoices} />
    </TitledCard>
  );
}

function PlanRow({ overview: { plan, limits, used } }: { readonly overview: AccountOverview }) {
  const t = useStrings(accountStrings);
  const locale = useLocale();
  const megabytes = (bytes: number) => (bytes / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 1 });
  const storage = t('used.storage', { used: megabytes(used.storageBytes), limit: megabytes(limits.storageBytes) });
  const entries =
    limits.transactions === null
      ? t('used.unlimited', { used: used.transactions })
      : t('used.transactions', { used: used.transactions, limit: limits.transactions });
  return (
    <SettingRow label={`${t('plan')}: ${t(`plan.${plan}`)}`} note={`${entries}. ${storage}.`}>
      <Link to="/pricing" className={buttonClass()}>
        {t('plan.choose')}
      </Link>
    </SettingRow>
  );
}

const askInvoices = () => askList<InvoiceView>('/invoices', 'invoices');

function Invoices({ answer, reload }: AccountAnswer<readonly InvoiceView[]>) {
  const t = useStrings(accountStrings);
  const locale = useLocale();
  const list = answer?.ok === true ? answer.value : [];
  if (answer?.ok === false) return <NotLoadedRow label={t('invoices')} onRetry={reload} />;
  return (
    <div className="py-3 text-sm">
      <h3>{t('invoices')}</h3>
      {answer?.ok === true && list.length === 0 && <p className="text-xs text-ink-3">{t('invoices.none')}</p>}
      <ul className="divide-y divide-line">
        {list.map((invoice) => (
          <li key={invoice.id} className="flex items-center gap-3 py-2">
            <span className="num">{formatInstantDay(Date.parse(invoice.createdAt), locale)}</span>
            {invoice.plan && <span>{t(`plan.${invoice.plan}`)}</span>}
            <span className="min-w-0 flex-1 truncate text-ink-3">
              {invoice.status === 'refunded'
                ? t('invoice.refund')
                : (invoice.number ?? t(invoice.status === 'paid' ? 'invoice.paid' : 'invoice.unpaid'))}
            </span>
            {invoice.creditCents > 0 && (
              <span className="num text-xs text-ink-3">
                {t('invoice.credit', { amount: centsText(invoice.creditCents, locale) })}
              </span>
            )}
            <span className="num">{centsText(invoice.amountCents, locale)}</span>
            {invoice.url !== null && (
              <a href={invoice.url} className={linkClass()} rel="noreferrer" target="_blank">
                {t('invoice.open')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
