import { makeStyles, tokens } from '@fluentui/react-components';

/** Tables of money: amounts are right-aligned, and wide tables scroll horizontally. */
export const usePayoutTableStyles = makeStyles({
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
    '& th, & td': {
      padding: '8px 12px',
      textAlign: 'left',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& th': { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
    '& thead th': { color: tokens.colorNeutralForeground2 },
    '& :is(th, td):first-child': { paddingLeft: 0 },
    '& :is(th, td):last-child': { paddingRight: 0 },
    '& tbody tr:last-child > *': { borderBottom: 'none' },
    '@media (max-width: 599px)': { '& th, & td': { padding: '8px' } },
    '@media print': { fontSize: '8pt', '& th, & td': { padding: '3px 6px' } },
  },
  // More specific than the cells of the table.
  amount: { '&&': { textAlign: 'right', whiteSpace: 'nowrap' } },
  line: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  wide: { minWidth: '14ch', overflowWrap: 'anywhere' },
  link: {
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  difference: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});
