import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Enter in the provider's card field reaches this page only as a submit of the form around it: `onEnter` takes it while
 * the field has the focus, and the form does not hear of it.
 */
export function useEnterOfProvider(container: RefObject<HTMLElement | null>, onEnter: () => void): void {
  const tell = useEffectEvent(onEnter);
  useEffect(() => {
    const field = container.current;
    const form = field?.closest('form');
    const take = (event: Event) => {
      if (!field?.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
      tell();
    };
    form?.addEventListener('submit', take, { capture: true });
    return () => form?.removeEventListener('submit', take, { capture: true });
  }, [container]);
}
