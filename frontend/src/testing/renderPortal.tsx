import type { ReactNode } from 'react';
import { AppRoutes } from '../app/routes.tsx';
import { SessionWatch } from '../app/session/SessionWatch.tsx';
import { renderScreen } from './renderScreen.tsx';

/** Renders the portal, with the screen that belongs to the address. */
export function renderPortal(address: string) {
  return renderScreen(<AppRoutes />, address);
}

/** Renders a screen beside what watches over the session. */
export function renderWatched(screen: ReactNode, address: string) {
  const watched = (
    <>
      <SessionWatch />
      {screen}
    </>
  );
  return renderScreen(watched, address);
}
