import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  spinner: {
    display: 'inline-block',
    width: '16px',
    height: '16px',
    boxSizing: 'border-box',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: tokens.borderRadiusCircular,
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '800ms',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  },
});

/** A spinner for buttons with a pending action, which the button’s label names. */
export function SmallSpinner() {
  return <span className={useStyles().spinner} aria-hidden />;
}
