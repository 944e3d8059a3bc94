import type { FluentIcon } from '@fluentui/react-icons';
import { BoardRegular } from '@fluentui/react-icons/svg/board';
import { BuildingBankRegular } from '@fluentui/react-icons/svg/building-bank';
import { DataTrendingRegular } from '@fluentui/react-icons/svg/data-trending';
import { DocumentAddRegular } from '@fluentui/react-icons/svg/document-add';
import { DocumentArrowUpRegular } from '@fluentui/react-icons/svg/document-arrow-up';
import { MailInboxRegular } from '@fluentui/react-icons/svg/mail-inbox';
import { OptionsRegular } from '@fluentui/react-icons/svg/options';
import { ReceiptMoneyRegular } from '@fluentui/react-icons/svg/receipt-money';
import { SettingsRegular } from '@fluentui/react-icons/svg/settings';
import { type Role, roles } from '@portal/contract/accounts/catalogs/roles.ts';
import type { TFunction } from 'i18next';

export interface NavigationItem {
  readonly label: (t: TFunction) => string;
  readonly to: string;
  readonly icon: FluentIcon;
  /** Who may use the page; the server decides regardless. */
  readonly roles: readonly Role[];
  /** Whether the entry has the number of requests with new messages. */
  readonly countsMessages?: true;
}

export interface NavigationGroup {
  readonly label: (t: TFunction) => string;
  readonly items: readonly NavigationItem[];
}

/** The entries of the navigation. */
const groups: readonly NavigationGroup[] = [
  {
    label: (t) => t('General'),
    items: [
      { label: (t) => t('Dashboard'), to: '/dashboard', icon: BoardRegular, roles, countsMessages: true },
      {
        label: (t) => t('Submissions'),
        to: '/submissions',
        icon: MailInboxRegular,
        roles: ['staff', 'admin'],
      },
      {
        label: (t) => t('Analytics'),
        to: '/analytics',
        icon: DataTrendingRegular,
        roles: ['staff', 'admin'],
      },
      {
        label: (t) => t('Payments'),
        to: '/payments',
        icon: ReceiptMoneyRegular,
        roles: ['staff', 'admin'],
      },
      {
        label: (t) => t('Payouts'),
        to: '/payouts',
        icon: BuildingBankRegular,
        roles: ['staff', 'admin'],
      },
      {
        label: (t) => t('Management', { context: 'center' }),
        to: '/management',
        icon: OptionsRegular,
        roles: ['staff', 'admin'],
      },
    ],
  },
  {
    label: (t) => t('Requests'),
    items: [
      { label: (t) => t('Client Request'), to: '/client/request', icon: DocumentAddRegular, roles },
      {
        label: (t) => t('Internal Request'),
        to: '/internal-request',
        icon: DocumentArrowUpRegular,
        roles: ['staff', 'admin'],
      },
    ],
  },
];

export const settingsItem: NavigationItem = {
  label: (t) => t('Settings'),
  to: '/account-settings',
  icon: SettingsRegular,
  roles,
};

/** The navigation of a role, without empty groups. */
export function navigationOf(role: Role): NavigationGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => item.roles.includes(role)) }))
    .filter((group) => group.items.length > 0);
}
