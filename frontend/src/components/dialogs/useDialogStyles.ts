import { makeStyles, tokens } from '@fluentui/react-components';

const PHONE = '@media (max-width: 599px)';

/** A large dialog whose heading and buttons stay visible while the form between them scrolls. */
export const useDialogStyles = makeStyles({
  dialog: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', overflow: 'hidden' },
  heading: {
    margin: 0,
    padding: '20px 24px 16px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [PHONE]: { padding: '16px' },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '20px',
    padding: '20px 24px',
    // Leaves room for the hint below a focused field.
    scrollPaddingBottom: '64px',
    overscrollBehavior: 'contain',
    [PHONE]: { padding: '16px' },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px 12px',
    padding: '12px 24px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > button': { minHeight: '40px' },
    [PHONE]: { padding: '12px 16px', '& > button': { minHeight: '44px', flexGrow: 1 } },
  },
  /** Why the button next to it cannot be used. */
  obstacle: {
    flexGrow: 1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    [PHONE]: { flexBasis: '100%' },
  },
});
