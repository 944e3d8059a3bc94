import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { openPdf, type OpenPdf } from '../../preview/pdf/openPdf.ts';
import { findPiece, sizeOfFile } from './sourcePages.ts';

/** Returns a function that opens the file with a page. The last file stays open: the next page is usually in it too. */
export function useOpenPiece(requestId: string) {
  const queryClient = useQueryClient();
  const last = useRef<{ key: string; pdf: Promise<OpenPdf>; reading: AbortController } | null>(null);
  useEffect(
    () => () => {
      last.current?.reading.abort();
      last.current = null;
    },
    [],
  );
  const [open] = useState(() => async (sourceId: string, number: number) => {
    const piece = await findPiece(queryClient, requestId, sourceId, number);
    if (!piece) throw new Error('the source has no such page');
    const key = `${sourceId} ${piece.index}`;
    if (last.current?.key !== key) {
      last.current?.reading.abort();
      const reading = new AbortController();
      const forget = () => {
        if (last.current?.reading === reading) last.current = null;
        reading.abort();
      };
      const load = async () => {
        const size = await sizeOfFile(await piece.getLink(), reading.signal);
        return openPdf({ size, getLink: piece.getLink, signal: reading.signal, onReadFailed: forget });
      };
      const pdf = load();
      last.current = { key, pdf, reading };
      pdf.catch(forget);
    }
    return { pdf: await last.current.pdf, page: piece.page };
  });
  return open;
}
