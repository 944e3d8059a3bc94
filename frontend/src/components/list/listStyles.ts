import { makeStyles, tokens } from '@fluentui/react-components';

/** Table layout of a list, with a sticky header. */
export const useTableStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
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
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: {
    display: 'grid',
    alignContent: 'space-between',
    gap: '12px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
});
