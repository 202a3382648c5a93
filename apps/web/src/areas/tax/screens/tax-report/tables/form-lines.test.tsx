import type { FormLine } from '@cryptax/tax-de';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import type { LedgerState } from '../../../../../platform/ledger/ledger-state.ts';
import { LedgerProvider } from '../../../../../platform/ledger/use-ledger.tsx';
import { Observable } from '../../../../../platform/observable.ts';
import type { ReportView } from '../../../report-types.ts';
import { FormLines } from './form-lines.tsx';

const client = { api: {} as LedgerApi, state: new Observable<LedgerState>({ kind: 'loading' }) };

function show(lines: readonly (number | null)[]): void {
  const line = (number: number | null, at: number) =>
    ({
      field: `field-${at}`,
      line: number,
      label: { de: `Feld ${at}`, en: `Field ${at}` },
      value: '10.00',
      wholeEuro: '10',
      confidence: number === null ? 'none' : 'high',
    }) as unknown as FormLine;
  const report = {
    year: 2026,
    source: { kind: 'sealed', id: 'x' },
    completeness: { complete: true },
    forms: [{ block: 'private-sales', advice: 'needed', lines: lines.map(line) }],
  } as unknown as ReportView;
  render(
    <LocaleProvider locale="de">
      <LedgerProvider client={client}>
        <FormLines report={report} />
      </LedgerProvider>
    </LocaleProvider>,
  );
}

const NOT_KNOWN = /Die Zeilennummern des Vordrucks 2026 stehen noch nicht fest\./;

it('says once that a form has no numbers yet, instead of a column of dashes', () => {
  show([null, null]);
  expect(screen.getByText(NOT_KNOWN)).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Zeile' })).toBeNull();
  expect(screen.queryByText('–')).toBeNull();
  expect(screen.getByRole('row', { name: /Feld 0/ }).children).toHaveLength(4);
});

it('names the lines of a form that has them', () => {
  show([41, null]);
  expect(screen.queryByText(NOT_KNOWN)).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Zeile' })).toBeDefined();
  expect(screen.getByRole('row', { name: /Feld 0/ }).textContent).toContain('41');
});
