import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AutoFitWidthRegular } from '@fluentui/react-icons/svg/auto-fit-width';
import { ArrowRotateClockwiseRegular } from '@fluentui/react-icons/svg/arrow-rotate-clockwise';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { DocumentMultipleRegular } from '@fluentui/react-icons/svg/document-multiple';
import { ZoomInRegular } from '@fluentui/react-icons/svg/zoom-in';
import { ZoomOutRegular } from '@fluentui/react-icons/svg/zoom-out';
import type { ComponentProps, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { line } from '../../components/layout/shapes.ts';
import { type Zoom, zoomedIn, zoomedOut } from './rules/zoom.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    // Both rows stay visible where it wraps.
    flexShrink: 0,
    justifyContent: 'space-between',
    gap: '4px 8px',
    minHeight: '40px',
    padding: '0 16px 8px',
    '@media (max-width: 599px)': { padding: '0 8px 8px' },
  },
  group: { ...line('4px'), '@media (max-width: 599px)': { gap: 0 } },
  button: { minWidth: '40px', minHeight: '40px' },
  pressed: { backgroundColor: tokens.colorNeutralBackground1Selected },
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
  zoom: Zoom;
  /** The shown size in percent of the natural one. */
  percent: number;
  onZoom: (zoom: Zoom) => void;
  /** Turns the document by 90 degrees. */
  onRotate: () => void;
  /** Null if the file has no pages. */
  pages: Pages | null;
  onPage: (page: number) => void;
  hasThumbnails: boolean;
  onThumbnails: () => void;
  isFinding: boolean;
  onFind: () => void;
  /** Gets the focus when the search closes. */
  findButton: Ref<HTMLButtonElement>;
}

/** The controls of zoom, rotation, pages, thumbnails and search. */
export function PreviewToolbar(props: Props) {
  const { zoom, percent, onZoom, onRotate, pages, onPage, findButton } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('Zoom')} className={styles.group}>
        <ToolButton
          icon={<ZoomOutRegular />}
          aria-label={t('Zoom out')}
          aria-keyshortcuts="-"
          disabledFocusable={zoomedOut(percent) === percent}
          onClick={() => onZoom(zoomedOut(percent))}
        />
        <output className={styles.value} aria-live="polite">
          {t('{{zoom}}%', { zoom: percent })}
        </output>
        <ToolButton
          icon={<ZoomInRegular />}
          aria-label={t('Zoom in')}
          aria-keyshortcuts="+"
          disabledFocusable={zoomedIn(percent) === percent}
          onClick={() => onZoom(zoomedIn(percent))}
        />
        <ToolButton
          icon={<AutoFitWidthRegular />}
          aria-label={t('Fit width')}
          title={t('Fit width')}
          aria-keyshortcuts="0"
          isPressed={zoom === 'fit'}
          onClick={() => onZoom('fit')}
        />
        <ToolButton
          icon={<ArrowRotateClockwiseRegular />}
          aria-label={t('Rotate')}
          title={t('Rotate')}
          onClick={onRotate}
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
          <ToolButton
            icon={<DocumentMultipleRegular />}
            aria-label={t('Page thumbnails')}
            title={t('Page thumbnails')}
            isPressed={props.hasThumbnails}
            onClick={props.onThumbnails}
          />
          <ToolButton
            ref={findButton}
            icon={<SearchRegular />}
            aria-label={t('Find in the document')}
            title={t('Find in the document')}
            aria-keyshortcuts="Control+F"
            isPressed={props.isFinding}
            onClick={props.onFind}
          />
        </div>
      )}
    </div>
  );
}

/** `isPressed`: whether what the button switches is on; undefined if it is not a switch. */
function ToolButton({ isPressed, ...props }: ComponentProps<typeof Button> & { isPressed?: boolean }) {
  const styles = useStyles();
  return (
    <Button
      {...props}
      aria-pressed={isPressed}
      className={mergeClasses(styles.button, isPressed && styles.pressed)}
      appearance="subtle"
    />
  );
}
