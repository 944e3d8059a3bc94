import { makeStyles, tokens } from '@fluentui/react-components';

/** Tables of figures: numbers to the right, and scrolled sideways where there is no room. */
export const useTableStyles = makeStyles({
  scroll: {
    overflowX: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& th, & td': {
      padding: '8px 12px',
      textAlign: 'right',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& th': { fontWeight: tokens.fontWeightSemibold },
    '& thead th': { color: tokens.colorNeutralForeground2 },
    '& th:first-child': { paddingLeft: 0, textAlign: 'left' },
    '& :is(th, td):last-child': { paddingRight: 0 },
    '& tbody tr:last-child > *': { borderBottom: 'none' },
    '@media print': { fontSize: '8pt', '& th, & td': { padding: '3px 6px' } },
  },
});
