import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import { type OpenPdf, openPdf } from './pdf/openPdf.ts';
import { type PageTurner, PdfPages } from './PdfPages.tsx';
import type { LinkOf, PreviewedFile } from './previewedFile.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

interface Props {
  file: PreviewedFile;
  linkOf: LinkOf;
  /** Percent. */
  zoom: number;
  turner: RefObject<PageTurner | null>;
  onPageCount: (pages: number) => void;
  onPage: (page: number) => void;
  onFailed: (reason: unknown) => void;
}

/** A PDF, opened while it is shown and freed afterwards. */
export function PdfView({ file, linkOf, zoom, turner, onPageCount, onPage, onFailed }: Props) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const ask = useEffectEvent(linkOf);
  const fail = useEffectEvent(onFailed);
  const notifyPageCount = useEffectEvent(onPageCount);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const failed = (reason: unknown) => !signal.aborted && fail(reason);
    openPdf({ size: file.size, linkOf: () => ask(), signal, onLost: failed }).then((opened) => {
      if (signal.aborted) return;
      setPdf(opened);
      notifyPageCount(opened.pageCount);
    }, failed);
    return () => closing.abort();
  }, [file.size]);

  if (!pdf) {
    return (
      <PreviewFrame>
        <PagePlaceholder />
      </PreviewFrame>
    );
  }
  return <PdfPages pdf={pdf} zoom={zoom} turner={turner} onPage={onPage} onFailed={onFailed} />;
}
