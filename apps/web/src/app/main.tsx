/** Starts the web app: one style sheet, one router, one root. */
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/app.css';
import { createAppRouter } from './router.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no place for the app.');

createRoot(container).render(
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>,
);
