/** The app's one service monitor, with the addresses from the settings. */
import { browserEnvironment } from '../notices/environment.ts';
import { settings } from '../settings/settings.ts';
import { ServiceMonitor } from './service-monitor.ts';

export const serviceMonitor = new ServiceMonitor(browserEnvironment, {
  prices: () => settings.get('priceEndpoint'),
  explorer: () => settings.get('explorerEndpoint'),
});
