/** Contains the page. Toasts are siblings of it. */
const AROUND_PAGE = '.fui-FluentProvider';

/** A dialog can open a second dialog. */
let layers = 0;

/**
 * Makes everything except `layer` inert and stops the page from scrolling. The returned function undoes both and
 * restores the focus.
 */
export function makePageInert(layer: HTMLElement): () => void {
  const opener = document.activeElement;
  const around = layer.closest(AROUND_PAGE) ?? document.body;
  const held: Element[] = [];
  for (let node = layer; node.parentElement && node.parentElement !== around; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      held.push(sibling);
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
    for (const element of held) element.removeAttribute('inert');
    layers -= 1;
    if (layers === 0) {
      style.removeProperty('overflow');
      style.removeProperty('padding-right');
    }
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}
