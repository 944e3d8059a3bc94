import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Rotation } from '@portal/contract/packets/recipe.ts';
import { SHEET_COLUMNS, SHEET_PAGES, type Source } from '@portal/contract/packets/sources.ts';
import { THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from './gridSizes.ts';
import { useSheet } from './sourcePages.ts';

/** A page on its side is as wide as it was high. */
const TURNED_SCALE = THUMBNAIL_WIDTH / THUMBNAIL_HEIGHT;

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    placeItems: 'center',
    width: `${THUMBNAIL_WIDTH}px`,
    height: `${THUMBNAIL_HEIGHT}px`,
    overflow: 'hidden',
    // Pages are white in both themes.
    backgroundColor: '#fff',
    boxShadow: tokens.shadow2,
  },
  sprite: {
    width: `${THUMBNAIL_WIDTH}px`,
    height: `${THUMBNAIL_HEIGHT}px`,
    flexShrink: 0,
    backgroundRepeat: 'no-repeat',
    forcedColorAdjust: 'none',
  },
  dimmed: { opacity: 0.35 },
});

interface Props {
  requestId: string;
  source: Source | undefined;
  /** The number of the page in its source. */
  page: number;
  rotation: Rotation;
  isDimmed: boolean;
}

/** A small picture of a page, cut from a sheet with fifty of them. */
export function Thumbnail({ requestId, source, page, rotation, isDimmed }: Props) {
  const styles = useStyles();
  const url = useSheet(requestId, source, page);
  const index = (page - 1) % SHEET_PAGES;
  const column = index % SHEET_COLUMNS;
  const row = Math.floor(index / SHEET_COLUMNS);
  const scale = rotation % 180 === 0 ? '' : ` scale(${TURNED_SCALE})`;
  return (
    <div className={mergeClasses(styles.frame, isDimmed && styles.dimmed)} aria-hidden>
      <div
        className={styles.sprite}
        style={{
          ...(url && { backgroundImage: `url("${url}")` }),
          backgroundSize: `${SHEET_COLUMNS * THUMBNAIL_WIDTH}px auto`,
          backgroundPosition: `-${column * THUMBNAIL_WIDTH}px -${row * THUMBNAIL_HEIGHT}px`,
          transform: `rotate(${rotation}deg)${scale}`,
        }}
      />
    </div>
  );
}
