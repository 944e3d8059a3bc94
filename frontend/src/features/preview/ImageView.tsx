import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useState } from 'react';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import type { GetLink, PreviewedFile } from './previewedFile.ts';
import { UnshowableFile } from './previewFailure.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { rotatedSize, type Rotation } from './rules/rotation.ts';
import { useStableFrame } from './useStableFrame.ts';
import type { Zoom } from './rules/zoom.ts';

const MARGIN = 16;

const useStyles = makeStyles({
  container: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100%',
    width: 'max-content',
    minWidth: '100%',
  },
  // As large as the rotated image.
  paper: {
    display: 'grid',
    placeItems: 'center',
    margin: `${MARGIN}px`,
    boxShadow: tokens.shadow4,
    backgroundColor: '#fff',
  },
  image: { display: 'block' },
  hidden: { display: 'none' },
});

interface Props {
  file: PreviewedFile;
  getLink: GetLink;
  zoom: Zoom;
  rotation: Rotation;
  /** Called with the percentage at which the image is as wide as the frame, at most 100. */
  onFitPercent: (percent: number) => void;
  onFailed: (reason: unknown) => void;
}

/** Shows an image. It is fitted to the frame's width if it is wider, and never enlarged for that. */
export function ImageView({ file, getLink, zoom, rotation, onFitPercent, onFailed }: Props) {
  const styles = useStyles();
  const { frame, width: frameWidth, recordPosition } = useStableFrame([zoom, rotation].join());
  const width = frameWidth - 2 * MARGIN;
  const [link, setLink] = useState<{ readonly url: string; readonly attempt: number } | null>(null);
  const [natural, setNatural] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const fitPercent =
    natural && width > 0
      ? Math.min(100, Math.round((100 * width) / rotatedSize(natural, rotation).width))
      : 100;
  const notifyFit = useEffectEvent(onFitPercent);
  useEffect(() => notifyFit(fitPercent), [fitPercent]);
  const scale = (zoom === 'fit' ? fitPercent : zoom) / 100;
  const shown = natural && {
    width: Math.round(natural.width * scale),
    height: Math.round(natural.height * scale),
  };
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
    <PreviewFrame ref={frame} onScroll={recordPosition}>
      {!shown && <PagePlaceholder />}
      <div className={shown ? styles.container : styles.hidden}>
        {link && (
          <div className={styles.paper} style={shown ? rotatedSize(shown, rotation) : undefined}>
            <img
              key={link.attempt}
              src={link.url}
              alt={file.originalName}
              className={styles.image}
              style={shown ? { ...shown, transform: `rotate(${rotation}deg)` } : undefined}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setNatural({ width: naturalWidth, height: naturalHeight })
              }
              onError={() => void handleError(link.url)}
            />
          </div>
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
