import {
  type BrandVariants,
  createDarkTheme,
  createLightTheme,
  type Theme,
} from '@fluentui/react-components';

/** Deep teal. Shade 80 is the accent on light surfaces (contrast 6.1 to white), 110 the one on dark. */
const teal: BrandVariants = {
  10: '#011011',
  20: '#052022',
  30: '#07302f',
  40: '#083f41',
  50: '#0a4d50',
  60: '#0b5a5e',
  70: '#0b6469',
  80: '#0b6a6f',
  90: '#21797e',
  100: '#3b898e',
  110: '#58a0a4',
  120: '#6fb3b6',
  130: '#8ac4c7',
  140: '#a7d5d7',
  150: '#c6e5e6',
  160: '#e3f3f3',
};

const lightTheme = (): Theme => ({
  ...createLightTheme(teal),
  colorNeutralForegroundDisabled: '#727a7b',
  colorNeutralBackground2: '#f6f8f8',
  colorNeutralBackground3: '#eef2f2',
});

const darkTheme = (): Theme => ({
  ...createDarkTheme(teal),
  colorBrandForeground1: teal[130],
  colorBrandForeground2: teal[140],
  colorBrandForegroundLink: teal[130],
  colorBrandForegroundLinkHover: teal[140],
  colorBrandForegroundLinkPressed: teal[120],
  colorCompoundBrandForeground1: teal[130],
  colorBrandStroke1: teal[120],
  colorCompoundBrandStroke: teal[120],
  colorNeutralBackground1: '#1c2223',
  colorNeutralBackground1Hover: '#262d2e',
  colorNeutralBackground1Pressed: '#171c1d',
  colorNeutralBackground2: '#14191a',
  colorNeutralBackground3: '#101415',
  colorNeutralStroke2: '#3a4344',
  colorNeutralStencil1: '#283031',
  colorNeutralStencil2: '#1d2324',
  colorBrandBackground2: '#1a3234',
  colorNeutralForegroundDisabled: '#879091',
  colorNeutralBackgroundDisabled: '#262d2e',
  colorStatusSuccessBackground1: '#16251b',
  colorStatusSuccessBorder1: '#2f6b43',
  colorStatusWarningBackground1: '#26221a',
  colorStatusWarningBorder1: '#75602f',
  colorStatusDangerBackground1: '#2b1a1c',
  colorStatusDangerBorder1: '#8a3b42',
});

/** Only the build uses them (build/baseStyles.ts). */
export const themes = { light: lightTheme, dark: darkTheme };
