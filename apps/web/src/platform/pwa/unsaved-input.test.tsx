import { afterEach, expect, test } from 'vitest';
import { watchUnsavedInput } from './unsaved-input.ts';

afterEach(() => document.body.replaceChildren());

function form(html: string): HTMLInputElement {
  document.body.innerHTML = html;
  return document.querySelector('input') as HTMLInputElement;
}

test('what was typed before the watch began counts, until it is gone', () => {
  const field = form('<form><input><input type="checkbox" checked></form>');
  field.value = 'klaus@example.org';
  const hasUnsaved = watchUnsavedInput(document);
  expect(hasUnsaved()).toBe(true);
  field.value = '';
  expect(hasUnsaved()).toBe(false);
});

test('a search outside of a form, and boxes that nobody touched, do not count', () => {
  const search = form('<input><form><input><input type="radio" checked></form>');
  search.value = 'BTC';
  expect(watchUnsavedInput(document)()).toBe(false);
});
