import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  track: {
    height: '4px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  filled: {
    height: '100%',
    borderRadius: 'inherit',
    backgroundColor: tokens.colorCompoundBrandBackground,
    // Moved, not widened: the compositor does it alone, while a width lays out and paints the page in every frame.
    transitionProperty: 'transform',
    transitionDuration: '150ms',
  },
});

/** A bar that fills; `value` from 0 to 1. */
export function ProgressLine({ value, label }: { value: number; label: string }) {
  const styles = useStyles();
  const percent = Math.round(value * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.track}
    >
      <div className={styles.filled} style={{ transform: `translateX(${percent - 100}%)` }} />
    </div>
  );
}
