import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { drawPage } from './pdf/drawPage.ts';
import type { OpenPdf, PageSize } from './pdf/openPdf.ts';

const useStyles = makeStyles({
  page: {
    position: 'relative',
    flexShrink: 0,
    // A PDF page is paper in either theme.
    backgroundColor: '#fff',
    boxShadow: tokens.shadow4,
    '& canvas': { display: 'block', width: '100%', height: '100%' },
  },
});

interface Props {
  pdf: OpenPdf;
  /** From 1. */
  number: number;
  /** Its size at 100 %, as far as it is known. */
  size: PageSize;
  /** CSS pixels. */
  width: number;
  /** Only a page that is seen is fetched and drawn; one that has left gives its memory back. */
  seen: boolean;
  onSize: (size: PageSize) => void;
  onFailed: (reason: unknown) => void;
}

/** One page of a PDF. While it is drawn anew for another zoom, the earlier drawing stays, stretched. */
export function PdfPage({ pdf, number, size, width, seen, onSize, onFailed }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const paper = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const notifySize = useEffectEvent(onSize);
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    const place = paper.current!;
    if (!seen) return place.replaceChildren();
    const leaving = new AbortController();
    drawPage(pdf.document, number, width, leaving.signal).then(
      (drawn) => {
        if (leaving.signal.aborted) return;
        place.replaceChildren(drawn.canvas);
        setText(drawn.text);
        notifySize(drawn.size);
      },
      (reason: unknown) => !leaving.signal.aborted && fail(reason),
    );
    return () => leaving.abort();
  }, [pdf, number, width, seen]);

  const label = t('Page {{page}} of {{pages}}', { page: number, pages: pdf.pageCount });
  return (
    <div
      data-page={number}
      className={styles.page}
      style={{ width: `${width}px`, height: `${(width * size.height) / size.width}px` }}
    >
      <div ref={paper} role="img" aria-label={label} style={{ height: '100%' }} />
      {seen && text && <VisuallyHidden>{text}</VisuallyHidden>}
    </div>
  );
}
