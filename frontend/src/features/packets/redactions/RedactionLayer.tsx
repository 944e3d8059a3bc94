import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { PageRef, Rotation } from '@portal/contract/packets/recipe.ts';
import { PAGE_UNITS, type PageBox, type Redaction } from '@portal/contract/packets/redactions.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { boxAfterKey, boxBetween, boxStyle, firstBox, rotatedBox, unrotatedBox } from './boxes.ts';
import type { Redactions } from './useRedactions.ts';

const useStyles = makeStyles({
  layer: { position: 'absolute', inset: 0, forcedColorAdjust: 'none' },
  // Pages are white in both themes.
  box: {
    position: 'absolute',
    boxSizing: 'border-box',
    padding: '0 2px',
    minWidth: 0,
    overflow: 'hidden',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ...typographyStyles.caption2,
    border: '2px solid #b10e1c',
    backgroundImage:
      'repeating-linear-gradient(45deg, rgb(177 14 28 / 35%) 0 3px, rgb(177 14 28 / 8%) 3px 9px)',
    backgroundColor: 'transparent',
    ':focus-visible': { outline: '3px solid #0f6cbd', outlineOffset: '2px' },
  },
  confirmed: { border: '2px solid #000', backgroundImage: 'none', backgroundColor: '#000', color: '#fff' },
  selected: { outline: '3px solid #0f6cbd', outlineOffset: '2px' },
  draft: { position: 'absolute', boxSizing: 'border-box', border: '2px dashed #b10e1c' },
  surface: {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    cursor: 'crosshair',
    touchAction: 'none',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

interface Props {
  page: PageRef;
  rotation: Rotation;
  own: readonly Redaction[];
  redactions: Redactions;
  /** Ends the drawing. */
  onEnd: () => void;
}

/** The redactions of a page on its picture, and where new ones are drawn. */
export function RedactionLayer({ page, rotation, own, redactions, onEnd }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { selected, select, isDrawing, reasonText, markSeen, waiting } = redactions;
  useEffect(() => markSeen(own.map(({ id }) => id)));
  return (
    <div className={styles.layer} role="group" aria-label={t('Redactions of this page')}>
      {own.map(({ id, box, reason, isConfirmed }, index) => (
        <button
          key={id}
          type="button"
          className={mergeClasses(
            styles.box,
            isConfirmed && styles.confirmed,
            id === selected && styles.selected,
          )}
          style={boxStyle(rotatedBox(box, rotation))}
          aria-pressed={id === selected}
          aria-label={
            isConfirmed
              ? t('Redaction {{number}}: {{reason}}, confirmed', {
                  number: index + 1,
                  reason: reasonText(reason),
                })
              : t('Redaction {{number}}: {{reason}}, not confirmed', {
                  number: index + 1,
                  reason: reasonText(reason),
                })
          }
          title={reasonText(reason)}
          onClick={() => select(id === selected ? null : id)}
          onKeyDown={(event) => {
            if (event.key !== 'Delete') return;
            event.preventDefault();
            redactions.remove(page, id);
          }}
        >
          {isConfirmed && reasonText(reason)}
        </button>
      ))}
      {waiting?.page === page && (
        <div className={styles.draft} style={boxStyle(rotatedBox(waiting.box, rotation))} />
      )}
      {isDrawing && (
        <DrawingSurface
          onDraw={(shown) => redactions.draw(page, unrotatedBox(shown, rotation))}
          onEnd={onEnd}
        />
      )}
    </div>
  );
}

/** The redactions of a page on its picture, where nobody changes them. */
export function ShownRedactions({ rotation, own }: Pick<Props, 'rotation' | 'own'>) {
  const styles = useStyles();
  return (
    <div className={styles.layer} aria-hidden>
      {own.map(({ id, box, isConfirmed }) => (
        <div
          key={id}
          className={mergeClasses(styles.box, isConfirmed && styles.confirmed)}
          style={boxStyle(rotatedBox(box, rotation))}
        />
      ))}
    </div>
  );
}

interface SurfaceProps {
  /** Gets a box of the page as it is shown. */
  onDraw: (shown: PageBox) => void;
  onEnd: () => void;
}

function DrawingSurface({ onDraw, onEnd }: SurfaceProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const surface = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const [draft, setDraft] = useState<PageBox | null>(null);
  const [hasKeys, setHasKeys] = useState(false);
  useEffect(() => surface.current?.focus({ preventScroll: true }), []);

  function pointOf({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = surface.current!.getBoundingClientRect();
    return {
      x: ((clientX - left) / (width || 1)) * PAGE_UNITS,
      y: ((clientY - top) / (height || 1)) * PAGE_UNITS,
    };
  }

  function handleKey(event: KeyboardEvent): void {
    const next = draft && hasKeys ? boxAfterKey(draft, event.key, event.shiftKey) : null;
    if (next) setDraft(next);
    else if (event.key === 'Enter' && !draft) {
      setHasKeys(true);
      setDraft(firstBox);
    } else if (event.key === 'Enter' && draft) finish(draft);
    else if (event.key === 'Escape' && draft) finish(null);
    else if (event.key === 'Escape') onEnd();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function finish(box: PageBox | null): void {
    start.current = null;
    setDraft(null);
    setHasKeys(false);
    if (box) onDraw(box);
  }

  const percent = (units: number) => Math.round((units / PAGE_UNITS) * 100);
  return (
    <>
      {/* An application takes the arrow keys from screen readers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={surface}
        className={styles.surface}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t(
          'Draw a redaction. Enter starts a box in the middle, arrow keys move it, Shift and an arrow key change its size, Enter sets it, Escape ends.',
        )}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          start.current = pointOf(event);
        }}
        onPointerMove={(event) => {
          if (start.current) setDraft(boxBetween(start.current, pointOf(event)));
        }}
        onPointerUp={(event) => {
          if (start.current) finish(boxBetween(start.current, pointOf(event)));
        }}
        onPointerCancel={() => finish(null)}
      >
        {draft && <div className={styles.draft} style={boxStyle(draft)} />}
      </div>
      <VisuallyHidden role="status">
        {draft &&
          hasKeys &&
          t('Box: {{left}}% from the left, {{top}}% from the top, {{width}}% wide, {{height}}% high', {
            left: percent(draft.x),
            top: percent(draft.y),
            width: percent(draft.width),
            height: percent(draft.height),
          })}
      </VisuallyHidden>
    </>
  );
}
