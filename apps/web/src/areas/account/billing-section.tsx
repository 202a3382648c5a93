/** Plan, what is used of it, the subscription with its ways out, and the invoices. */
import type { AccountOverview, InvoiceView, SubscriptionView } from '@cryptax/api-contract';
import { dec, divide, formatDecimal } from '@cryptax/kernel';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { useObservable } from '../../platform/observable.ts';
import { usePlan } from '../../platform/plan/plan.ts';
import { session } from '../../platform/session/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { linkClass } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatInstantDay } from '../../ui/format/date.ts';
import { formatEuro } from '../../ui/format/euro.ts';
import { SettingRow } from '../../ui/setting-row.tsx';
import { askAccount, askList, askOverview } from './parts/account-api.ts';
import { failureStrings } from './parts/failure-strings.ts';
import { refreshPlan } from './parts/follow-session.ts';
import { NotLoadedRow, useAccountAnswer } from './settings/account-answer.tsx';
import { accountStrings } from './settings/account-strings.ts';

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
  return (
    <TitledCard title={t('billing')} bodyClass="divide-y divide-line">
      {answer?.ok === false && <NotLoadedRow onRetry={reload} />}
      {answer?.ok === true && <PlanRow overview={answer.value} />}
      {answer?.ok === true && answer.value.subscription !== null && (
        <SubscriptionRow subscription={answer.value.subscription} onChange={reload} />
      )}
      <Invoices />
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

type Step = 'cancel' | 'resume' | 'withdraw';

function SubscriptionRow({
  subscription,
  onChange,
}: {
  readonly subscription: SubscriptionView;
  readonly onChange: () => void;
}) {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const locale = useLocale();
  const [asking, setAsking] = useState<'cancel' | 'withdraw'>();
  const day = formatInstantDay(Date.parse(subscription.periodEnd), locale);
  const cents = (value: number) => formatEuro(euroText(value), locale);
  const run = async (step: Step) => {
    setAsking(undefined);
    const done = await askAccount(`/subscription/${step}`, { method: 'POST', body: {} });
    if (!done.ok) notices.info(failures(done.error));
    await refreshPlan();
    onChange();
  };
  const manage = async () => {
    const portal = await askAccount<{ readonly url: string }>('/subscription/portal', { method: 'POST', body: {} });
    if (portal.ok) location.assign(portal.value.url);
    else notices.info(failures(portal.error));
  };
  const { state, withdrawal } = subscription;
  return (
    <SettingRow label={t(`plan.${subscription.plan}`)} note={t(`state.${state}`, { day })}>
      {(state === 'active' || state === 'blocked') && <Button onClick={() => void manage()}>{t('sub.manage')}</Button>}
      {state === 'active' && <Button onClick={() => setAsking('cancel')}>{t('sub.cancel')}</Button>}
      {state === 'cancelled-at-period-end' && <Button onClick={() => void run('resume')}>{t('sub.resume')}</Button>}
      {withdrawal && <Button onClick={() => setAsking('withdraw')}>{t('sub.withdraw')}</Button>}
      <ConfirmDialog
        open={asking === 'cancel'}
        onClose={() => setAsking(undefined)}
        title={t('sub.cancel.question')}
        description={t('sub.cancel.text', { day })}
        confirmLabel={t('sub.cancel')}
        onConfirm={() => void run('cancel')}
      />
      {withdrawal && (
        <ConfirmDialog
          open={asking === 'withdraw'}
          onClose={() => setAsking(undefined)}
          title={t('sub.withdraw.question')}
          description={t('sub.withdraw.text', {
            charge: cents(withdrawal.chargeCents),
            refund: cents(withdrawal.refundCents),
          })}
          confirmLabel={t('sub.withdraw')}
          onConfirm={() => void run('withdraw')}
        />
      )}
    </SettingRow>
  );
}

const askInvoices = () => askList<InvoiceView>('/invoices', 'invoices');

function Invoices() {
  const t = useStrings(accountStrings);
  const locale = useLocale();
  const { answer, reload } = useAccountAnswer(askInvoices);
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
            <span className="min-w-0 flex-1 truncate text-ink-3">{invoice.number ?? invoice.status}</span>
            <span className="num">{formatEuro(euroText(invoice.amountCents), locale)}</span>
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

/** Prices travel as whole cents. */
function euroText(cents: number): string {
  return formatDecimal(divide(dec(String(cents)), dec('100'), 2, 'half-even'));
}
