import { deviceKeys } from '../../../../lib/storage/deviceKeys.ts';

/** More than the card needs on a small phone. A stored value above it is damaged. */
const MAX_HEIGHT = 2000;

/** Remembers the height of the setup card in this browser; 0 if it is hidden. */
export function saveSetupHeight(pixels: number): void {
  if (pixels > 0) localStorage.setItem(deviceKeys.setupHeight, String(pixels));
  else localStorage.removeItem(deviceKeys.setupHeight);
}

/** Keeps the place of the setup card while it loads, so that the list below does not move. Nothing if it was not shown before. */
export function SetupPlaceholder() {
  const height = Number(localStorage.getItem(deviceKeys.setupHeight));
  return height > 0 && height <= MAX_HEIGHT ? <div style={{ height }} data-setup-placeholder /> : null;
}
