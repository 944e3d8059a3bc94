import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  // Sizes of text, without the margins of browsers. Without a size it is that of the surroundings.
  small: { ...typographyStyles.caption1, margin: 0 },
  body: { ...typographyStyles.body1, margin: 0 },
  strong: { ...typographyStyles.body1Strong, margin: 0 },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  large: { ...typographyStyles.subtitle1, margin: 0 },
  semibold: { fontWeight: tokens.fontWeightSemibold },
  mono: { fontFamily: tokens.fontFamilyMonospace },
  // Colors of text.
  plain: { color: tokens.colorNeutralForeground1 },
  soft: { color: tokens.colorNeutralForeground2 },
  muted: { color: tokens.colorNeutralForeground3 },
  link: { color: tokens.colorBrandForegroundLink },
  danger: { color: tokens.colorStatusDangerForeground1 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground3 },
  // Lines of text: `breaks` also inside of words, `lines` where the text has them.
  breaks: { overflowWrap: 'anywhere' },
  lines: { whiteSpace: 'pre-wrap' },
  oneLine: { whiteSpace: 'nowrap' },
  digits: { fontVariantNumeric: 'tabular-nums' },
  block: { display: 'block' },
  // Margins.
  flush: { margin: 0 },
  above2: { marginTop: '2px' },
  above4: { marginTop: '4px' },
  above6: { marginTop: '6px' },
  above8: { marginTop: '8px' },
  above12: { marginTop: '12px' },
  above16: { marginTop: '16px' },
  above20: { marginTop: '20px' },
  below4: { marginBottom: '4px' },
  below8: { marginBottom: '8px' },
  below12: { marginBottom: '12px' },
  below16: { marginBottom: '16px' },
  below24: { marginBottom: '24px' },
  /** Below the label of a checkbox. */
  inset: { paddingLeft: '28px' },
  pushed: { marginLeft: 'auto' },
  // Sizes and places.
  readable: { maxWidth: '75ch' },
  width240: { maxWidth: '240px' },
  width480: { maxWidth: '480px' },
  width560: { maxWidth: '560px' },
  width640: { maxWidth: '640px' },
  width860: { maxWidth: '860px' },
  shrinks: { minWidth: 0 },
  grows: { flexGrow: 1 },
  rigid: { flexShrink: 0 },
  height40: { minHeight: '40px' },
  height44: { minHeight: '44px' },
  start: { justifySelf: 'start' },
  middle: { justifySelf: 'center' },
  wholeRow: { gridColumn: '1 / -1' },
  /** Takes no space without content. */
  unlessEmpty: { ':empty': { display: 'none' } },
  /** A heading or region that gets the focus from the program. */
  noOutline: { outlineStyle: 'none' },
  faded: { opacity: 0.5 },
  screenOnly: { '@media print': { display: 'none' } },
});

/** A word for one property that many places need. */
export type SharedStyle = keyof ReturnType<typeof useStyles>;

/** Makes a class of words: `shared('small', 'muted')`. Of two words for the same property, the later one applies. */
export function useSharedStyles(): (...words: readonly SharedStyle[]) => string {
  const styles = useStyles();
  return (...words) => mergeClasses(...words.map((word) => styles[word]));
}
