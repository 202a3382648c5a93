/** Buttons, status tags and figures. */
import { Copy, Ellipsis, Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge, CountBadge, StatusDot } from '../../../../../ui/badge.tsx';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { DayText, InstantText, RelativeTimeText } from '../../../../../ui/date-text.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Money, PercentText } from '../../../../../ui/money.tsx';
import { Spinner } from '../../../../../ui/progress.tsx';
import { Columns, Row, Section } from '../section.tsx';
import { catalogueStrings } from '../strings.ts';

const SYNCED_AT = Date.UTC(2026, 8, 28, 10, 0);

export function BasicsSection() {
  return (
    <Columns>
      <Buttons />
      <Tags />
      <Figures />
    </Columns>
  );
}

function Buttons() {
  const t = useStrings(catalogueStrings);
  const [saving, setSaving] = useState(true);
  return (
    <Section title={t('buttons')}>
      <Row>
        <Button variant="primary">{t('primary')}</Button>
        <Button>{t('secondary')}</Button>
        <Button variant="suggested">{t('suggested')}</Button>
        <Button variant="quiet">{t('quiet')}</Button>
        <Button variant="danger">{t('remove')}</Button>
      </Row>
      <Row>
        <Button disabled>{t('disabled')}</Button>
        <Button variant="primary" loading={saving} onClick={() => setSaving(true)}>
          {t('saves')}
        </Button>
        <Button loading>{t('saves')}</Button>
        <Button icon={RefreshCw} onClick={() => setSaving(false)}>
          {t('refresh')}
        </Button>
      </Row>
      <Row>
        <Button size="s">{t('secondary')}</Button>
        <Button size="s" variant="primary" icon={Plus}>
          {t('primary')}
        </Button>
        <IconButton icon={Copy} label={t('copy')} size="s" />
        <IconButton icon={Ellipsis} label={t('more')} />
        <IconButton icon={Ellipsis} label={t('more')} variant="quiet" />
        <Spinner />
        <button type="button" className={linkClass()}>
          {t('link')}
        </button>
      </Row>
      <Row>
        <Button size="l" variant="primary">
          {t('primary')}
        </Button>
        <Button size="l">{t('secondary')}</Button>
      </Row>
    </Section>
  );
}

function Tags() {
  const t = useStrings(catalogueStrings);
  return (
    <Section title={t('badges')}>
      <Row>
        <Badge tone="free">{t('free')}</Badge>
        <Badge tone="taxable">{t('taxable')}</Badge>
        <Badge tone="review">{t('review')}</Badge>
        <Badge tone="stale">{t('stale')}</Badge>
      </Row>
      <Row>
        <Badge tone="gain">{t('complete')}</Badge>
        <Badge tone="danger">{t('error')}</Badge>
        <Badge tone="demo">{t('demo')}</Badge>
        <Badge tone="info">FIFO</Badge>
        <Badge>{t('planning')}</Badge>
        <Badge tone="plan">Pro</Badge>
        <Badge tone="plan">OPTIMAL</Badge>
        <CountBadge count={4} label={t('openReviews')} />
      </Row>
      <ul className="grid gap-1.5 text-xs text-ink-2">
        {(
          [
            ['ok', t('connected')],
            ['running', t('syncing')],
            ['warn', t('outdated')],
            ['error', t('broken')],
          ] as const
        ).map(([tone, text]) => (
          <li key={tone} className="flex items-center gap-1.5">
            <StatusDot tone={tone} />
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Figures() {
  const t = useStrings(catalogueStrings);
  const items = [
    { id: 'hero', term: t('figureHero'), value: <Money value="44756.40" hero onWhy={() => undefined} /> },
    { id: 'sum', term: t('figurePlain'), value: <Money value="14076.13" /> },
    {
      id: 'signed',
      term: t('figureSigned'),
      value: (
        <span className="flex flex-wrap items-baseline justify-end gap-x-4">
          <Money value="2492.46" sign="always" />
          <Money value="-1451.34" sign="always" />
          <Money value="0.00" sign="always" />
        </span>
      ),
    },
    { id: 'why', term: t('figureWhy'), value: <Money value="2190.38" onWhy={() => undefined} /> },
    { id: 'tax', term: t('figureTax'), value: <Money value="801.99" whole /> },
    { id: 'unknown', term: t('figureUnknown'), value: <Money value={null} /> },
    {
      id: 'crypto',
      term: t('figureCrypto'),
      value: (
        <span className="flex flex-wrap items-baseline justify-end gap-x-4">
          <CryptoAmount value="0.098114321987654321" unit="BTC" inspect />
          <CryptoAmount value="1850" unit="USDC" />
          <CryptoAmount value="0.000000000012" unit="ETH" />
        </span>
      ),
    },
    {
      id: 'percent',
      term: t('figurePercent'),
      value: (
        <span className="flex flex-wrap items-baseline justify-end gap-x-4">
          <PercentText ratio="0.458" />
          <PercentText ratio="0.0032" decimals={2} change />
          <PercentText ratio="-0.406" change />
        </span>
      ),
    },
    {
      id: 'date',
      term: t('figureDate'),
      value: (
        <span className="flex flex-wrap items-baseline justify-end gap-x-4">
          <DayText day="2026-09-28" />
          <InstantText at={SYNCED_AT} />
          <RelativeTimeText at={SYNCED_AT} now={SYNCED_AT + 250_000} />
        </span>
      ),
    },
  ];
  return (
    <Section title={t('figures')}>
      <DescriptionList items={items} />
    </Section>
  );
}
