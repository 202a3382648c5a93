/** Prints a plan as PDF and saves it; one at a time. */
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { saveFile } from '../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../platform/ledger/ledger-failed.tsx';
import { useLedger, useLedgerState } from '../../../platform/ledger/use-ledger.tsx';
import type { PlanDocument } from '../planning-types.ts';
import { planningStrings } from './strings.ts';

export interface Print {
  readonly isPrinting: boolean;
  readonly print: (fileName: string, document: PlanDocument) => void;
}

export function usePrint(book: Book): Print {
  const ledger = useLedger();
  const locale = useLocale();
  const [isPrinting, setPrinting] = useState(false);
  const t = useStrings(planningStrings);
  const state = useLedgerState();
  // On paper nobody sees the callout of the screen.
  const open = 'counts' in state && state.counts.review > 0 ? [t('openYear.paper')] : [];
  const print = async (fileName: string, document: PlanDocument) => {
    setPrinting(true);
    const marked = { ...document, notes: [...open, ...document.notes] };
    const made = await ledger.printPlan(book, { fileName, document: marked, locale });
    setPrinting(false);
    if (made.ok) saveFile(made.value.fileName, made.value.blob);
    else notifyLedgerError(made.error, locale);
  };
  return { isPrinting, print: (fileName, document) => void print(fileName, document) };
}
