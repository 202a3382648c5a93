/** The small pictures in the feature cards. Where one shows a figure, it is the page's example. */
import { Check, Clock, Cloud, File, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { cx } from '../../../ui/class-names.ts';
import { TickRing } from '../../../ui/glyphs.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LimitGauge } from '../../../ui/limit-gauge.tsx';
import { landingStrings } from '../strings.ts';

export function ImportPicture() {
  return (
    <Rows>
      {['kraken_ledgers.csv', 'bitpanda_trades.csv', 'coinbase_2025.csv'].map((name) => (
        <Row key={name} icon={File} end={<Icon icon={Check} size={14} className="text-gain" />}>
          {name}
        </Row>
      ))}
    </Rows>
  );
}

export function LimitPicture() {
  const t = useStrings(landingStrings);
  return <LimitGauge value="742.10" limit="1000" label={t('limit')} sentence={t('example.below')} />;
}

export function StoragePicture() {
  const t = useStrings(landingStrings);
  return (
    <div className="grid gap-2">
      <Choice icon={Lock} title={t('storage.local')} line={t('storage.local.line')} chosen />
      <Choice icon={Cloud} title={t('storage.cloud')} line={t('storage.cloud.line')} />
    </div>
  );
}

export function ElsterPicture() {
  const t = useStrings(landingStrings);
  return (
    <Rows>
      {(['elster.proceeds', 'elster.cost', 'elster.gain'] as const).map((key) => (
        <Row key={key} end={<span className="text-xs text-ink-3">{t('elster.sourced')}</span>}>
          {t(key)}
        </Row>
      ))}
    </Rows>
  );
}

export function MethodsPicture() {
  const t = useStrings(landingStrings);
  return (
    <ul className="grid gap-1.5 text-sm">
      {(['fifo', 'hifo', 'lifo', 'lofo'] as const).map((method) => (
        <li key={method} className="grid grid-cols-[3.5rem_1fr] items-center gap-2.5">
          <b className={method === 'fifo' ? 'text-accent' : 'text-ink'}>{method.toUpperCase()}</b>
          <span className="text-ink-2">{t(`method.${method}`)}</span>
        </li>
      ))}
    </ul>
  );
}

export function PricesPicture() {
  const t = useStrings(landingStrings);
  return (
    <Rows>
      <Row end={<Icon icon={Check} size={14} className="text-gain" />}>{t('price.day')}</Row>
      <Row end={<Icon icon={Clock} size={14} className="text-stale" />}>{t('price.old')}</Row>
      <Row end={<span className="text-xs text-ink-3">–</span>}>{t('price.missing')}</Row>
    </Rows>
  );
}

function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

interface RowProps {
  readonly icon?: LucideIcon;
  readonly end: ReactNode;
  readonly children: ReactNode;
}

function Row({ icon, end, children }: RowProps) {
  return (
    <li className="flex min-h-10 items-center gap-2.5 text-sm text-ink-2">
      {icon && <Icon icon={icon} size={14} />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {end}
    </li>
  );
}

interface ChoiceProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly line: string;
  readonly chosen?: boolean;
}

function Choice({ icon, title, line, chosen = false }: ChoiceProps) {
  return (
    <div
      className={cx(
        'flex items-center gap-3 rounded-[.5rem] border px-3.5 py-2',
        chosen ? 'border-accent text-accent shadow-[inset_0_0_0_1px_var(--accent)]' : 'border-line text-ink-3',
      )}
    >
      <Icon icon={icon} />
      <p className="min-w-0 flex-1 text-xs text-ink-3">
        <b className="block text-sm text-ink">{title}</b>
        {line}
      </p>
      {chosen && <Icon icon={TickRing} />}
    </div>
  );
}
