import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  empty: {
    flexGrow: 1,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '4px',
    padding: '16px',
    textAlign: 'center',
  },
  icon: { display: 'flex', fontSize: '32px', color: tokens.colorNeutralForeground3 },
  title: { ...typographyStyles.body1Strong, margin: '4px 0 0' },
  text: {
    ...typographyStyles.body1,
    margin: 0,
    maxWidth: '40ch',
    textWrap: 'balance',
    color: tokens.colorNeutralForeground3,
  },
});

interface Props {
  icon: ReactNode;
  title: string;
  text: string;
}

/** A placeholder for a widget without data. */
export function EmptyWidget({ icon, title, text }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
