import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useState } from 'react';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import type { LinkOf, PreviewedFile } from './previewedFile.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useStableCenter } from './useStableCenter.ts';
import { useWidth } from './useWidth.ts';

const MARGIN = 16;

const useStyles = makeStyles({
  place: { display: 'grid', placeItems: 'center', minHeight: '100%', width: 'max-content', minWidth: '100%' },
  image: { display: 'block', margin: `${MARGIN}px`, boxShadow: tokens.shadow4, backgroundColor: '#fff' },
  hidden: { display: 'none' },
});

interface Props {
  file: PreviewedFile;
  linkOf: LinkOf;
  /** Percent. */
  zoom: number;
  onFailed: (reason: unknown) => void;
}

/** An image; at 100 % it has its own size, or the width of the frame when it is wider than that. */
export function ImageView({ file, linkOf, zoom, onFailed }: Props) {
  const styles = useStyles();
  const { frame, recordCenter } = useStableCenter(zoom);
  const width = useWidth(frame) - 2 * MARGIN;
  const [link, setLink] = useState<string | null>(null);
  const [naturalWidth, setNaturalWidth] = useState<number | null>(null);
  const fail = useEffectEvent(onFailed);
  const ask = useEffectEvent(linkOf);
  // The first link may have run out by the time it is followed; the second is fresh.
  const [asked, setAsked] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    ask().then(
      (url) => isCurrent && setLink(url),
      (reason: unknown) => isCurrent && fail(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  return (
    <PreviewFrame ref={frame} onScroll={recordCenter}>
      {!naturalWidth && <PagePlaceholder />}
      <div className={naturalWidth ? styles.place : styles.hidden}>
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
            onError={() => (asked === 1 ? setAsked(2) : onFailed(null))}
          />
        )}
      </div>
    </PreviewFrame>
  );
}
