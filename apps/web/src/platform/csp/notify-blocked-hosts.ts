/** Says in plain words that a host may not be asked, and who can change it. Loaded with the ledger, not with the shell. */
import { defineStrings, translate } from '../i18n/strings.ts';
import { notices } from '../notices/notices.ts';
import { settings } from '../settings/settings.ts';
import { onBlockedHost, reportBlockedHosts } from './blocked-hosts.ts';

const blockedStrings = defineStrings('blocked-hosts', {
  blocked: {
    de: '{{host}} darf von dieser Seite aus nicht abgefragt werden. Wer den Server betreibt, kann die Adresse mit CRYPTAX_CONNECT_ORIGINS erlauben.',
    en: 'This page is not allowed to contact {{host}}. Whoever runs the server can allow the address with CRYPTAX_CONNECT_ORIGINS.',
  },
});

export function notifyBlockedHosts(): void {
  reportBlockedHosts(document);
  onBlockedHost((host) => notices.info(translate(blockedStrings, settings.get('locale'), 'blocked', { host })));
}
