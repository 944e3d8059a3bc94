import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useState } from 'react';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import type { GetLink, PreviewedFile } from './previewedFile.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useStableCenter } from './useStableCenter.ts';
import { useWidth } from './useWidth.ts';

const MARGIN = 16;

const useStyles = makeStyles({
  container: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100%',
    width: 'max-content',
    minWidth: '100%',
  },
  image: { display: 'block', margin: `${MARGIN}px`, boxShadow: tokens.shadow4, backgroundColor: '#fff' },
  hidden: { display: 'none' },
});

interface Props {
  file: PreviewedFile;
  getLink: GetLink;
  /** Percent. */
  zoom: number;
  onFailed: (reason: unknown) => void;
}

/** Shows an image. At 100% it has its natural size, or the frame's width if it is wider. */
export function ImageView({ file, getLink, zoom, onFailed }: Props) {
  const styles = useStyles();
  const { frame, recordCenter } = useStableCenter(zoom);
  const width = useWidth(frame) - 2 * MARGIN;
  const [link, setLink] = useState<string | null>(null);
  const [naturalWidth, setNaturalWidth] = useState<number | null>(null);
  const fail = useEffectEvent(onFailed);
  const getFreshLink = useEffectEvent(getLink);
  // The first link may have expired before the browser uses it, so one more is requested.
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    getFreshLink().then(
      (url) => isCurrent && setLink(url),
      (reason: unknown) => isCurrent && fail(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  return (
    <PreviewFrame ref={frame} onScroll={recordCenter}>
      {!naturalWidth && <PagePlaceholder />}
      <div className={naturalWidth ? styles.container : styles.hidden}>
        {link && (
          <img
            src={link}
            alt={file.originalName}
            className={styles.image}
            style={
              naturalWidth
                ? { width: `${Math.round((Math.min(naturalWidth, width) * zoom) / 100)}px` }
                : undefined
            }
            onLoad={({ currentTarget }) => setNaturalWidth(currentTarget.naturalWidth)}
            onError={() => (attempt === 1 ? setAttempt(2) : onFailed(null))}
          />
        )}
      </div>
    </PreviewFrame>
  );
}
