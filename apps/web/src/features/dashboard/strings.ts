import { defineStrings } from '../../lib/i18n/strings.ts';

export const dashboardStrings = defineStrings('dashboard', {
  context: { de: 'Alle Börsen und Wallets auf einen Blick.', en: 'All exchanges and wallets at a glance.' },
  intro: {
    de: 'Zieh deine erste Datei hinein, dann erscheinen hier Bestand, Gewinn und Freigrenze.',
    en: 'Drop your first file and your holdings, gains and limit appear here.',
  },
});
