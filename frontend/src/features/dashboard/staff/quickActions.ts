import type { FluentIcon } from '@fluentui/react-icons';
import { DataTrendingRegular } from '@fluentui/react-icons/svg/data-trending';
import { DocumentAddRegular } from '@fluentui/react-icons/svg/document-add';
import { MailInboxRegular } from '@fluentui/react-icons/svg/mail-inbox';
import { SettingsRegular } from '@fluentui/react-icons/svg/settings';
import type { TFunction } from 'i18next';

interface QuickAction {
  readonly label: (t: TFunction) => string;
  readonly text: (t: TFunction) => string;
  readonly to: string;
  readonly icon: FluentIcon;
}

/** The tasks that staff start most often from the dashboard. */
export const quickActions: readonly QuickAction[] = [
  {
    label: (t) => t('New Request'),
    text: (t) => t('Create patient request'),
    to: '/internal-request',
    icon: DocumentAddRegular,
  },
  {
    label: (t) => t('Submissions'),
    text: (t) => t('Review submissions'),
    to: '/submissions',
    icon: MailInboxRegular,
  },
  {
    label: (t) => t('Analytics'),
    text: (t) => t('View reports'),
    to: '/analytics',
    icon: DataTrendingRegular,
  },
  {
    label: (t) => t('Management', { context: 'center' }),
    text: (t) => t('System settings'),
    to: '/management',
    icon: SettingsRegular,
  },
];
