import { makeStyles, tokens } from '@fluentui/react-components';

/** Back and on: one size for both, which on phones leaves room for the longest words. */
export const useBarButtonStyles = makeStyles({
  button: {
    minWidth: '96px',
    minHeight: '44px',
    '@media (max-width: 519px)': { padding: '8px 12px', fontSize: tokens.fontSizeBase300 },
  },
});
