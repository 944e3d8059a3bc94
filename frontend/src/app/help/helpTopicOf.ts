import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { settingsTabOf } from '../../features/accounts/settings/settingsTabs.ts';
import { managementTabOf } from '../management/managementTab.ts';
import { requestTabOf } from '../../features/desk/requestTabs.ts';
import type { HelpTopic } from './helpTopic.ts';
import { confirmAddressTopic, profileTopic, settingsTopics } from './topics/accountTopics.ts';
import { managementTopics } from './topics/managementTopics.ts';
import { isWorkspace } from '../shell/isWorkspace.ts';
import { assembleTopic, checkPagesTopic, requestTopics } from './topics/requestTopics.ts';
import {
  analyticsTopic,
  dashboardTopic,
  internalRequestTopic,
  paymentsTopic,
  payoutsTopic,
  reportsTopic,
  searchTopic,
  submissionsTopic,
} from './topics/workTopics.ts';

const topics: Readonly<Record<string, HelpTopic>> = {
  '/dashboard': dashboardTopic,
  '/search': searchTopic,
  '/submissions': submissionsTopic,
  '/analytics': analyticsTopic,
  '/internal-request': internalRequestTopic,
  '/payments': paymentsTopic,
  '/payouts': payoutsTopic,
  '/analytics/reports': reportsTopic,
  '/profile': profileTopic,
  '/confirm-address': confirmAddressTopic,
};

/** The help of the screen at an address, for staff; undefined if the address has no screen. */
export function helpTopicOf(pathname: string, search: string, role: Role): HelpTopic | undefined {
  const tab = new URLSearchParams(search).get('tab');
  if (pathname === '/management') return managementTopics[managementTabOf(tab, role)];
  if (pathname.endsWith('/check-pages')) return checkPagesTopic;
  if (isWorkspace(pathname)) return assembleTopic;
  if (pathname.startsWith('/dashboard/request/')) return requestTopics[requestTabOf(tab)];
  if (pathname === '/account-settings') {
    const chosen = settingsTabOf(tab, role);
    return chosen === 'address-book' ? undefined : settingsTopics[chosen];
  }
  return topics[pathname];
}
