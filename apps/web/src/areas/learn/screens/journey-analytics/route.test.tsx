import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { journeyLog } from '../../../../platform/analytics/journey-log.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { visit } from '../../../../testing/visit.tsx';

beforeEach(() => settings.set('locale', 'en'));
afterEach(() => {
  journeyLog.clear();
  localStorage.clear();
  settings.changedElsewhere(null);
  vi.unstubAllGlobals();
});

test('is off until switched on, shows real events, an example apart from them, and forgets on demand', async () => {
  await visit('/klaus-analytics');
  const user = userEvent.setup();
  expect(await screen.findByText('The analysis is switched off')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Simulate' }));
  expect(await screen.findByText(/a made-up visit that is not kept/)).toBeDefined();
  expect(screen.getByText('Report saved')).toBeDefined();
  expect(journeyLog.get()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'End simulation' }));

  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(settings.get('journeyAnalytics')).toBe(true);
  // One visit, one screen seen: the visit stands at evaluation, and nothing was read of prices.
  expect(await screen.findByText('/klaus-analytics')).toBeDefined();
  expect(screen.getByText('1 visit · you are here')).toBeDefined();
  const metrics = screen.getByLabelText('Metrics');
  expect(within(metrics).getAllByText('not measured')).toHaveLength(3);

  const saved = vi.fn((_: Blob) => 'blob:journey');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const [file] = saved.mock.calls[0] as [Blob];
  expect(JSON.parse(await file.text())).toMatchObject({ isExample: false, sessions: [{ currentStage: 'evaluation' }] });

  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.click(await screen.findByRole('button', { name: 'Delete visits' }));
  await waitFor(() => expect(journeyLog.get()).toEqual([]));
  expect(await screen.findByText(/Nothing remembered yet/)).toBeDefined();
});
