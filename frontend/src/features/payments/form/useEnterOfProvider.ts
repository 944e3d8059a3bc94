import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Enter in the provider's card field. Its frame tells this page only by submitting the form around it: `onEnter` takes
 * that while the field has the focus, and the form does not hear of it.
 */
export function useEnterOfProvider(container: RefObject<HTMLElement | null>, onEnter: () => void): void {
  const tell = useEffectEvent(onEnter);
  useEffect(() => {
    const field = container.current;
    const form = field?.closest('form');
    const take = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      tell();
    };
    const pressed = (event: KeyboardEvent) => event.key === 'Enter' && take(event);
    const submitted = (event: Event) => field?.contains(document.activeElement) && take(event);
    field?.addEventListener('keydown', pressed);
    form?.addEventListener('submit', submitted, { capture: true });
    return () => {
      field?.removeEventListener('keydown', pressed);
      form?.removeEventListener('submit', submitted, { capture: true });
    };
  }, [container]);
}
