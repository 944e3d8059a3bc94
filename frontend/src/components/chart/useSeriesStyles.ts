import { makeStyles, tokens } from '@fluentui/react-components';

/** The colors of the two series: far apart in hue and lightness in both color schemes. */
export const useSeriesStyles = makeStyles({
  opened: { fill: tokens.colorBrandForeground1, backgroundColor: tokens.colorBrandForeground1 },
  closed: {
    fill: tokens.colorPaletteDarkOrangeBorderActive,
    backgroundColor: tokens.colorPaletteDarkOrangeBorderActive,
  },
});
