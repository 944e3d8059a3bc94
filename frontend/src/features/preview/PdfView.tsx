import { useEffect, useEffectEvent, useState } from 'react';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import { type OpenPdf, openPdf } from './pdf/openPdf.ts';
import { type PagesView, PdfPages } from './PdfPages.tsx';
import type { GetLink, PreviewedFile } from './previewedFile.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

interface Props extends PagesView {
  file: PreviewedFile;
  getLink: GetLink;
  onPageCount: (pages: number) => void;
}

/** Opens a PDF while it is shown and frees it afterwards. */
export function PdfView({ file, getLink, onPageCount, ...view }: Props) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const getFreshLink = useEffectEvent(getLink);
  const readContent = useEffectEvent(() => file.content);
  const fail = useEffectEvent(view.onFailed);
  const notifyPageCount = useEffectEvent(onPageCount);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const failed = (reason: unknown) => !signal.aborted && fail(reason);
    const content = readContent();
    openPdf({ size: file.size, getLink: () => getFreshLink(), content, signal, onReadFailed: failed }).then(
      (opened) => {
        if (signal.aborted) return;
        setPdf(opened);
        notifyPageCount(opened.pageCount);
      },
      failed,
    );
    return () => closing.abort();
  }, [file.size]);

  if (!pdf) {
    return (
      <PreviewFrame>
        <PagePlaceholder />
      </PreviewFrame>
    );
  }
  return <PdfPages pdf={pdf} {...view} />;
}
