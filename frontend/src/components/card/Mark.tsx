import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    padding: '1px 8px',
    border: '1px solid',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  plain: { color: tokens.colorNeutralForeground2, ...shorthands.borderColor(tokens.colorNeutralStroke1) },
  good: {
    color: tokens.colorStatusSuccessForeground1,
    backgroundColor: tokens.colorStatusSuccessBackground1,
    ...shorthands.borderColor(tokens.colorStatusSuccessBorder1),
  },
  attention: {
    color: tokens.colorStatusWarningForeground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
    ...shorthands.borderColor(tokens.colorStatusWarningBorder1),
  },
});

interface Props {
  tone?: 'plain' | 'good' | 'attention';
  children: ReactNode;
}

/** A small label that states a fact in two or three words. */
export function Mark({ tone = 'plain', children }: Props) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.mark, styles[tone])}>{children}</span>;
}
