import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import type { EventDetail, EventRow } from '../../../../../platform/ledger/event-types.ts';
import { row } from '../testing/sample-rows.ts';
import { SourceRow } from './price-and-value.tsx';

afterEach(cleanup);

function show(event: EventRow): void {
  const detail = { row: event } as EventDetail;
  render(
    <LocaleProvider locale="en">
      <SourceRow detail={detail} onOpen={() => undefined} />
    </LocaleProvider>,
  );
}

it('names file and line also where the file itself is not kept', () => {
  show(row({ id: 'demo:1', source: { file: 'demo-kraken.csv', line: 109, name: 'Kraken' } }));
  expect(screen.getByText('demo-kraken.csv')).toBeDefined();
  expect(screen.getByText('109')).toBeDefined();
  expect(screen.queryByText(/by hand/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that an entry without a file was entered by hand', () => {
  const { source: _, ...typed } = row({ id: 'own' });
  show(typed);
  expect(screen.getByText('Entered by hand, without a file.')).toBeDefined();
});
