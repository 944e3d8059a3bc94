import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import type { AccountState } from '@portal/contract/accounts/endpoints/people.ts';
import { useTranslation } from 'react-i18next';

/** Labels for roles and account states. */
export function usePeopleLabels() {
  const { t } = useTranslation();
  const role: Record<Role, string> = { client: t('Client'), staff: t('Staff'), admin: t('Admin') };
  const state: Record<AccountState, string> = {
    active: t('Active', { context: 'account' }),
    invited: t('Invited'),
    disabled: t('Disabled'),
  };
  return { role, state };
}
