import { makeStyles } from '@fluentui/react-components';
import { encode } from 'uqr';

const useStyles = makeStyles({
  // Black on white in both themes: cameras read nothing else reliably.
  code: {
    display: 'block',
    width: '200px',
    maxWidth: '100%',
    aspectRatio: '1',
    borderRadius: '8px',
    backgroundColor: '#ffffff',
    forcedColorAdjust: 'none',
  },
});

/** Empty modules around the code, without which it is not found. */
const QUIET_ZONE = 4;

/** A text as a square that cameras read. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const styles = useStyles();
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={squares.join('')} fill="#000000" />
    </svg>
  );
}
