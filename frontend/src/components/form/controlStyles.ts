import { makeStyles, shorthands, tokens } from '@fluentui/react-components';

/** The style of all inputs and selects. Text of 16 px keeps phones from zooming in. */
export const useControlStyles = makeStyles({
  control: {
    width: '100%',
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: '9px 12px',
    fontFamily: 'inherit',
    fontSize: '16px',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: '100ms',
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
    ':hover': { ...shorthands.borderColor(tokens.colorNeutralStrokeAccessibleHover) },
    ':focus': {
      outlineStyle: 'none',
      ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
      boxShadow: `0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
    },
    ':disabled': {
      color: tokens.colorNeutralForeground3,
      backgroundColor: tokens.colorNeutralBackground3,
      ...shorthands.borderColor(tokens.colorNeutralStroke1),
    },
    '&[aria-invalid="true"]': { ...shorthands.borderColor(tokens.colorStatusDangerForeground1) },
    // Repeated, because rules of states come after all others and would replace the color.
    '&[aria-invalid="true"]:hover': { ...shorthands.borderColor(tokens.colorStatusDangerForeground1) },
    '&[aria-invalid="true"]:focus': {
      ...shorthands.borderColor(tokens.colorStatusDangerForeground1),
      boxShadow: `0 0 0 1px ${tokens.colorStatusDangerForeground1}`,
    },
    '@media (forced-colors: active)': { ':focus': { outline: '2px solid' } },
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
