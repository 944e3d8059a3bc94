import { type KeyboardEvent, useState } from 'react';

interface Listbox {
  open: boolean;
  /** Index of the option that Enter selects; -1 to keep the entered text. */
  active: number;
  setActive: (index: number) => void;
  show: () => void;
  hide: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Open state and keyboard navigation of a suggestion list. */
export function useListbox(count: number, onChoose: (index: number) => void): Listbox {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const show = () => setOpen(true);
  const hide = () => {
    setOpen(false);
    setActive(-1);
  };
  const move = (step: number) => {
    show();
    if (count > 0) setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && open && active >= 0) {
      event.preventDefault();
      onChoose(active);
      hide();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      hide();
    }
  };
  return { open: open && count > 0, active, setActive, show, hide, onKeyDown };
}
