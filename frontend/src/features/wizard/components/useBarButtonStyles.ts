import { makeStyles, tokens } from '@fluentui/react-components';

/** Gives Back and Next the same size. On phones, leaves room for the longest label. */
export const useBarButtonStyles = makeStyles({
  button: {
    minWidth: '96px',
    minHeight: '44px',
    '@media (max-width: 519px)': { padding: '8px 12px', fontSize: tokens.fontSizeBase300 },
  },
});
