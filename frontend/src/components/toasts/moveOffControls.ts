/** What a toast must not cover. */
const CONTROLS = 'button, a[href], input, select, textarea, [role="tab"], [role="menuitem"]';

/** How far below its place a toast is tried next, in pixels. */
const STEP = 8;

/** Free pixels around a toast, which also moves by a few while it appears. */
const GAP = 8;

/** Keeps the toasts off the controls of the page while they are shown. Returns the function that ends it. */
export function keepOffControls(region: HTMLElement): () => void {
  if (region.childElementCount === 0) {
    // The next toast starts at the usual place.
    delete region.dataset['moved'];
    region.style.transform = '';
    return () => undefined;
  }
  moveOffControls(region);
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => moveOffControls(region));
  };
  // The next page can be rendered after its toast.
  const observer = new MutationObserver(later);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', later);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    window.removeEventListener('resize', later);
  };
}

/**
 * Moves toasts that cover a button, link or field to the first place, from their usual one downward, where they cover none.
 * They stay at the usual one if there is no such place.
 */
export function moveOffControls(region: HTMLElement): void {
  const moved = Number(region.dataset['moved'] ?? 0);
  const boxes = Array.from(region.querySelectorAll('[data-toast]'), (toast) =>
    toast.getBoundingClientRect(),
  ).filter(({ width }) => width > 0);
  if (boxes.length === 0) return;
  const controls = Array.from(document.querySelectorAll(CONTROLS))
    .filter((control) => !region.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < window.innerHeight);
  const isFree = (by: number) =>
    !boxes.some((box) => controls.some((control) => overlaps(box, control, by - moved)));
  if (isFree(moved)) return;
  const room = window.innerHeight - Math.max(...boxes.map(({ bottom }) => bottom)) + moved;
  const places = Array.from({ length: Math.max(1, Math.floor(room / STEP) + 1) }, (_, index) => index * STEP);
  const by = places.find(isFree) ?? 0;
  region.dataset['moved'] = String(by);
  region.style.transform = by === 0 ? '' : `translateY(${by}px)`;
}

function overlaps(toast: DOMRect, control: DOMRect, by: number): boolean {
  return (
    toast.left < control.right &&
    control.left < toast.right &&
    toast.top + by < control.bottom + GAP &&
    control.top - GAP < toast.bottom + by
  );
}
