import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../ui/button.tsx';
import { errorReports } from './errors/error-report.ts';
import { useAction, useBusyWhile } from './use-action.ts';

afterEach(() => {
  cleanup();
  errorReports.close();
});

function Runner({ work }: { readonly work: () => Promise<void> }) {
  const [isBusy, run] = useAction(work);
  return (
    <Button loading={isBusy} onClick={run}>
      Save
    </Button>
  );
}

describe('useAction', () => {
  it('ends when the work throws, shows the error, and the button works again', async () => {
    let tries = 0;
    let fail = (_: Error) => {};
    const work = () => {
      tries++;
      return new Promise<void>((_, reject) => {
        fail = reject;
      });
    };
    render(<Runner work={work} />);
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await act(async () => fail(new Error('the worker is gone')));
    expect(errorReports.latest.get()?.detail).toBe('Error: the worker is gone');
    expect(button.getAttribute('aria-busy')).toBeNull();
    await userEvent.click(button);
    expect(tries).toBe(2);
  });

  it('starts once, however often it is pressed while it runs', async () => {
    let tries = 0;
    let end = () => {};
    const starts: (() => void)[] = [];
    function Twice() {
      const [isBusy, run] = useAction(() => {
        tries++;
        return new Promise<void>((resolve) => {
          end = resolve;
        });
      });
      starts.push(run);
      return <output>{String(isBusy)}</output>;
    }
    render(<Twice />);
    // Both before the screen is drawn again: a double click.
    act(() => {
      starts[0]?.();
      starts[0]?.();
    });
    expect(tries).toBe(1);
    expect(screen.getByText('true')).toBeTruthy();
    await act(async () => end());
    expect(screen.getByText('false')).toBeTruthy();
  });
});

describe('useBusyWhile', () => {
  it('is free again after work that throws, and hands the fault on', async () => {
    let whileBusy: ReturnType<typeof useBusyWhile>[1] | undefined;
    function Shown() {
      const [isBusy, run] = useBusyWhile();
      whileBusy = run;
      return <output>{String(isBusy)}</output>;
    }
    render(<Shown />);
    await act(async () => {
      await expect(whileBusy?.(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    });
    expect(screen.getByText('false')).toBeTruthy();
  });
});
