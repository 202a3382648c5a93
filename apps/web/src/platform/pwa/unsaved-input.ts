/**
 * Whether something typed would be lost by a reload: fields of forms and dialogs that the user changed and that are
 * still on the page with content. Searches and filters outside of forms do not count.
 */
const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const PLACES = 'form, [role="dialog"], [role="alertdialog"]';

export function watchUnsavedInput(page: Document): () => boolean {
  // The watch begins after the first screen is drawn: who typed before that must not lose it either.
  const touched = new Set([...page.querySelectorAll(`:is(${PLACES}) :is(input, textarea)`)].filter(hasText));
  page.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(FIELDS) && target.closest(PLACES) !== null) touched.add(target);
    },
    { capture: true, passive: true },
  );
  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field);
    return [...touched].some(hasContent);
  };
}

function hasContent(field: Element): boolean {
  return isTextField(field) ? hasText(field) : true;
}

function hasText(field: Element): boolean {
  return isTextField(field) && field.value !== '';
}

function isTextField(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLInputElement) return field.type !== 'checkbox' && field.type !== 'radio';
  return field instanceof HTMLTextAreaElement;
}
