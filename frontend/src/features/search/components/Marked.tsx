import { makeStyles, tokens } from '@fluentui/react-components';
import type { MarkedPart } from '../rules/markedParts.ts';

const useStyles = makeStyles({
  mark: {
    color: tokens.colorNeutralForeground1,
    backgroundColor: `color-mix(in srgb, ${tokens.colorPaletteMarigoldBorderActive} 28%, transparent)`,
    borderRadius: tokens.borderRadiusSmall,
  },
});

/** A value with the part that was searched for. */
export function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  const styles = useStyles();
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      // The parts of a value never change their order.
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
