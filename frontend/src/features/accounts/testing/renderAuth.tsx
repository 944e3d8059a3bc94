import { listIdentityProviders } from '@portal/contract/accounts/endpoints/oauth.ts';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';

/** Opens a screen at its address; any other address shows its path. No identity providers are configured. */
export function renderAuth(screen: ReactNode, address: string) {
  server.use(mockOperation(listIdentityProviders, () => []));
  return openAuth(screen, address);
}

/** Like `renderAuth`, but the test mocks `listIdentityProviders` itself. */
export function openAuth(screen: ReactNode, address: string) {
  const [path] = address.split('?');
  return renderScreen(
    <Routes>
      <Route path={path!} element={screen} />
      <Route path="*" element={<OtherPage />} />
    </Routes>,
    address,
  );
}

function OtherPage() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}
