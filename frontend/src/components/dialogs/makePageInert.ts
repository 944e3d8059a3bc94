/** The page’s root element. Toasts are its siblings. */
const PAGE_ROOT_SELECTOR = '.fui-FluentProvider';

/** A dialog can open a second dialog. */
let layers = 0;

/**
 * Makes everything except `layer` inert and stops the page from scrolling. The returned function undoes both and
 * restores the focus.
 */
export function makePageInert(layer: HTMLElement): () => void {
  const previousFocus = document.activeElement;
  const pageRoot = layer.closest(PAGE_ROOT_SELECTOR) ?? document.body;
  const inertElements: Element[] = [];
  for (let node = layer; node.parentElement && node.parentElement !== pageRoot; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      inertElements.push(sibling);
    }
  }
  const { style, clientWidth } = document.documentElement;
  if (layers === 0) {
    // Keeps the layout from shifting when the scroll bar disappears.
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  layers += 1;
  return () => {
    for (const element of inertElements) element.removeAttribute('inert');
    layers -= 1;
    if (layers === 0) {
      style.removeProperty('overflow');
      style.removeProperty('padding-right');
    }
    if (previousFocus instanceof HTMLElement && previousFocus.isConnected)
      previousFocus.focus({ preventScroll: true });
  };
}
