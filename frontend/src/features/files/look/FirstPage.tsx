import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPage } from '../../preview/pdf/drawPage.ts';
import { openPdf } from '../../preview/pdf/openPdf.ts';
import { PreviewDialog } from '../../preview/PreviewDialog.tsx';
import { previewKindOf } from '../../preview/previewKindOf.ts';

/** CSS pixels. */
const WIDTH = 72;

const useStyles = makeStyles({
  button: {
    flexShrink: 0,
    width: `${WIDTH + 2}px`,
    minHeight: '44px',
    padding: 0,
    // Pages are white in both themes.
    backgroundColor: '#fff',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    cursor: 'zoom-in',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '& > *': { display: 'block', width: '100%', height: 'auto' },
  },
});

interface Props {
  name: string;
  contentType: string;
  content: File;
}

/** The first page of a file, small. A click shows the file. Nothing for a file that browsers cannot show. */
export function FirstPage({ name, contentType, content }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const place = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  const [bytes, setBytes] = useState<Uint8Array<ArrayBuffer> | null>(null);
  const [isBroken, setBroken] = useState(false);
  const kind = previewKindOf(contentType);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async () => {
      const read = new Uint8Array(await content.arrayBuffer());
      signal.throwIfAborted();
      setBytes(read);
      const page = kind === 'pdf' ? await pageOf(read, signal) : await imageOf(content);
      signal.throwIfAborted();
      place.current?.replaceChildren(page);
    };
    if (kind !== 'none') draw().catch(() => signal.aborted || setBroken(true));
    return () => leaving.abort();
  }, [content, kind]);
  if (kind === 'none' || isBroken) return null;
  return (
    <>
      <button
        ref={place}
        type="button"
        className={styles.button}
        aria-label={t('Show {{name}}', { name })}
        onClick={() => setShown(true)}
      />
      {isShown && bytes && (
        <PreviewDialog
          file={{ fileId: name, originalName: name, contentType, size: content.size, content: bytes }}
          getLink={async () => URL.createObjectURL(content)}
          onDownload={null}
          onOpen={null}
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}

async function pageOf(content: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<HTMLElement> {
  const reading = new AbortController();
  const size = content.byteLength;
  try {
    const pdf = await openPdf({
      size,
      content,
      getLink: () => Promise.reject(new Error('not needed')),
      signal: AbortSignal.any([signal, reading.signal]),
      onReadFailed: () => undefined,
    });
    return (await drawPage(pdf.document, 1, { width: WIDTH, rotation: 0, hasText: false, signal })).canvas;
  } finally {
    reading.abort();
  }
}

async function imageOf(content: File): Promise<HTMLElement> {
  const bitmap = await createImageBitmap(content);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * 2;
  canvas.height = Math.max(1, Math.round((bitmap.height / bitmap.width) * canvas.width));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}
