/** The title of the present screen, decided by the route table, and the screen's head that shows it. */
import { createContext, useContext } from 'react';
import { PageHeader, type PageHeaderProps } from '../../ui/page-header.tsx';

export const ScreenTitleContext = createContext<string>('');

export function useScreenTitle(): string {
  return useContext(ScreenTitleContext);
}

export function ScreenHeader(props: Omit<PageHeaderProps, 'title'>) {
  return <PageHeader title={useScreenTitle()} {...props} />;
}
