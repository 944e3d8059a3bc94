import { makeStyles, tokens } from '@fluentui/react-components';

/** The colours of what is opened and what is closed: far apart in hue and in lightness, in both schemes. */
export const useSeriesStyles = makeStyles({
  opened: { fill: tokens.colorBrandForeground1, backgroundColor: tokens.colorBrandForeground1 },
  closed: {
    fill: tokens.colorPaletteDarkOrangeBorderActive,
    backgroundColor: tokens.colorPaletteDarkOrangeBorderActive,
  },
});
