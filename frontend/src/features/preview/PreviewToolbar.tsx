import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowResetRegular } from '@fluentui/react-icons/svg/arrow-reset';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { ZoomInRegular } from '@fluentui/react-icons/svg/zoom-in';
import { ZoomOutRegular } from '@fluentui/react-icons/svg/zoom-out';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_ZOOM, MIN_ZOOM, MAX_ZOOM, zoomedIn, zoomedOut } from './zoom.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 8px',
    minHeight: '40px',
    padding: '0 16px 8px',
    '@media (max-width: 599px)': { padding: '0 8px 8px' },
  },
  group: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    '@media (max-width: 599px)': { gap: 0 },
  },
  button: { minWidth: '40px', minHeight: '40px' },
  value: {
    minWidth: '48px',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
  },
});

export interface Pages {
  readonly page: number;
  readonly count: number;
}

interface Props {
  /** Percent. */
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Null if the file has no pages. */
  pages: Pages | null;
  onPage: (page: number) => void;
}

/** The zoom and page controls. */
export function PreviewToolbar({ zoom, onZoom, pages, onPage }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('Zoom')} className={styles.group}>
        <ToolButton
          icon={<ZoomOutRegular />}
          aria-label={t('Zoom out')}
          aria-keyshortcuts="-"
          disabledFocusable={zoom === MIN_ZOOM}
          onClick={() => onZoom(zoomedOut(zoom))}
        />
        <output className={styles.value} aria-live="polite">
          {t('{{zoom}}%', { zoom })}
        </output>
        <ToolButton
          icon={<ZoomInRegular />}
          aria-label={t('Zoom in')}
          aria-keyshortcuts="+"
          disabledFocusable={zoom === MAX_ZOOM}
          onClick={() => onZoom(zoomedIn(zoom))}
        />
        <ToolButton
          icon={<ArrowResetRegular />}
          aria-label={t('Reset zoom')}
          aria-keyshortcuts="0"
          disabledFocusable={zoom === DEFAULT_ZOOM}
          onClick={() => onZoom(DEFAULT_ZOOM)}
        />
      </div>
      {pages && (
        <div role="group" aria-label={t('Pages')} className={styles.group}>
          <ToolButton
            icon={<ChevronLeftRegular />}
            aria-label={t('Previous page')}
            disabledFocusable={pages.page === 1}
            onClick={() => onPage(pages.page - 1)}
          />
          <span className={styles.value}>
            {t('{{page}} of {{pages}}', { page: pages.page, pages: pages.count })}
          </span>
          <ToolButton
            icon={<ChevronRightRegular />}
            aria-label={t('Next page')}
            disabledFocusable={pages.page === pages.count}
            onClick={() => onPage(pages.page + 1)}
          />
        </div>
      )}
    </div>
  );
}

function ToolButton(props: ComponentProps<typeof Button>) {
  const styles = useStyles();
  return <Button {...props} className={styles.button} appearance="subtle" />;
}
