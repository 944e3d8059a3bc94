import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { Route, Routes } from 'react-router-dom';
import { renderScreen } from './renderScreen.tsx';
import { signInAs } from './signInAs.ts';
// Preloads the lazy tabs, so that tests do not wait for them.
import '../features/configuration/copyServices/CopyServicesTab.tsx';
import '../features/deadlines/DeadlinesTab.tsx';
import '../features/configuration/facilities/FacilitiesTab.tsx';
import '../features/configuration/invoiceOptions/InvoiceOptionsTab.tsx';
import '../features/accounts/people/PeopleTab.tsx';
import '../features/configuration/redactionReasons/RedactionReasonsTab.tsx';
import '../app/management/PrivacyTab.tsx';
import '../app/management/ReviewTab.tsx';
import '../features/configuration/statuses/StatusesTab.tsx';
import '../features/templates/TemplatesTab.tsx';
import { ManagementScreen } from '../app/management/ManagementScreen.tsx';

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
