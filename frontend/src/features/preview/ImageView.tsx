import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useState } from 'react';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import type { GetLink, PreviewedFile } from './previewedFile.ts';
import { UnshowableFile } from './previewFailure.ts';
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
  const [link, setLink] = useState<{ readonly url: string; readonly attempt: number } | null>(null);
  const [naturalWidth, setNaturalWidth] = useState<number | null>(null);
  const fail = useEffectEvent(onFailed);
  const getFreshLink = useEffectEvent(getLink);
  // The first link may have expired before the browser uses it, so one more is requested. Within a minute it can be the
  // same one: a new element loads it again.
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    getFreshLink().then(
      (url) => isCurrent && setLink({ url, attempt }),
      (reason: unknown) => isCurrent && fail(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  async function handleError(url: string) {
    if (attempt === 1) return setAttempt(2);
    onFailed((await isReadable(url)) ? new UnshowableFile('damaged') : null);
  }

  return (
    <PreviewFrame ref={frame} onScroll={recordCenter}>
      {!naturalWidth && <PagePlaceholder />}
      <div className={naturalWidth ? styles.container : styles.hidden}>
        {link && (
          <img
            key={link.attempt}
            src={link.url}
            alt={file.originalName}
            className={styles.image}
            style={
              naturalWidth
                ? { width: `${Math.round((Math.min(naturalWidth, width) * zoom) / 100)}px` }
                : undefined
            }
            onLoad={({ currentTarget }) => setNaturalWidth(currentTarget.naturalWidth)}
            onError={() => void handleError(link.url)}
          />
        )}
      </div>
    </PreviewFrame>
  );
}

/** Whether the link works, so that only the content can be the reason why the image is not shown. */
async function isReadable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { Range: 'bytes=0-0' }, credentials: 'omit' });
    return response.ok;
  } catch {
    return false;
  }
}
