import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { isStaffRole, type Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { newMessagesQuery } from '../../features/worklist/newMessagesQuery.ts';
import { viewCountLabel } from '../../features/worklist/rules/workViewLabels.ts';
import { workViewsQuery } from '../../features/worklist/views/workViewsQuery.ts';

/** The largest number that fits. */
const MAX_SHOWN = 99;

const useStyles = makeStyles({
  count: {
    flexShrink: 0,
    minWidth: '20px',
    height: '20px',
    boxSizing: 'border-box',
    padding: '0 6px',
    marginLeft: 'auto',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
  },
  onIcon: {
    position: 'absolute',
    top: '1px',
    right: '1px',
    minWidth: '16px',
    height: '16px',
    padding: '0 4px',
    fontSize: tokens.fontSizeBase100,
    lineHeight: '16px',
  },
});

interface Props {
  role: Role;
  /** Stands on an icon instead of beside a label. */
  collapsed: boolean;
}

/** The number of requests with new messages, for the link to the list of requests. Nothing if there are none. */
export function NewMessages({ role, collapsed }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const count = useNewMessages(role);
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden className={mergeClasses(styles.count, collapsed && styles.onIcon)}>
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
      <VisuallyHidden>
        {t('{{number}} requests with new messages', { count, number: viewCountLabel(count) })}
      </VisuallyHidden>
    </>
  );
}

/** How many requests have messages that the side of the person has not read; 0 until it is known. Also counted again when the person opens another page. */
function useNewMessages(role: Role): number {
  const isStaff = isStaffRole(role);
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const ofStaff = useQuery({ ...workViewsQuery, enabled: isStaff });
  const ofClient = useQuery({ ...newMessagesQuery, enabled: !isStaff });
  const { queryKey } = isStaff ? workViewsQuery : newMessagesQuery;
  useEffect(() => {
    void queryClient.refetchQueries({ queryKey, type: 'active', stale: true }, { cancelRefetch: false });
  }, [queryClient, queryKey, pathname]);
  return (isStaff ? ofStaff.data?.counts.messages : ofClient.data) ?? 0;
}
