import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { TOASTS_TOP } from './toastsTop.ts';
import { useToastsBelow } from './useToastsBelow.ts';

function Head() {
  const head = useRef<HTMLDivElement>(null);
  useToastsBelow(head);
  return <div ref={head} />;
}

const top = () => document.documentElement.style.getPropertyValue(TOASTS_TOP);

it('keeps the toasts below the element, also after a resize, until it unmounts', () => {
  const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  rect.mockReturnValue(new DOMRect(0, 0, 360, 100));
  const { unmount } = render(<Head />);
  expect(top()).toBe('108px');
  rect.mockReturnValue(new DOMRect(0, 0, 320, 140));
  window.dispatchEvent(new Event('resize'));
  expect(top()).toBe('148px');
  unmount();
  expect(top()).toBe('');
  rect.mockRestore();
});
