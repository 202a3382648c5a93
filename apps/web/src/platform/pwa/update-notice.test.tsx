import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.ts';
import { OfflineApp } from './offline-app.ts';
import { UpdateNotice } from './update-notice.tsx';

afterEach(() => settings.set('locale', 'en'));

function shown(form?: React.ReactNode) {
  settings.set('locale', 'de');
  const app = new OfflineApp(() => undefined);
  const switched = vi.spyOn(app, 'switchToNewVersion');
  app.state.set('waiting');
  render(
    <>
      {form}
      <ul>
        <UpdateNotice app={app} />
      </ul>
    </>,
  );
  return { app, switched };
}

test('switches at once when nothing is typed', () => {
  const { switched } = shown(<input aria-label="Suche" />);
  fireEvent.input(screen.getByLabelText('Suche'), { target: { value: 'btc' } });
  fireEvent.click(screen.getByRole('button', { name: 'Neu laden' }));
  expect(switched).toHaveBeenCalledTimes(1);
});

test('asks again when a form holds an unsaved input', () => {
  const { switched } = shown(
    <form>
      <input aria-label="Notiz" />
    </form>,
  );
  fireEvent.input(screen.getByLabelText('Notiz'), { target: { value: 'Umzug' } });
  fireEvent.click(screen.getByRole('button', { name: 'Neu laden' }));
  expect(switched).not.toHaveBeenCalled();
  expect(screen.queryByText(/nicht gespeichert/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Trotzdem neu laden' }));
  expect(switched).toHaveBeenCalledTimes(1);
});

test('can be put off, and comes back with a further version', async () => {
  const { app } = shown();
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByText('Neue Version bereit')).toBeNull();
  app.state.set('behind');
  expect(await screen.findByText(/anderen Tab/)).toBeDefined();
});
