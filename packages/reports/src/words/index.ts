export { changedEvent, changeReason, fieldChangeText, fieldsText } from '../changes/change-text.ts';
