import {
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  notice: { paddingBottom: tokens.spacingVerticalMNudge },
  body: { minWidth: 0, overflowWrap: 'anywhere' },
  title: { display: 'block' },
  actions: { justifyContent: 'start', flexWrap: 'wrap', rowGap: tokens.spacingVerticalS, marginBottom: 0 },
});

interface Props {
  type: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children?: ReactNode;
  /** What the user can do about it. */
  actions?: ReactNode;
  role?: 'alert' | 'status';
}

/** A message in the page, next to the content that it is about. It is announced only if it has a role. */
export function Notice({ type, title, children, actions, role }: Props) {
  const styles = useStyles();
  return (
    <MessageBar
      layout="multiline"
      intent={type}
      role={role}
      aria-labelledby={undefined}
      bottomReflowSpacer={null}
      className={styles.notice}
      icon={{ 'aria-hidden': true }}
      data-notice={type}
    >
      <MessageBarBody className={styles.body}>
        {title && <MessageBarTitle className={styles.title}>{title}</MessageBarTitle>}
        {children}
      </MessageBarBody>
      {actions && <MessageBarActions className={styles.actions}>{actions}</MessageBarActions>}
    </MessageBar>
  );
}
