import { makeStyles, tokens } from '@fluentui/react-components';

/** Tables of figures: numbers are right-aligned, and wide tables scroll horizontally. */
export const useFigureTableStyles = makeStyles({
  // A shadow shows on which side the table continues. A cover that scrolls with the table hides it at the end.
  scroll: {
    overflowX: 'auto',
    backgroundImage: [
      `linear-gradient(to right, ${tokens.colorNeutralBackground1} 40%, transparent)`,
      `linear-gradient(to left, ${tokens.colorNeutralBackground1} 40%, transparent)`,
      `linear-gradient(to right, ${tokens.colorNeutralStroke1}, transparent)`,
      `linear-gradient(to left, ${tokens.colorNeutralStroke1}, transparent)`,
    ].join(', '),
    backgroundPosition: 'left, right, left, right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '40px 100%, 40px 100%, 14px 100%, 14px 100%',
    backgroundAttachment: 'local, local, scroll, scroll',
    '@media print': { backgroundImage: 'none' },
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
    // Most columns fit on small screens: headers wrap, figures do not.
    '@media (max-width: 599px)': {
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
      '& th': { whiteSpace: 'normal', verticalAlign: 'bottom' },
      '& th, & td': { padding: '8px 6px' },
    },
    '@media print': { fontSize: '8pt', '& th, & td': { padding: '3px 6px' } },
  },
});
