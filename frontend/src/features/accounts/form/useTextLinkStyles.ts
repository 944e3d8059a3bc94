import { makeStyles, tokens } from '@fluentui/react-components';
import { focusRing, plainButton } from '../../../components/layout/shapes.ts';

/** Styles of links, and of buttons that look like links, in the text of a form. */
export const useTextLinkStyles = makeStyles({
  link: {
    ...plainButton,
    ...focusRing,
    padding: 0,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    textAlign: 'start',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    textUnderlineOffset: '2px',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
});
