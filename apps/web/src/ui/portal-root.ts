/**
 * Where dialogs and drawers are put. Named from the start: else they look for it after they were drawn, and then their
 * whole content is drawn in that one go, however it was asked for. None where there is no page.
 */
export function portalRoot(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.body;
}
