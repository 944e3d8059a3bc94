import type { Role } from '@portal/contract/catalogues/roles.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../lib/brand.ts';
import { Notice } from '../../../components/Notice.tsx';

/** Who invites, and to what. */
export function InvitationNotice({ role }: { role: Role }) {
  const { t } = useTranslation();
  return <Notice type="info">{inviting(role, t)}</Notice>;
}

function inviting(role: Role, t: TFunction): string {
  const { name } = brand;
  switch (role) {
    case 'client':
      return t('{{name}} invites you to join as a client.', { name });
    case 'staff':
      return t('{{name}} invites you to join as a member of its staff.', { name });
    case 'admin':
      return t('{{name}} invites you to join as an administrator.', { name });
  }
}
