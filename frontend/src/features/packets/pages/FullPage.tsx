import { Button, makeStyles, tokens, ToggleButton, typographyStyles } from '@fluentui/react-components';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { ZoomInRegular } from '@fluentui/react-icons/svg/zoom-in';
import { ZoomOutRegular } from '@fluentui/react-icons/svg/zoom-out';
import type { PageRef, Rotation } from '@portal/contract/packets/recipe.ts';
import type { Redaction } from '@portal/contract/packets/redactions.ts';
import type { Source } from '@portal/contract/packets/sources.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { ellipsis, line } from '../../../components/layout/shapes.ts';
import { useShortcutsEnabled } from '../../../lib/shortcuts/shortcutsSetting.ts';
import { useShortcuts } from '../../../lib/shortcuts/useShortcuts.ts';
import { drawPage } from '../../preview/pdf/drawPage.ts';
import { useWidth } from '../../preview/useWidth.ts';
import { RedactionBar } from '../redactions/RedactionBar.tsx';
import { RedactionLayer, ShownRedactions } from '../redactions/RedactionLayer.tsx';
import type { Redactions } from '../redactions/useRedactions.ts';
import { partsOf } from './sourcePages.ts';
import { useOpenPiece } from './useOpenPiece.ts';

const ZOOMS = [1, 1.5, 2, 3];

const useStyles = makeStyles({
  pane: { display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, height: '100%' },
  head: {
    ...line('4px'),
    padding: '4px 8px 4px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  list: { minWidth: 0, whiteSpace: 'nowrap' },
  name: { ...ellipsis, flexGrow: 1, minWidth: 0, margin: 0, ...typographyStyles.caption1 },
  body: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    // Otherwise the scroll bar would change the width, and with it the height.
    scrollbarGutter: 'stable',
    padding: '12px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  sheet: { position: 'relative', margin: '0 auto' },
  paper: {
    backgroundColor: '#fff',
    boxShadow: tokens.shadow4,
    ':empty': { minHeight: '120px' },
    '& canvas': { display: 'block', width: '100%', height: 'auto' },
  },
});

interface Props {
  requestId: string;
  page: PageRef | null;
  source: Source | undefined;
  rotation: Rotation;
  /** Its number in the packet; null if it was removed. */
  number: number | null;
  own: readonly Redaction[];
  /** Null where they are only shown. */
  redactions: Redactions | null;
  /** Shows the list of all redactions. */
  onList?: () => void;
}

/** A page in full size. */
export function FullPage(props: Props) {
  const { requestId, page, source, rotation, number, own, redactions, onList } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [zoom, setZoom] = useState(1);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  /** The page whose picture is shown: boxes are never on the picture of another page. */
  const [drawn, setDrawn] = useState<string | null>(null);
  const open = useOpenPiece(requestId);
  const sourceId = source?.state === 'ready' ? source.sourceId : null;
  const shownWidth = Math.max(120, (width || 400) - 24) * zoom;
  const inSource = page ? partsOf(page).number : 0;
  useEffect(() => {
    if (!sourceId || inSource === 0) {
      paper.current?.replaceChildren();
      return undefined;
    }
    const drawing = new AbortController();
    const { signal } = drawing;
    const draw = async () => {
      setState('loading');
      const piece = await open(sourceId, inSource);
      signal.throwIfAborted();
      const options = { width: shownWidth, rotation, hasText: false, signal };
      const { canvas } = await drawPage(piece.pdf.document, piece.page, options);
      signal.throwIfAborted();
      paper.current?.replaceChildren(canvas);
      setState('shown');
      setDrawn(pictureOf(sourceId, inSource, rotation));
    };
    draw().catch(() => signal.aborted || setState('failed'));
    return () => drawing.abort();
  }, [open, sourceId, inSource, rotation, shownWidth, attempt]);

  const name = source?.name ?? '';
  const label =
    page === null
      ? t('No page is selected')
      : number === null
        ? t('Removed page: {{name}}, page {{page}}', { name, page: inSource })
        : t('Page {{number}}: {{name}}, page {{page}}', { number, name, page: inSource });
  const step = ZOOMS.indexOf(zoom);
  const canRedact = page !== null && sourceId !== null;
  const isPicture = canRedact && drawn === pictureOf(sourceId, inSource, rotation) && state !== 'failed';
  const toggle = useRef<HTMLButtonElement>(null);
  const draw = () => {
    if (!redactions) return;
    if (redactions.isDrawing) toggle.current?.focus();
    else redactions.select(null);
    redactions.setDrawing(!redactions.isDrawing);
  };
  const hasShortcuts = useShortcutsEnabled();
  useShortcuts({ d: () => canRedact && draw() });
  return (
    <section className={styles.pane} aria-label={t('Page in full size')}>
      <div className={styles.head}>
        <h2 className={styles.name} title={label}>
          {label}
        </h2>
        {redactions && (
          <>
            <ToggleButton
              ref={toggle}
              size="small"
              appearance="subtle"
              icon={<EyeOffRegular />}
              checked={redactions.isDrawing}
              disabledFocusable={!canRedact}
              title={
                hasShortcuts ? t('{{action}} ({{keys}})', { action: t('Redact'), keys: 'D' }) : undefined
              }
              onClick={() => canRedact && draw()}
            >
              {t('Redact')}
            </ToggleButton>
            <Button size="small" appearance="subtle" className={styles.list} onClick={onList}>
              {t('Redactions: {{total}}', { total: redactions.all.length })}
            </Button>
          </>
        )}
        <Button
          appearance="subtle"
          icon={<ZoomOutRegular />}
          aria-label={t('Zoom out')}
          disabledFocusable={step === 0}
          onClick={() => setZoom(ZOOMS[step - 1] ?? 1)}
        />
        <Button
          appearance="subtle"
          icon={<ZoomInRegular />}
          aria-label={t('Zoom in')}
          disabledFocusable={step === ZOOMS.length - 1}
          onClick={() => setZoom(ZOOMS[step + 1] ?? zoom)}
        />
      </div>
      {/* Scrolls by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={frame} className={styles.body} tabIndex={0} role="group" aria-label={label}>
        {page !== null && sourceId === null && (
          <Row gap={8} nowrap shared={['small', 'below8']}>
            {t('The pages of this file are not available.')}
          </Row>
        )}
        {sourceId !== null && page !== null && state === 'loading' && (
          <Row gap={8} nowrap shared={['small', 'below8']}>
            <SmallSpinner />
            {t('Loading the page...')}
          </Row>
        )}
        {sourceId !== null && state === 'failed' && (
          <Row gap={8} nowrap shared={['small', 'below8']}>
            {t('This page could not be shown.')}
            <Button onClick={() => setAttempt((before) => before + 1)}>{t('Retry')}</Button>
          </Row>
        )}
        <div
          hidden={!canRedact || state === 'failed'}
          className={styles.sheet}
          style={{ width: `${shownWidth}px` }}
        >
          <div ref={paper} role="img" aria-label={label} className={styles.paper} />
          {isPicture && redactions && (
            <RedactionLayer page={page} rotation={rotation} own={own} redactions={redactions} onEnd={draw} />
          )}
          {isPicture && !redactions && <ShownRedactions rotation={rotation} own={own} />}
        </div>
      </div>
      {/* Below the page, which stays where it is when the bar opens. */}
      {canRedact && redactions && <RedactionBar page={page} own={own} redactions={redactions} />}
    </section>
  );
}

function pictureOf(sourceId: string, page: number, rotation: Rotation): string {
  return `${sourceId} ${page} ${rotation}`;
}
