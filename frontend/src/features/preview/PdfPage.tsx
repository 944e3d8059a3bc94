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
    // PDF pages are white in both themes.
    backgroundColor: '#fff',
    boxShadow: tokens.shadow4,
    '& canvas': { display: 'block', width: '100%', height: '100%' },
  },
});

interface Props {
  pdf: OpenPdf;
  /** From 1. */
  number: number;
  /** Size at 100%; that of the first page until it is known. */
  size: PageSize;
  /** CSS pixels. */
  width: number;
  /** Only visible pages are fetched and drawn. Other pages free their memory. */
  isVisible: boolean;
  onSize: (size: PageSize) => void;
  onFailed: (reason: unknown) => void;
}

/** One page of a PDF. While it is redrawn at another zoom, the old drawing stays, stretched. */
export function PdfPage({ pdf, number, size, width, isVisible, onSize, onFailed }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const paper = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const notifySize = useEffectEvent(onSize);
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    const container = paper.current!;
    if (!isVisible) return container.replaceChildren();
    const drawing = new AbortController();
    drawPage(pdf.document, number, width, drawing.signal).then(
      (drawn) => {
        if (drawing.signal.aborted) return;
        container.replaceChildren(drawn.canvas);
        setText(drawn.text);
        notifySize(drawn.size);
      },
      (reason: unknown) => !drawing.signal.aborted && fail(reason),
    );
    return () => drawing.abort();
  }, [pdf, number, width, isVisible]);

  const label = t('Page {{page}} of {{pages}}', { page: number, pages: pdf.pageCount });
  return (
    <div
      data-page={number}
      className={styles.page}
      style={{ width: `${width}px`, height: `${(width * size.height) / size.width}px` }}
    >
      <div ref={paper} role="img" aria-label={label} style={{ height: '100%' }} />
      {isVisible && text && <VisuallyHidden>{text}</VisuallyHidden>}
    </div>
  );
}
