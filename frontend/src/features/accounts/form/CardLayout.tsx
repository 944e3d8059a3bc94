import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { bodyText, wrap } from '../../../components/layout/shapes.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '24px' },
  head: { display: 'grid', gap: '8px' },
  text: { ...bodyText, margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  below: {
    ...wrap('4px 8px'),
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
  /** Links to other screens, below the content. */
  below?: ReactNode;
  /** Content that loads late. It comes last so that it moves nothing. */
  last?: ReactNode;
}

/** Layout of the sign-in, sign-up and password screens. */
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
