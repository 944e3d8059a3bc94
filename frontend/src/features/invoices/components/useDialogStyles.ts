import { makeStyles, tokens } from '@fluentui/react-components';

/** From this width, the reusable lines are next to the form instead of above it. */
const WIDE = '@media (min-width: 900px)';
const PHONE = '@media (max-width: 599px)';

export const useDialogStyles = makeStyles({
  dialog: {
    width: '1080px',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    overflow: 'hidden',
    [WIDE]: { height: 'min(760px, calc(100dvh - 24px))' },
  },
  heading: {
    margin: 0,
    padding: '20px 24px 16px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [PHONE]: { padding: '16px' },
  },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBottom: '64px',
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      gridTemplateRows: 'minmax(0, 1fr)',
      alignContent: 'stretch',
      overflowY: 'hidden',
    },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '16px',
    padding: '20px 24px',
    scrollPaddingBottom: '64px',
    [WIDE]: { gridColumn: 1, gridRow: 1, overflowY: 'auto', overscrollBehavior: 'contain' },
    [PHONE]: { padding: '16px' },
  },
});
