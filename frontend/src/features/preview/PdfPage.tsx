import { makeStyles, tokens } from '@fluentui/react-components';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPage } from './pdf/drawPage.ts';
import type { OpenPdf, PageSize } from './pdf/openPdf.ts';
import { rotatedSize, type Rotation } from './rules/rotation.ts';

const useStyles = makeStyles({
  page: {
    position: 'relative',
    flexShrink: 0,
    // PDF pages are white in both themes.
    backgroundColor: '#fff',
    boxShadow: tokens.shadow4,
    '& canvas': { display: 'block', width: '100%', height: '100%' },
  },
  // The layout that the text layer of pdf.js expects. The text itself is invisible: the drawing below shows it.
  text: {
    '& [data-page-text]': {
      position: 'absolute',
      inset: 0,
      overflow: 'clip',
      lineHeight: 1,
      textSizeAdjust: 'none',
      forcedColorAdjust: 'none',
      transformOrigin: '0 0',
      '--scale-round-x': '1px',
      '--scale-round-y': '1px',
      '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
      '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    },
    '& [data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
    '& [data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
    '& [data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
    '& [data-page-text] :is(span, br)': {
      position: 'absolute',
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0% 0%',
    },
    '& [data-page-text] span:not(.markedContent)': {
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
      transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
    },
    '& [data-page-text] .markedContent': { display: 'contents' },
    '& ::highlight(document-match)': { backgroundColor: 'rgb(255 213 0 / 40%)' },
    '& ::highlight(document-match-current)': { backgroundColor: 'rgb(255 106 0 / 45%)' },
  },
});

interface Props {
  pdf: OpenPdf;
  /** From 1. */
  number: number;
  /** Size at 100% without the rotation; that of the first page until it is known. */
  size: PageSize;
  /** CSS pixels, after the rotation. */
  width: number;
  rotation: Rotation;
  /** Only visible pages are fetched and drawn. Other pages free their memory. */
  isVisible: boolean;
  /** Whether its text is there for screen readers, selection and search. */
  hasText: boolean;
  onSize: (size: PageSize) => void;
  onFailed: (reason: unknown) => void;
}

/** One page of a PDF. While it is redrawn at another zoom, the old drawing stays, stretched. */
export function PdfPage(props: Props) {
  const { pdf, number, size, width, rotation, isVisible, hasText, onSize, onFailed } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const paper = useRef<HTMLDivElement>(null);
  const textPlace = useRef<HTMLDivElement>(null);
  /** CSS pixels per unit of the page and pixel of its width. */
  const [unit, setUnit] = useState(0);
  const notifySize = useEffectEvent(onSize);
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    const container = paper.current!;
    const textContainer = textPlace.current;
    if (!isVisible) {
      container.replaceChildren();
      textContainer?.replaceChildren();
      return;
    }
    const drawing = new AbortController();
    const { signal } = drawing;
    drawPage(pdf.document, number, { width, rotation, hasText, signal }).then(
      (drawn) => {
        if (signal.aborted) return;
        container.replaceChildren(drawn.canvas);
        if (drawn.text) textContainer?.replaceChildren(drawn.text);
        setUnit(drawn.scale / width);
        notifySize(drawn.size);
      },
      (reason: unknown) => !signal.aborted && fail(reason),
    );
    return () => drawing.abort();
  }, [pdf, number, width, rotation, isVisible, hasText]);

  const shown = rotatedSize(size, rotation);
  const label = t('Page {{page}} of {{pages}}', { page: number, pages: pdf.pageCount });
  const style = {
    width: `${width}px`,
    height: `${(width * shown.height) / shown.width}px`,
    '--total-scale-factor': unit * width,
  } as CSSProperties;
  return (
    <div data-page={number} className={styles.page} style={style}>
      <div ref={paper} role="img" aria-label={label} style={{ height: '100%' }} />
      {hasText && <div ref={textPlace} className={styles.text} />}
    </div>
  );
}
