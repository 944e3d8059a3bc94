import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Menu {
  open: boolean;
  toggle: () => void;
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
  menu: RefObject<HTMLDivElement | null>;
  onButtonKey: (event: KeyboardEvent) => void;
  onMenuKey: (event: KeyboardEvent) => void;
  /** For the element around button and menu. */
  onBlur: (event: FocusEvent) => void;
}

/** State and keyboard handling of a menu button (WAI-ARIA). */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const initialIndex = useRef(0);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useLayoutEffect(() => {
    if (open) items().at(initialIndex.current)?.focus();
  }, [open]);

  const close = () => setOpen(false);
  const show = (index: number) => {
    initialIndex.current = index;
    setOpen(true);
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 0 : -1);
  };
  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
      return button.current?.focus();
    }
    if (event.key === 'Tab') return close();
    const all = items();
    const current = all.findIndex((item) => item === document.activeElement);
    const next = nextItem(event.key, current, all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return {
    open,
    toggle: () => (open ? close() : show(0)),
    close,
    button,
    menu,
    onButtonKey,
    onMenuKey,
    onBlur,
  };
}

function nextItem(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
