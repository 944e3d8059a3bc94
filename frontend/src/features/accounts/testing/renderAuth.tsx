import { listIdentityProviders } from '@portal/contract/accounts/endpoints/oauth.ts';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';

/** Opens a screen at its address; every other address only names itself. No other providers are configured. */
export function renderAuth(screen: ReactNode, address: string) {
  server.use(mockOperation(listIdentityProviders, () => []));
  return openAuth(screen, address);
}

/** The same, with what the test itself answers about other providers. */
export function openAuth(screen: ReactNode, address: string) {
  const [path] = address.split('?');
  return renderScreen(
    <Routes>
      <Route path={path!} element={screen} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    address,
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}
