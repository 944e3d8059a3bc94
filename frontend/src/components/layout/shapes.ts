import { tokens, typographyStyles } from '@fluentui/react-components';

// Parts of styles, for makeStyles: `head: { ...row('8px'), ...screenOnly }`. They cost nothing in the browser, because the
// build evaluates them. It does not remove types, so this file has none: the values keep their types by Object.freeze.

/** Children beside each other, in further lines where the window is too narrow. */
export const row = (gap = '0') =>
  Object.freeze({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap });

/** The same with children of the same height. */
export const wrap = (gap = '0') => Object.freeze({ display: 'flex', flexWrap: 'wrap', gap });

/** Children beside each other in one line. */
export const line = (gap = '0') => Object.freeze({ display: 'flex', alignItems: 'center', gap });

/** The same within a text. */
export const inlineLine = (gap = '0') => Object.freeze({ display: 'inline-flex', alignItems: 'center', gap });

/** Children below each other, no wider than the column. */
export const column = (gap = '0') =>
  Object.freeze({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });

/** A list without bullets and indent. */
export const plainList = Object.freeze({ margin: 0, padding: 0, listStyleType: 'none' });

/** Such a list with gaps. */
export const listGrid = (gap = '0') => Object.freeze({ ...plainList, display: 'grid', gap });

/** A `fieldset` that looks like a `div`. */
export const noFrame = Object.freeze({ minWidth: 0, margin: 0, padding: 0, border: 'none' });

/** The border of a card. */
export const frame = Object.freeze({
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusXLarge,
});

/** The border of a box within a card. */
export const smallFrame = Object.freeze({ ...frame, borderRadius: tokens.borderRadiusMedium });

export const smallText = Object.freeze({
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
});

export const bodyText = Object.freeze({
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
});

export const largeHeading = Object.freeze({
  fontSize: tokens.fontSizeBase500,
  lineHeight: tokens.lineHeightBase500,
  fontWeight: tokens.fontWeightSemibold,
});

/** A small remark. */
export const hintText = Object.freeze({
  ...typographyStyles.caption1,
  color: tokens.colorNeutralForeground3,
});

/** A small text that is not a remark. */
export const softSmall = Object.freeze({
  ...typographyStyles.caption1,
  color: tokens.colorNeutralForeground2,
});

/** Cuts what is too long for its line. */
export const ellipsis = Object.freeze({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const screenOnly = Object.freeze({ '@media print': { display: 'none' } });

export const focusRing = Object.freeze({
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
});

/** A focus ring that nothing around can cover. */
export const innerFocusRing = Object.freeze({
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
});

/** A link in a text or list. */
export const textLink = Object.freeze({
  ...focusRing,
  color: tokens.colorBrandForegroundLink,
  textDecorationLine: 'none',
  borderRadius: tokens.borderRadiusSmall,
  ':hover': { textDecorationLine: 'underline' },
});

/** A `button` without the looks of one. */
export const plainButton = Object.freeze({
  backgroundColor: 'transparent',
  border: 'none',
  cursor: 'pointer',
});
