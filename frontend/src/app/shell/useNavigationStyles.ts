import { makeStyles, tokens } from '@fluentui/react-components';
import { bodyText, ellipsis, innerFocusRing, line, plainButton } from '../../components/layout/shapes.ts';

/** Styles of navigation rows, for links and buttons. */
export const useNavigationStyles = makeStyles({
  row: {
    ...plainButton,
    ...line('12px'),
    ...bodyText,
    ...innerFocusRing,
    position: 'relative',
    width: '100%',
    minHeight: '40px',
    boxSizing: 'border-box',
    padding: '8px 12px',
    fontFamily: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'none',
    color: tokens.colorNeutralForeground2,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    '&[aria-current="page"]': {
      color: tokens.colorBrandForeground1,
      backgroundColor: tokens.colorBrandBackground2,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  icon: { display: 'flex', flexShrink: 0, fontSize: '20px' },
  label: { ...ellipsis },
});
