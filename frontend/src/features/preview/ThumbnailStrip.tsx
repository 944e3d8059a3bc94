import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenPdf, PageSize } from './pdf/openPdf.ts';
import { PdfPage } from './PdfPage.tsx';
import type { Rotation } from './rules/rotation.ts';
import { useVisiblePages } from './useVisiblePages.ts';

/** CSS pixels. */
const WIDTH = 84;

const useStyles = makeStyles({
  strip: {
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '124px',
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '8px 4px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  thumbnail: {
    display: 'grid',
    justifyItems: 'center',
    gap: '4px',
    width: '100%',
    padding: '8px 4px 4px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    border: '2px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '&[aria-current]': {
      color: tokens.colorNeutralForeground1,
      fontWeight: tokens.fontWeightSemibold,
      borderTopColor: tokens.colorBrandStroke1,
      borderRightColor: tokens.colorBrandStroke1,
      borderBottomColor: tokens.colorBrandStroke1,
      borderLeftColor: tokens.colorBrandStroke1,
    },
  },
});

interface Props {
  pdf: OpenPdf;
  /** The sizes of pages that are known. */
  sizes: Readonly<Record<number, PageSize>>;
  rotation: Rotation;
  /** The current page. */
  page: number;
  onPage: (page: number) => void;
}

/** Small pages that lead to the large ones. One is reached by Tab; the arrow keys, Home and End go on from it. */
export function ThumbnailStrip({ pdf, sizes, rotation, page, onPage }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const strip = useRef<HTMLDivElement>(null);
  const visiblePages = useVisiblePages(strip, pdf.pageCount);
  const thumbnailOf = (number: number) =>
    strip.current?.querySelector<HTMLElement>(`[data-thumbnail="${number}"]`);
  useEffect(() => {
    const current = strip.current?.querySelector(`[data-thumbnail="${page}"]`);
    if (!current || !strip.current) return;
    const [shown, wanted] = [strip.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (wanted.top < shown.top) strip.current.scrollTop -= shown.top - wanted.top;
    else if (wanted.bottom > shown.bottom) strip.current.scrollTop += wanted.bottom - shown.bottom;
  }, [page]);

  function handleKey(event: KeyboardEvent) {
    const from = Number((event.target as HTMLElement).dataset['thumbnail'] ?? page);
    const targets: Readonly<Record<string, number>> = {
      ArrowUp: from - 1,
      ArrowDown: from + 1,
      Home: 1,
      End: pdf.pageCount,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const number = Math.min(pdf.pageCount, Math.max(1, target));
    onPage(number);
    thumbnailOf(number)?.focus();
  }

  const keys = { onKeyDown: handleKey };
  return (
    <div ref={strip} role="group" aria-label={t('Page thumbnails')} className={styles.strip} {...keys}>
      {Array.from({ length: pdf.pageCount }, (_, index) => {
        const number = index + 1;
        return (
          <button
            key={number}
            type="button"
            data-thumbnail={number}
            tabIndex={number === page ? 0 : -1}
            aria-current={number === page ? 'page' : undefined}
            className={styles.thumbnail}
            onClick={() => onPage(number)}
          >
            <PdfPage
              pdf={pdf}
              number={number}
              size={sizes[number] ?? pdf.firstPage}
              width={WIDTH}
              rotation={rotation}
              isVisible={visiblePages.has(number)}
              hasText={false}
              onSize={() => undefined}
              // The large page reports it.
              onFailed={() => undefined}
            />
            <span aria-hidden>{number}</span>
          </button>
        );
      })}
    </div>
  );
}
