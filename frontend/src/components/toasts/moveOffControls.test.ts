import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOffControls, moveOffControls } from './moveOffControls.ts';

/** An element with a place in a window of 800 × 600. */
function place(
  parent: HTMLElement,
  html: string,
  box: readonly [x: number, y: number, w: number, h: number],
) {
  parent.insertAdjacentHTML('beforeend', html);
  const element = parent.lastElementChild as HTMLElement;
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(...box));
  return element;
}

let region: HTMLElement;
beforeEach(() => {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(600);
  region = place(document.body, '<ol></ol>', [404, 16, 380, 68]);
  place(region, '<div data-toast="success"><button></button></div>', [404, 16, 380, 68]);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('a toast that covers no control stays', () => {
  place(document.body, '<button></button>', [0, 16, 100, 40]);
  moveOffControls(region);
  expect(region.style.transform).toBe('');
});

it('a toast moves below the buttons that it would cover', () => {
  place(document.body, '<button></button>', [500, 40, 100, 40]);
  place(document.body, '<a href="/">', [600, 130, 100, 20]);
  place(document.body, '<button>closed</button>', [500, 200, 0, 0]);
  moveOffControls(region);
  expect(region.style.transform).toBe('translateY(144px)');
});

it('a toast stays where no place is free', () => {
  for (let y = 0; y < 600; y += 40) place(document.body, '<input>', [404, y, 380, 30]);
  moveOffControls(region);
  expect(region.style.transform).toBe('');
});

it('a toast moves off a button that is rendered later', async () => {
  const stop = keepOffControls(region);
  expect(region.style.transform).toBe('');
  place(document.body, '<button></button>', [500, 40, 100, 40]);
  await vi.waitFor(() => expect(region.style.transform).toBe('translateY(72px)'));
  stop();
});
