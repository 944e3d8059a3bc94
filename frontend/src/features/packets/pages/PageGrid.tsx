import { makeStyles, mergeClasses, shorthands, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import type { PageRef } from '@portal/contract/packets/recipe.ts';
import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ellipsis, hintText } from '../../../components/layout/shapes.ts';
import { heightOf, rowOf, type Row, rowsBetween } from '../rules/rows.ts';
import type { BenchPage } from '../rules/benchPages.ts';
import type { Selection } from '../rules/selection.ts';
import type { Slot } from '../rules/slots.ts';
import { redactionMark, removalText } from '../packetTexts.ts';
import { CELL_WIDTH, HEADING_HEIGHT, ROW_HEIGHT } from './gridSizes.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** Lines are rendered before they come into view. CSS pixels. */
const NEAR = 600;
/** In jsdom and before the first layout. */
const UNKNOWN_HEIGHT = 800;

const useStyles = makeStyles({
  grid: {
    position: 'relative',
    height: '100%',
    overflowY: 'auto',
    overflowX: 'hidden',
    scrollbarGutter: 'stable',
    outlineStyle: 'none',
    boxSizing: 'border-box',
    // The page that the keys move from.
    ':focus-visible [data-active]': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '1px',
    },
    ':focus-visible:not([aria-activedescendant])': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
  },
  row: { position: 'absolute', left: 0, right: 0, display: 'flex', padding: '0 4px' },
  heading: {
    position: 'absolute',
    left: 0,
    right: 0,
    display: 'flex',
    alignItems: 'end',
    gap: '8px',
    height: `${HEADING_HEIGHT}px`,
    boxSizing: 'border-box',
    padding: '0 14px 6px',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  title: { ...typographyStyles.body1Strong },
  count: { ...hintText, flexShrink: 0 },
  cell: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '4px',
    boxSizing: 'border-box',
    width: `${CELL_WIDTH}px`,
    height: `${ROW_HEIGHT}px`,
    padding: '8px 4px 0',
    border: '2px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    userSelect: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  selected: {
    backgroundColor: tokens.colorBrandBackground2,
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
  },
  dropBefore: { boxShadow: `-3px 0 0 0 ${tokens.colorCompoundBrandStroke}` },
  dropAfter: { boxShadow: `3px 0 0 0 ${tokens.colorCompoundBrandStroke}` },
  check: {
    position: 'absolute',
    top: '2px',
    left: '2px',
    display: 'flex',
    fontSize: '20px',
    color: tokens.colorCompoundBrandForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusCircular,
  },
  // On the thumbnail, which is white in both themes. Not a text of the cell, whose name has it at another place.
  redacted: {
    ...ellipsis,
    '::after': { content: 'attr(data-text)' },
    position: 'absolute',
    bottom: '30px',
    maxWidth: '116px',
    padding: '0 6px',
    ...typographyStyles.caption2Strong,
    color: '#fff',
    backgroundColor: '#242424',
    borderRadius: tokens.borderRadiusSmall,
  },
  unconfirmed: { backgroundColor: '#b10e1c' },
  label: { ...ellipsis, ...typographyStyles.caption1, maxWidth: '100%', textAlign: 'center' },
  marked: { color: tokens.colorStatusWarningForeground3, fontWeight: tokens.fontWeightSemibold },
});

/** Lets a parent scroll the pages and give them the focus. */
export interface PagesHandle {
  focus: () => void;
  /** Shows the beginning of a section. */
  showSection: (id: string) => void;
}

interface Props {
  requestId: string;
  rows: readonly Row[];
  /** Of all lines, in CSS pixels. */
  height: number;
  pages: ReadonlyMap<PageRef, BenchPage>;
  /** The shown pages, in order. */
  order: readonly PageRef[];
  selection: Selection;
  /** What was found on pages, such as "Blank". */
  marks: ReadonlyMap<PageRef, string>;
  ref?: Ref<PagesHandle>;
  onColumns: (columns: number) => void;
  onSelect: (page: PageRef, modifiers: { toggles: boolean; extends: boolean }) => void;
  onDrop: (slot: Slot) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** The pages as thumbnails, grouped by section. Only those in view are rendered, so that 5,000 pages scroll smoothly. */
export function PageGrid(props: Props) {
  const { requestId, rows, height, pages, order, selection, marks, ref } = props;
  const { onColumns, onSelect, onDrop, onKey } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: UNKNOWN_HEIGHT });
  const [drop, setDrop] = useState<{ page: PageRef; isAfter: boolean } | null>(null);
  const measure = () => {
    const element = frame.current;
    if (!element) return;
    setView({ top: element.scrollTop, height: element.clientHeight || UNKNOWN_HEIGHT });
    if (element.clientWidth > 0) onColumns(Math.max(1, Math.floor((element.clientWidth - 8) / CELL_WIDTH)));
  };
  const measureAgain = useEffectEvent(measure);
  useLayoutEffect(() => {
    measureAgain();
    const observer = new ResizeObserver(() => measureAgain());
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  useImperativeHandle(ref, () => ({
    focus: () => frame.current?.focus(),
    showSection: (id) => {
      const heading = rows.find((row) => row.section.id === id);
      if (heading) frame.current?.scrollTo({ top: heading.top });
    },
  }));
  const { active } = selection;
  const activeRow = active === null ? undefined : rowOf(rows, active);
  const activeTop = activeRow?.top;
  useEffect(() => {
    const element = frame.current;
    if (!element || activeTop === undefined || element.clientHeight === 0) return;
    const bottom = activeTop + ROW_HEIGHT;
    if (activeTop < element.scrollTop) element.scrollTop = activeTop - HEADING_HEIGHT;
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight + 8;
  }, [active, activeTop]);

  const shown = rowsBetween(rows, view.top - NEAR, view.top + view.height + NEAR);
  const rendered = activeRow && !shown.includes(activeRow) ? [...shown, activeRow] : shown;
  const idOf = (page: PageRef) => `page-${page}`;

  function select(event: MouseEvent, page: PageRef): void {
    onSelect(page, { toggles: event.ctrlKey || event.metaKey, extends: event.shiftKey });
  }

  function over(event: DragEvent, page: PageRef): void {
    if (event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const isAfter = event.clientX > left + width / 2;
    if (drop?.page !== page || drop.isAfter !== isAfter) setDrop({ page, isAfter });
  }

  function dropOn(event: DragEvent, { page, section }: BenchPage): void {
    if (event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    const isAfter = drop?.isAfter ?? false;
    setDrop(null);
    const next = section.pages[section.pages.indexOf(page) + 1] ?? null;
    onDrop({ section: section.id, before: isAfter ? next : page });
    // The dragged page is drawn anew, so the focus would be lost.
    frame.current?.focus();
  }

  return (
    <div
      ref={frame}
      role="listbox"
      data-shortcuts
      aria-label={t('Pages')}
      aria-multiselectable
      aria-activedescendant={activeRow && active ? idOf(active) : undefined}
      tabIndex={0}
      className={styles.grid}
      onScroll={measure}
      onKeyDown={onKey}
      onDragEnd={() => setDrop(null)}
    >
      <div role="presentation" style={{ height: `${height}px` }}>
        {rendered.map((row) =>
          row.kind === 'heading' ? (
            <div
              key={`heading ${row.section.id}`}
              aria-hidden
              className={styles.heading}
              style={{ top: `${row.top}px` }}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                if (event.dataTransfer.types.includes('Files')) return;
                event.preventDefault();
                onDrop({ section: row.section.id, before: row.section.pages[0] ?? null });
              }}
            >
              <span className={styles.title}>{row.section.title}</span>
              <span className={styles.count}>{t('{{count}} pages', { count: row.shown })}</span>
            </div>
          ) : (
            <div
              key={`${row.section.id} ${row.pages[0]}`}
              role="presentation"
              className={styles.row}
              style={{ top: `${row.top}px`, height: `${heightOf(row)}px` }}
            >
              {row.pages.map((page) => cell(pages.get(page)!))}
            </div>
          ),
        )}
      </div>
    </div>
  );

  function cell(shownPage: BenchPage) {
    const { page, source, inSource, number, removed, rotation, isUnavailable, section } = shownPage;
    const redacted = redactionMark(shownPage.redactions, t);
    const isSelected = selection.pages.has(page);
    const mark = isUnavailable ? t('Not available') : marks.get(page);
    const reason = removed && removalText(removed, t);
    const place = { name: source?.name ?? '', page: inSource };
    const label = [
      number === null
        ? t('Removed page: {{name}}, page {{page}}', place)
        : t('Page {{number}}: {{name}}, page {{page}}', { number, ...place }),
      section.title,
      reason,
      mark,
      redacted,
    ];
    return (
      // The listbox handles the keys.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={page}
        id={idOf(page)}
        role="option"
        aria-selected={isSelected}
        aria-setsize={order.length}
        aria-posinset={order.indexOf(page) + 1}
        aria-label={label.filter(Boolean).join(', ')}
        tabIndex={-1}
        draggable
        data-active={page === active || undefined}
        className={mergeClasses(
          styles.cell,
          isSelected && styles.selected,
          drop?.page === page && (drop.isAfter ? styles.dropAfter : styles.dropBefore),
        )}
        onClick={(event) => {
          frame.current?.focus({ preventScroll: true });
          select(event, page);
        }}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', page);
          if (!isSelected) select(event, page);
        }}
        onDragOver={(event) => over(event, page)}
        onDrop={(event) => dropOn(event, shownPage)}
      >
        <Thumbnail
          requestId={requestId}
          source={source}
          page={inSource}
          rotation={rotation}
          isDimmed={removed !== null || isUnavailable}
        />
        {redacted && (
          <span
            className={mergeClasses(
              styles.redacted,
              shownPage.redactions.some(({ isConfirmed }) => !isConfirmed) && styles.unconfirmed,
            )}
            data-text={redacted}
            aria-hidden
          />
        )}
        {isSelected && (
          <span className={styles.check} aria-hidden>
            <CheckmarkCircleFilled />
          </span>
        )}
        <span className={mergeClasses(styles.label, mark !== undefined && styles.marked)} aria-hidden>
          {[number ?? reason, mark].filter(Boolean).join(' · ')}
        </span>
      </div>
    );
  }
}
