import { useEffect, useEffectEvent } from 'react';
import type { IsInside } from './useLeaveGuard.ts';

/** Holds clicks on links of the portal that lead out of the form, wherever in the page they stand. */
export function useLinkGuard(
  mustAsk: () => boolean,
  isInside: IsInside,
  onLeave: (address: string) => void,
): void {
  const check = useEffectEvent((event: MouseEvent) => {
    const address = addressOf(event);
    if (!address || isInside(address) || !mustAsk()) return;
    // Before the link hears of it: it would navigate by itself.
    event.preventDefault();
    event.stopPropagation();
    onLeave(`${address.pathname}${address.search}${address.hash}`);
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => check(event);
    document.addEventListener('click', listen, { capture: true });
    return () => document.removeEventListener('click', listen, { capture: true });
  }, []);
}

/** Where a plain click on a link leads within the portal and this tab; null for anything else. */
function addressOf(event: MouseEvent): URL | null {
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (elsewhere || !link?.href || (link.target && link.target !== '_self')) return null;
  const address = new URL(link.href);
  return address.origin === window.location.origin ? address : null;
}
