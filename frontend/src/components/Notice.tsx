import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';

const icons = {
  success: CheckmarkCircleRegular,
  error: ErrorCircleRegular,
  warning: WarningRegular,
  info: InfoRegular,
};

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    gap: '12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: '1px solid',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
  },
  icon: { display: 'flex', flexShrink: 0, fontSize: '20px' },
  body: { flexGrow: 1, minWidth: 0, alignSelf: 'center', overflowWrap: 'anywhere' },
  title: { fontWeight: tokens.fontWeightSemibold, display: 'block' },
  actions: { marginTop: '8px' },
  info: {
    backgroundColor: tokens.colorNeutralBackground2,
    ...shorthands.borderColor(tokens.colorNeutralStroke2),
  },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    ...shorthands.borderColor(tokens.colorStatusSuccessBorder1),
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    ...shorthands.borderColor(tokens.colorStatusWarningBorder1),
  },
  error: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    ...shorthands.borderColor(tokens.colorStatusDangerBorder1),
  },
  infoIcon: { color: tokens.colorBrandForeground1 },
  successIcon: { color: tokens.colorStatusSuccessForeground1 },
  warningIcon: { color: tokens.colorStatusWarningForeground3 },
  errorIcon: { color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  type: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children?: ReactNode;
  /** What the user can do about it. */
  actions?: ReactNode;
  role?: 'alert' | 'status';
}

/** A message in the page, next to the content that it is about. */
export function Notice({ type, title, children, actions, role }: Props) {
  const styles = useStyles();
  const Icon = icons[type];
  return (
    <div className={mergeClasses(styles.notice, styles[type])} role={role} data-notice={type}>
      <span className={mergeClasses(styles.icon, styles[`${type}Icon`])} aria-hidden>
        <Icon />
      </span>
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
