/** The title of the present screen, decided by the route table and shown by the screen's own head. */
import { createContext, useContext } from 'react';

export const ScreenTitleContext = createContext<string>('');

export function useScreenTitle(): string {
  return useContext(ScreenTitleContext);
}
