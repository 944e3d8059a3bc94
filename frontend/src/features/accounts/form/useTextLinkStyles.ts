import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of links, and of buttons that look like links, in the text of a form. */
export const useTextLinkStyles = makeStyles({
  link: {
    padding: 0,
    border: 'none',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    textAlign: 'start',
    color: tokens.colorBrandForegroundLink,
    backgroundColor: 'transparent',
    textDecorationLine: 'underline',
    textUnderlineOffset: '2px',
    borderRadius: tokens.borderRadiusSmall,
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});
