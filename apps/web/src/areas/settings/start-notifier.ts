/** The notifier with the browser's own notices, clock and ledger. */
import { sharedLedger } from '../../platform/ledger/ledger-client.ts';
import { settings } from '../../platform/settings/settings.ts';
import { startNotifying } from './notifications/notifier.ts';
import { permissionNow, showNotice } from './notifications/permission.ts';

export function startNotifier(): () => void {
  const { api, state } = sharedLedger();
  return startNotifying({
    // The user's own book, whichever is shown: nobody is told about example data.
    ask: (question) => api.dueNotices('own', question),
    show: showNotice,
    isAllowed: () => permissionNow() === 'granted',
    voice: () => ({ locale: settings.get('locale'), isHidden: settings.get('hideAmounts') }),
    every: (ms, work) => {
      const timer = setInterval(work, ms);
      return () => clearInterval(timer);
    },
    onLedgerChange: state.subscribe,
  });
}
