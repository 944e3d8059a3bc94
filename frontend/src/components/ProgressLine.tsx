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
    // Translated, not resized: only the compositor does that work, while a new width needs layout and paint in every frame.
    transitionProperty: 'transform',
    transitionDuration: '150ms',
  },
});

/** A progress bar; `value` from 0 to 1. */
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
