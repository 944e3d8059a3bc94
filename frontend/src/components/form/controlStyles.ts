import { makeStyles } from '@fluentui/react-components';

/** The size of all inputs and selects. Text of 16 px keeps phones from zooming in. */
export const useControlStyles = makeStyles({
  control: {
    width: '100%',
    minWidth: 0,
    minHeight: '44px',
    fontSize: '16px',
    // A select with a width in percent can be narrower than its longest option.
    '& > select': { width: '100%', height: '44px' },
  },
});
