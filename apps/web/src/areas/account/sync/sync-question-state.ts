/** Whether a question of syncing is shown. It opens by itself when it arises, and again from the settings. */
import { Observable } from '../../../platform/observable.ts';

export const isSyncQuestionOpen = new Observable(true);
