import { makeStyles, tokens } from '@fluentui/react-components';

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

/** The style of native checkboxes and radio buttons. */
export const useBoxStyles = makeStyles({
  box: {
    flexShrink: 0,
    width: '18px',
    height: '18px',
    margin: 0,
    accentColor: tokens.colorCompoundBrandBackground,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});
