/** What the page can ask of the worker about the data as a whole, notifications and keys of services; the types are those of the worker's functions. */

import type { createNotificationHandlers } from './worker/notifications/notification-handlers.ts';
import type { createServiceKeyHandlers } from './worker/service-keys/service-key-handlers.ts';
import type { createLockHandlers, createStorageHandlers } from './worker/storage/storage-handlers.ts';

export type SettingsApi = ReturnType<typeof createStorageHandlers> &
  ReturnType<typeof createLockHandlers> &
  ReturnType<typeof createNotificationHandlers> &
  ReturnType<typeof createServiceKeyHandlers>;
