import { makeStyles, tokens } from '@fluentui/react-components';
import { bodyText, focusRing } from '../../../components/layout/shapes.ts';

/** Tables of money: amounts are right-aligned, wide tables scroll horizontally, and rows are cards on phones. */
export const usePayoutTableStyles = makeStyles({
  scroll: { ...focusRing, overflowX: 'auto' },
  table: {
    ...bodyText,
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '8px 12px',
      textAlign: 'left',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& [data-amount]': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& th': { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
    '& thead th': { color: tokens.colorNeutralForeground2 },
    '& th:first-child, & td:first-child': { paddingLeft: 0 },
    '& th:last-child, & td:last-child': { paddingRight: 0 },
    '& tbody tr:last-child > *': { borderBottom: 'none' },
    '@media screen and (max-width: 599px)': {
      '& thead': { display: 'none' },
      '& tbody tr': {
        display: 'block',
        padding: '12px 0',
        borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      },
      '& tbody tr:last-child': { borderBottom: 'none' },
      '& tbody th, & tbody td': { display: 'block', padding: '2px 0', borderBottom: 'none' },
      '& td[data-label]': {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '16px',
        textAlign: 'right',
      },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        flexShrink: 0,
        color: tokens.colorNeutralForeground2,
        whiteSpace: 'normal',
        textAlign: 'left',
      },
    },
    '@media print': { fontSize: '8pt', '& th, & td': { padding: '3px 6px' } },
  },
  line: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  request: {
    minWidth: '24ch',
    overflowWrap: 'anywhere',
    '@media screen and (max-width: 599px)': { minWidth: 0 },
  },
  wide: { minWidth: '10ch', overflowWrap: 'anywhere' },
  link: { ...focusRing, color: tokens.colorBrandForegroundLink, borderRadius: tokens.borderRadiusSmall },
  difference: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});
