import type { YearEndStatement } from '@cryptax/reports/answer';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import { YearEndFound } from './year-end-form.tsx';

const ORIGIN = { source: 'daily', method: 'day' } as const;
const STATEMENT: YearEndStatement = {
  year: 2025,
  wallet: 'Cold',
  chain: 'Cosmos Hub',
  addresses: ['cosmos1'],
  until: '2025-12-31T22:59:59Z',
  service: 'Cosmos',
  block: { height: 29123456, at: '2025-12-31T22:59:55Z' },
  lines: [{ asset: 'ATOM', told: '11.5', value: { eur: '23.00', origin: ORIGIN } }],
  unclaimed: [{ asset: 'ATOM', amount: '0.25', value: { eur: '0.50', origin: ORIGIN } }],
  silent: [],
  isHistoryRead: true,
};

function shown(statement: YearEndStatement) {
  const { container, unmount } = render(
    <LocaleProvider locale="de">
      <YearEndFound statement={statement} />
    </LocaleProvider>,
  );
  const text = (container.textContent ?? '').replaceAll(/\s/g, ' ');
  unmount();
  return text;
}

it('shows block, Berlin time, source, balance and both readings of unclaimed rewards as two figures', () => {
  const text = shown(STATEMENT);
  expect(text).toContain('Letzter Block 29123456 vom 31.12.2025, 23:59:55, Quelle Cosmos.');
  expect(text).toMatch(/11,50 ATOM laut Chain\s*23,00 €\s*mitgelieferte Tageskurse/);
  expect(text).not.toContain('Keine Auskunft');
  expect(text).toMatch(/0,25 ATOM nicht abgeholt, Zufluss spätestens am 31\.12\. \(Rz\. 48a\)\s*0,50 €/);
  expect(text).toMatch(/Zufluss erst mit dem Abholen, im Jahr 2025\s*0,00 €/);
});

it('keeps nothing, and says so, where nobody answered', () => {
  const { block: _, service: __, unclaimed: ___, ...rest } = STATEMENT;
  const text = shown({ ...rest, lines: [], silent: ['Blockscout'], isHistoryRead: false });
  expect(text).toContain('Nichts ist bekannt, deshalb ist auch nichts abgelegt.');
  expect(text).not.toContain('liegt bei den Belegen');
});

it('says what the chain does not tell', () => {
  const { block: _, service: __, unclaimed: ___, ...rest } = STATEMENT;
  const text = shown({
    ...rest,
    lines: [{ asset: 'BTC', computed: '0.5' }],
    silent: ['Blockscout'],
    isHistoryRead: false,
  });
  expect(text).toContain('Keine Auskunft über diesen Zeitpunkt von: Blockscout.');
  expect(text).toContain('Kein Dienst nennt den letzten Block.');
  expect(text).toContain('nicht bis über das Jahresende gelesen');
  expect(text).toContain('Summe der Transaktionen');
  expect(text).toContain('Die Chain sagt es nicht.');
});
