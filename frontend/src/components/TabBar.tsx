import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { innerFocusRing, plainButton } from './layout/shapes.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    gap: 'var(--tab-gap, 4px)',
    marginBottom: '24px',
    overflowX: 'auto',
    // The row fades out where it goes on.
    '&[data-more~="left"]': { maskImage: 'linear-gradient(to right, transparent, black 40px)' },
    '&[data-more~="right"]': { maskImage: 'linear-gradient(to left, transparent, black 40px)' },
    '&[data-more="left right"]': {
      maskImage: 'linear-gradient(to right, transparent, black 40px, black calc(100% - 40px), transparent)',
    },
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media print': { display: 'none' },
  },
  tab: {
    ...plainButton,
    ...innerFocusRing,
    flexShrink: 0,
    minHeight: 'var(--tab-height, 44px)',
    padding: 'var(--tab-padding, 8px 16px)',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground2,
    borderBottom: '2px solid transparent',
    ':hover': { color: tokens.colorNeutralForeground1 },
    '&[aria-selected="true"]': {
      color: tokens.colorBrandForeground1,
      fontWeight: tokens.fontWeightSemibold,
      borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`,
    },
  },
});

const NEXT_INDEX: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface Props<Tab extends string> {
  /** Prefix of the tabs’ ids (`<id>-<tab>`), which label their panels. */
  id: string;
  label: string;
  /** The labels of the tabs, in display order. */
  tabs: Readonly<Partial<Record<Tab, string>>>;
  tab: Tab;
  panelId: (tab: Tab) => string;
  onChoose: (tab: Tab) => void;
  className?: string;
}

/** A tab list. The panel of the selected tab follows it in the page. */
export function TabBar<Tab extends string>({
  id,
  label,
  tabs,
  tab,
  panelId,
  onChoose,
  className,
}: Props<Tab>) {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const names = Object.keys(tabs) as Tab[];

  // On a narrow screen the selected tab may be outside the visible part of the row.
  useEffect(() => {
    const row = list.current;
    const selected = row?.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
    if (!row || !selected) return;
    const [rowBox, tabBox] = [row.getBoundingClientRect(), selected.getBoundingClientRect()];
    if (tabBox.left < rowBox.left) row.scrollLeft += tabBox.left - rowBox.left;
    else if (tabBox.right > rowBox.right) row.scrollLeft += tabBox.right - rowBox.right;
  }, [tab]);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const mark = () => {
      const hidden = row.scrollWidth - row.clientWidth;
      const sides = [row.scrollLeft > 1 && 'left', row.scrollLeft < hidden - 1 && 'right'];
      row.dataset['more'] = sides.filter(Boolean).join(' ');
    };
    mark();
    row.addEventListener('scroll', mark, { passive: true });
    const observer = new ResizeObserver(mark);
    observer.observe(row);
    return () => {
      row.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, [tabs]);

  function moveWithKeys(event: KeyboardEvent) {
    const next = names[NEXT_INDEX[event.key]?.(names.indexOf(tab), names.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={mergeClasses(styles.list, className)}
      onKeyDown={moveWithKeys}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          data-tab={name}
          aria-selected={name === tab}
          aria-controls={panelId(name)}
          tabIndex={name === tab ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(name)}
        >
          {tabs[name]}
        </button>
      ))}
    </div>
  );
}
