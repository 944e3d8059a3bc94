import type { ReactNode } from 'react';
import { AppRoutes } from '../app/routes.tsx';
import { SessionWatch } from '../app/session/SessionWatch.tsx';
import { renderScreen } from './renderScreen.tsx';

/** Renders the portal at an address. */
export function renderPortal(address: string) {
  return renderScreen(<AppRoutes />, address);
}

/** Renders a screen with SessionWatch. */
export function renderWithSessionWatch(screen: ReactNode, address: string) {
  const watched = (
    <>
      <SessionWatch />
      {screen}
    </>
  );
  return renderScreen(watched, address);
}
