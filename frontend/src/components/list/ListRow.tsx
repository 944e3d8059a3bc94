import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/pieces.tsx';
import { useSharedStyles } from '../layout/useSharedStyles.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '@media (max-width: 719px)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: '8px',
      padding: '12px 0',
    },
  },
  withoutOrder: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media (max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  order: {
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  text: {
    margin: 0,
    whiteSpace: 'pre-line',
    maxWidth: '75ch',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& button': { minHeight: '36px' },
    // On small screens, below the text and large enough to tap.
    '@media (max-width: 719px)': { gridColumn: '1 / -1', '& button': { minHeight: '44px' } },
  },
});

interface Props {
  /** Position, in an ordered list. */
  order?: string | undefined;
  /** Name and marks. */
  head: ReactNode;
  text?: string | undefined;
  /** Second line, such as who created it and when. */
  details?: string | undefined;
  actions?: ReactNode;
  /** Progress, notes and dialogs of the item. */
  children?: ReactNode;
}

/** One item of a list. */
export function ListRow({ order, head, text, details, actions, children }: Props) {
  const styles = useStyles();
  const shared = useSharedStyles();
  return (
    <li className={mergeClasses(styles.row, order === undefined && styles.withoutOrder)}>
      {order !== undefined && <span className={styles.order}>{order}</span>}
      <Stack gap={4} shared={['shrinks', 'breaks']}>
        <Row gap={10} rowGap={4} shared="strong">
          {head}
        </Row>
        {text && <p className={styles.text}>{text}</p>}
        {details && <p className={shared('small', 'muted')}>{details}</p>}
        {children}
      </Stack>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
