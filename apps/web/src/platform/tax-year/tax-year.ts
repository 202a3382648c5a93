/**
 * The tax year in view: the address decides (so a link shows what its sender saw), then the last choice, then the newest year
 * of the shown book that has something to declare (a history that ends years ago would else open on an empty report), then the
 * running year in Germany. For files it is never a year that still runs: people file the last one that is over.
 * Offered are the years the ledger touches, the running one and the one usually filed now.
 *
 * A year chosen in the demo says nothing about one's own data: it is kept apart, and only until the demo is left.
 */
import { berlinDay, type Instant, yearOfDay } from '@cryptax/kernel';
import { rootRouteId, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { LedgerState } from '../ledger/ledger-state.ts';
import { useLedgerState } from '../ledger/use-ledger.tsx';
import { SCREENS } from '../navigation/paths.ts';
import { Observable, useObservable } from '../observable.ts';
import { settings, useSetting } from '../settings/settings.ts';

export interface TaxYear {
  readonly year: number;
  readonly runningYear: number;
  readonly choose: (year: number) => void;
}

const chosenInDemo = new Observable<number | undefined>(undefined);

export function useTaxYear(): TaxYear {
  const search = useSearch({ from: rootRouteId });
  const navigate = useNavigate();
  const runningYear = runningTaxYear(Date.now());
  const ownChoice = useSetting('taxYear');
  const demoChoice = useObservable(chosenInDemo);
  const ledger = useLedgerState();
  const isDemo = showsDemo(ledger) === true;
  const lastChoice = (isDemo ? demoChoice : ownChoice) ?? newestDeclarable(ledger, runningYear);
  const isForFiles = useLocation({ select: ({ pathname }) => pathname === SCREENS.reportExport.path });
  const year = search.year ?? (isForFiles ? closedYear(lastChoice, runningYear) : (lastChoice ?? runningYear));
  const choose = (chosen: number) => {
    if (isDemo) chosenInDemo.set(chosen);
    else settings.set('taxYear', chosen);
    void navigate({ to: '.', search: (previous) => ({ ...previous, year: chosen }), replace: true });
  };
  return { year, runningYear, choose };
}

/**
 * For one place of the frame: whoever leaves the demo, or reads in own data beside it, begins with the year of that data. The
 * address carries the year from screen to screen and would hand the one of the demo on.
 */
export function useForgottenDemoYear(): void {
  const navigate = useNavigate();
  const isDemo = showsDemo(useLedgerState());
  const wasDemo = useRef(isDemo);
  useEffect(() => {
    // While the other book opens nothing is known yet.
    if (isDemo === undefined || isDemo === wasDemo.current) return;
    const hasLeft = wasDemo.current === true;
    wasDemo.current = isDemo;
    if (!hasLeft) return;
    chosenInDemo.set(undefined);
    void navigate({ to: '.', search: (previous) => ({ ...previous, year: undefined }), replace: true });
  }, [isDemo, navigate]);
}

function showsDemo(ledger: LedgerState): boolean | undefined {
  return 'isDemo' in ledger ? ledger.isDemo : undefined;
}

/** The last choice where that year is over, else the year before the running one. */
export function closedYear(lastChoice: number | null | undefined, runningYear: number): number {
  return Math.min(lastChoice ?? runningYear, runningYear - 1);
}

/** Nothing while the book opens, and for a book without any such year. An entry dated ahead by mistake moves nothing. */
export function newestDeclarable(ledger: LedgerState, runningYear: number): number | undefined {
  const years = 'declarable' in ledger ? ledger.declarable : undefined;
  return years?.find((year) => year <= runningYear);
}

/** The calendar year it is in Berlin: on New Year's Eve that can differ from the reader's clock. */
export function runningTaxYear(nowMs: number): number {
  const nowSeconds = Math.floor(nowMs / 1_000) as Instant;
  return yearOfDay(berlinDay(nowSeconds));
}

/** Newest first, without repeats. */
export function offeredYears(ledgerYears: readonly number[], runningYear: number, chosen: number): readonly number[] {
  const years = new Set([...ledgerYears, runningYear, runningYear - 1, chosen]);
  return [...years].sort((a, b) => b - a);
}
