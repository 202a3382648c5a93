/**
 * The contract and the ways out of it: cancelling, undoing that, withdrawing, money back. What was done stays on the screen with
 * the plan that holds now; the server has written the same by mail, which the screen names where none is sent.
 */
import type { SubscriptionView } from '@cryptax/api-contract';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { useMailWay } from '../../../platform/services/server-health.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatInstantDay } from '../../../ui/format/date.ts';
import { centsText } from '../../../ui/format/price.ts';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { askAccount } from '../parts/account-api.ts';
import { MailWayNote } from '../parts/confirm-mail.tsx';
import { failureStrings } from '../parts/failure-strings.ts';
import { refreshPlan } from '../parts/follow-session.ts';
import { accountStrings } from './account-strings.ts';
import { billingStrings } from './billing-strings.ts';

type Step = 'cancel' | 'resume' | 'withdraw' | 'money-back' | 'end-now';

export interface SubscriptionRowProps {
  readonly subscription: SubscriptionView;
  readonly onChange: () => void;
}

export function SubscriptionRow({ subscription, onChange }: SubscriptionRowProps) {
  const t = useStrings(accountStrings);
  const words = useStrings(billingStrings);
  const failures = useStrings(failureStrings);
  const locale = useLocale();
  const [asking, setAsking] = useState<Exclude<Step, 'resume'>>();
  const [done, setDone] = useState<string>();
  const mailWay = useMailWay();
  const { state, withdrawal, moneyBack, endNow } = subscription;
  const after = t(`plan.${subscription.planAfter}`);
  const day = formatInstantDay(Date.parse(subscription.periodEnd), locale);
  const plan = t(`plan.${subscription.plan}`);
  const said = useDoneText(subscription, plan, day);
  const run = async (step: Step) => {
    setAsking(undefined);
    const text = said(step);
    const answer = await askAccount(`/subscription/${step}`, { method: 'POST', body: {} });
    if (answer.ok) setDone(text);
    else notices.info(failures(answer.error));
    await refreshPlan();
    onChange();
  };
  const [isOpening, manage] = useAction(async () => {
    const portal = await askAccount<{ readonly url: string }>('/subscription/portal', { method: 'POST', body: {} });
    if (!portal.ok) notices.info(failures(portal.error));
    // Without a payment service there is no page of its own: what can be done is all on this one.
    else if (new URL(portal.value.url).pathname === location.pathname) notices.info(words('manage.here'));
    else location.assign(portal.value.url);
  });
  const close = () => setAsking(undefined);
  return (
    <>
      {done !== undefined && (
        <div role="status" className="grid gap-2 py-3">
          <Callout tone="gain">
            {done} {words(`mail.${mailWay}`)}
          </Callout>
          {mailWay === 'outbox' && <MailWayNote />}
        </div>
      )}
      <SettingRow label={plan} note={t(stateText(subscription), { day })}>
        <div className="flex flex-wrap gap-2">
          {(state === 'active' || state === 'blocked') && (
            <Button loading={isOpening} onClick={manage}>
              {t('sub.manage')}
            </Button>
          )}
          {state === 'active' && <Button onClick={() => setAsking('cancel')}>{t('sub.cancel')}</Button>}
          {state === 'cancelled-at-period-end' && <Button onClick={() => void run('resume')}>{t('sub.resume')}</Button>}
          {endNow && <Button onClick={() => setAsking('end-now')}>{words('end-now')}</Button>}
          {withdrawal && <Button onClick={() => setAsking('withdraw')}>{words('withdraw')}</Button>}
          {moneyBack && <Button onClick={() => setAsking('money-back')}>{words('money-back')}</Button>}
        </div>
      </SettingRow>
      <ConfirmDialog
        open={asking === 'cancel'}
        onClose={close}
        title={t('sub.cancel.question')}
        description={t('sub.cancel.text', { day, after })}
        confirmLabel={words('cancel.confirm')}
        wayOut={words('cancel.stay')}
        onConfirm={() => void run('cancel')}
      />
      {endNow && (
        <ConfirmDialog
          open={asking === 'end-now'}
          onClose={close}
          title={words('end-now.question')}
          description={words('end-now.text', {
            refund: centsText(endNow.refundCents, locale),
            after,
          })}
          confirmLabel={words('cancel.confirm')}
          wayOut={words('cancel.stay')}
          onConfirm={() => void run('end-now')}
        />
      )}
      {withdrawal && (
        <ConfirmDialog
          open={asking === 'withdraw'}
          onClose={close}
          title={t('sub.withdraw.question')}
          description={words('withdraw.text', {
            charge: centsText(withdrawal.chargeCents, locale),
            refund: centsText(withdrawal.refundCents, locale),
            after,
          })}
          confirmLabel={words('withdraw.confirm')}
          onConfirm={() => void run('withdraw')}
        />
      )}
      {moneyBack && (
        <ConfirmDialog
          open={asking === 'money-back'}
          onClose={close}
          title={words('money-back.question')}
          description={words('money-back.text', {
            refund: centsText(moneyBack.refundCents, locale),
            after,
          })}
          confirmLabel={words('money-back.confirm')}
          onConfirm={() => void run('money-back')}
        />
      )}
    </>
  );
}

/** A contract that was ended before its time has no day to name: the paid one lies ahead. */
function stateText({ state, periodEnd }: SubscriptionView) {
  return state === 'ended' && Date.parse(periodEnd) > Date.now() ? 'state.ended-early' : (`state.${state}` as const);
}

/** What is said once a step is done. It is put together before, because the contract looks different afterwards. */
function useDoneText(
  { withdrawal, moneyBack, endNow, planAfter }: SubscriptionView,
  plan: string,
  day: string,
): (step: Step) => string {
  const t = useStrings(accountStrings);
  const words = useStrings(billingStrings);
  const locale = useLocale();
  return (step) => {
    if (step === 'cancel') return words('done.cancel', { plan, day });
    if (step === 'resume') return words('done.resume', { plan, day });
    const end = { withdraw: withdrawal, 'money-back': moneyBack, 'end-now': endNow }[step];
    const refund = centsText(end?.refundCents ?? 0, locale);
    return words(`done.${step}`, { plan, refund, after: t(`plan.${planAfter}`) });
  };
}
