import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOutsidePress } from '../../../components/form/useOutsidePress.ts';

/** Whether the panel of a button is open. A press outside of `box` closes it; so does Escape, which returns the focus. */
export function useOpenPanel() {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOutsidePress(box, isOpen, () => setOpen(false));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);
  return { box, button, isOpen, close, toggle: () => setOpen((open) => !open) };
}
