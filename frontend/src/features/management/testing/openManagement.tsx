import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { Route, Routes } from 'react-router-dom';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { signInAs } from '../../../testing/signInAs.ts';
// Preloads the lazy tabs, so that tests do not wait for them.
import '../copyServices/CopyServicesTab.tsx';
import '../deadlines/DeadlinesTab.tsx';
import '../facilities/FacilitiesTab.tsx';
import '../invoiceOptions/InvoiceOptionsTab.tsx';
import '../people/PeopleTab.tsx';
import '../privacy/PrivacyTab.tsx';
import '../screens/ReviewTab.tsx';
import '../statuses/StatusesTab.tsx';
import '../templates/TemplatesTab.tsx';
import { ManagementScreen } from '../screens/ManagementScreen.tsx';

/** Opens the Management Center at a tab, signed in with a role. */
export function openManagement(tab: string | null, role: Role = 'admin') {
  signInAs({ role });
  return renderScreen(
    <Routes>
      <Route path="/management" element={<ManagementScreen />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    tab === null ? '/management' : `/management?tab=${tab}`,
  );
}
