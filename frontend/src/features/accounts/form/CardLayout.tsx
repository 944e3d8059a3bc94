import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../components/page/PageTitle.tsx';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '24px' },
  head: { display: 'grid', gap: '8px' },
  text: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  below: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 8px',
    justifyContent: 'center',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    color: tokens.colorNeutralForeground2,
  },
});

interface Props {
  title: string;
  text?: string;
  children?: ReactNode;
  /** The way to the other screens, under everything else. */
  below?: ReactNode;
  /** What arrives late and must not move anything. */
  last?: ReactNode;
}

/** How the screens of signing in are laid out within their card. */
export function CardLayout({ title, text, children, below, last }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <PageTitle title={title} />
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
      {below && <div className={styles.below}>{below}</div>}
      {last}
    </div>
  );
}
