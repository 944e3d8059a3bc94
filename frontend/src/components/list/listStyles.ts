import { makeStyles, tokens } from '@fluentui/react-components';
import { bodyText, frame, listGrid } from '../layout/shapes.ts';

/** Table layout of a list, with a sticky header. */
export const useTableStyles = makeStyles({
  table: {
    ...bodyText,
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& th': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      padding: '10px 8px',
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightSemibold,
      textAlign: 'start',
      color: tokens.colorNeutralForeground2,
      backgroundColor: tokens.colorNeutralBackground3,
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& td': {
      padding: '10px 8px',
      verticalAlign: 'middle',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& tbody tr:hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
});

/** Card layout of the same list, for narrow screens. */
export const useCardStyles = makeStyles({
  list: { ...listGrid('12px'), gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' },
  card: { ...frame, display: 'grid', alignContent: 'space-between', gap: '12px', padding: '16px' },
});
