import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOASTS_TOP } from './toastsTop.ts';
import { useToastsBelow } from './useToastsBelow.ts';

function Header({ height }: { height: number }) {
  const header = useRef<HTMLDivElement>(null);
  useToastsBelow(header);
  return <div ref={header} data-height={height} />;
}

const toastsTop = () => document.documentElement.style.getPropertyValue(TOASTS_TOP);
const layout = { top: 0, right: 0 };

beforeEach(() => {
  const mock = (name: 'offsetTop' | 'offsetHeight', value: (of: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return this.dataset['height'] ? value(this) : 0;
    });
  mock('offsetTop', () => layout.top);
  mock('offsetHeight', ({ dataset }) => Number(dataset['height']));
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, layout.right, 20),
  );
  vi.stubGlobal('innerWidth', 360);
  Object.assign(layout, { top: 0, right: 180 });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps the toasts below the header, also after a resize, until it unmounts', () => {
  const { unmount } = render(<Header height={100} />);
  expect(toastsTop()).toBe('108px');
  layout.top = 40;
  window.dispatchEvent(new Event('resize'));
  expect(toastsTop()).toBe('148px');
  unmount();
  expect(toastsTop()).toBe('');
});

it('keeps them below the topmost of several, in whichever order these unmount', () => {
  const outer = render(<Header height={100} />);
  const inner = render(<Header height={60} />);
  expect(toastsTop()).toBe('68px');
  outer.unmount();
  expect(toastsTop()).toBe('68px');
  inner.unmount();
  expect(toastsTop()).toBe('');
});

it.each([
  ['farther down', { top: 200 }, 360],
  ['to the left', { top: 0 }, 1280],
])('leaves them at the top if the header is %s', (_, position, width) => {
  vi.stubGlobal('innerWidth', width);
  Object.assign(layout, position);
  render(<Header height={100} />);
  expect(toastsTop()).toBe('');
});
