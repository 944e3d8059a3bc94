import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef } from 'react';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    gap: '4px',
    marginBottom: '24px',
    overflowX: 'auto',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media print': { display: 'none' },
  },
  tab: {
    flexShrink: 0,
    minHeight: '44px',
    padding: '8px 16px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    border: 'none',
    borderBottom: '2px solid transparent',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '&[aria-selected="true"]': {
      color: tokens.colorBrandForeground1,
      fontWeight: tokens.fontWeightSemibold,
      borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`,
    },
  },
});

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface Props<Tab extends string> {
  /** A tab is `<id>-<tab>`; its panel is named after it. */
  id: string;
  label: string;
  /** In the order in which they are shown, with their words. */
  tabs: Readonly<Record<Tab, string>>;
  tab: Tab;
  panelId: (tab: Tab) => string;
  onChoose: (tab: Tab) => void;
  className?: string;
}

/** Tabs; the panel of the chosen one follows them in the page. */
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

  // On a narrow screen the chosen one may stand beside what is seen of the row.
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
    if (!row || !chosen) return;
    const [seen, wanted] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (wanted.left < seen.left) row.scrollLeft += wanted.left - seen.left;
    else if (wanted.right > seen.right) row.scrollLeft += wanted.right - seen.right;
  }, [tab]);

  function walk(event: KeyboardEvent) {
    const next = names[STEPS[event.key]?.(names.indexOf(tab), names.length) ?? -1];
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
      onKeyDown={walk}
    >
      {names.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}`}
          data-tab={one}
          aria-selected={one === tab}
          aria-controls={panelId(one)}
          tabIndex={one === tab ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(one)}
        >
          {tabs[one]}
        </button>
      ))}
    </div>
  );
}
