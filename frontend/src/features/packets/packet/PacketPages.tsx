import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPage } from '../../preview/pdf/drawPage.ts';
import { openPdf } from '../../preview/pdf/openPdf.ts';

/** CSS pixels. */
const WIDTH = 190;

const useStyles = makeStyles({
  pages: { display: 'flex', gap: '8px', flexShrink: 0 },
  paper: {
    width: `${WIDTH}px`,
    minHeight: '246px',
    backgroundColor: '#fff',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    '& canvas': { display: 'block', width: '100%', height: 'auto' },
  },
});

interface Props {
  /** Bytes. */
  size: number;
  getLink: () => Promise<string>;
  /** From 1. */
  pages: readonly number[];
}

/** Some pages of a packet. */
export function PacketPages({ size, getLink, pages }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  const link = useEffectEvent(getLink);
  const shown = pages.join(' ');
  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    const draw = async () => {
      const fail = () => setBroken(true);
      const pdf = await openPdf({ size, getLink: () => link(), signal, onReadFailed: fail });
      for (const number of shown.split(' ').map(Number)) {
        const options = { width: WIDTH, rotation: 0, hasText: false, signal } as const;
        const { canvas } = await drawPage(pdf.document, number, options);
        signal.throwIfAborted();
        frame.current?.querySelector(`[data-number="${number}"]`)?.replaceChildren(canvas);
      }
    };
    draw().catch(() => signal.aborted || setBroken(true));
    return () => reading.abort();
  }, [size, shown]);
  if (isBroken) return <p>{t('This page could not be shown.')}</p>;
  return (
    <div ref={frame} className={styles.pages}>
      {pages.map((number) => (
        <div
          key={number}
          data-number={number}
          role="img"
          aria-label={t('Page {{page}} of the packet', { page: number })}
          className={styles.paper}
        />
      ))}
    </div>
  );
}
