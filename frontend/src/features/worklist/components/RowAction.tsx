import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { requestPath } from '../../requests/startedAction/startedAction.ts';
import { nextStepLabels } from '../rules/nextStepLabels.ts';

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
  // What the client must do stands out.
  own: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ...shorthands.borderColor(tokens.colorBrandBackground),
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
});

interface Props {
  action: ListAction;
  request: Pick<RequestListItem, '_id' | 'orderId' | 'nextStep'>;
}

/** The button of a request: its next step if the client must do it, otherwise the action of the list. */
export function RowAction({ action, request }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const own = request.nextStep && nextStepLabels(request.nextStep, request.orderId, t).action;
  return (
    <Link
      to={requestPath(request._id, request.nextStep)}
      className={mergeClasses(styles.action, own ? styles.own : undefined)}
      aria-label={own ? own.accessibleName : action.accessibleName(request.orderId)}
      {...(action.opensNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {own ? own.label : action.label}
    </Link>
  );
}
