import { makeStyles, tokens } from '@fluentui/react-components';
import { largeHeading, row, smallText } from '../layout/shapes.ts';

const PHONE = '@media (max-width: 599px)';

/** A large dialog whose heading and buttons stay visible while the form between them scrolls. */
export const useDialogStyles = makeStyles({
  dialog: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', overflow: 'hidden' },
  heading: {
    ...largeHeading,
    margin: 0,
    padding: '20px 24px 16px',
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
    ...row('8px 12px'),
    justifyContent: 'flex-end',
    padding: '12px 24px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > button': { minHeight: '40px' },
    [PHONE]: { padding: '12px 16px', '& > button': { minHeight: '44px', flexGrow: 1 } },
  },
  /** Why the button next to it cannot be used. */
  obstacle: {
    ...smallText,
    flexGrow: 1,
    color: tokens.colorNeutralForeground2,
    [PHONE]: { flexBasis: '100%' },
  },
});
