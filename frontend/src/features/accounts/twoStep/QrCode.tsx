import { makeStyles } from '@fluentui/react-components';
import { encode } from 'uqr';

const useStyles = makeStyles({
  // Black on white in both themes, because cameras read other colors less reliably.
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

/** Width of the empty border in modules. Scanners need it to detect the code. */
const QUIET_ZONE = 4;

/** A text as a QR code. */
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
