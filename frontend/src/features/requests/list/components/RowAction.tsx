import { makeStyles, tokens } from '@fluentui/react-components';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { Link } from 'react-router-dom';

/** The link of a request in the list: label, accessible name, and whether it opens a new tab. */
export interface ListAction {
  readonly label: string;
  readonly accessibleName: (orderId: string) => string;
  readonly opensNewTab?: boolean;
}

const useStyles = makeStyles({
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    boxSizing: 'border-box',
    padding: '4px 14px',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (max-width: 1199px)': { minHeight: '40px' },
    '@media print': { display: 'none' },
  },
});

interface Props {
  action: ListAction;
  request: Pick<RequestListItem, '_id' | 'orderId'>;
}

export function RowAction({ action, request }: Props) {
  const styles = useStyles();
  return (
    <Link
      to={`/dashboard/request/${request._id}`}
      className={styles.action}
      aria-label={action.accessibleName(request.orderId)}
      {...(action.opensNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {action.label}
    </Link>
  );
}
