import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enableShortcuts } from './shortcutsSetting.ts';
import { useHeldShortcuts, useShortcuts } from './useShortcuts.ts';

const handlers = {
  j: vi.fn<() => void>(),
  '?': vi.fn<() => void>(),
  'g d': vi.fn<() => void>(),
  d: vi.fn<() => void>(),
  'mod+k': vi.fn<() => void>(),
};

function Page() {
  useShortcuts(handlers);
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Selected" />
      <button type="button">Save</button>
    </>
  );
}

const press = (key: string, options: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...options });

beforeEach(() => {
  vi.resetAllMocks();
  enableShortcuts(true);
});

describe('a shortcut', () => {
  it.each([
    ['on the page', () => document.body],
    ['on a button', () => screen.getByRole('button')],
    ['on a checkbox', () => screen.getByRole('checkbox')],
  ])('runs %s', (_, target) => {
    render(<Page />);
    press('j', {}, target());
    press('J', {}, target());
    expect(handlers.j).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['while typing', () => press('j', {}, screen.getByRole('textbox'))],
    ['with Ctrl', () => press('j', { ctrlKey: true })],
    ['with Alt', () => press('j', { altKey: true })],
    ['with Meta', () => press('j', { metaKey: true })],
    ['with Shift', () => press('J', { shiftKey: true })],
    ['while composing', () => press('j', { isComposing: true })],
  ])('does not run %s', (_, pressIt) => {
    render(<Page />);
    pressIt();
    expect(handlers.j).not.toHaveBeenCalled();
  });

  it('does not run while a dialog is open', () => {
    render(
      <>
        <Page />
        <div role="dialog" />
      </>,
    );
    press('j');
    expect(handlers.j).not.toHaveBeenCalled();
  });

  it('does not run when turned off, until turned on again', () => {
    render(<Page />);
    enableShortcuts(false);
    press('j');
    expect(handlers.j).not.toHaveBeenCalled();
    enableShortcuts(true);
    press('j');
    expect(handlers.j).toHaveBeenCalledOnce();
  });

  it('with Shift runs if the keyboard needs it', () => {
    render(<Page />);
    press('?', { shiftKey: true });
    expect(handlers['?']).toHaveBeenCalledOnce();
  });

  it.each([
    ['Ctrl', { ctrlKey: true }, 1],
    ['Cmd', { metaKey: true }, 1],
    ['both', { ctrlKey: true, metaKey: true }, 0],
    ['Ctrl and Shift', { ctrlKey: true, shiftKey: true }, 0],
    ['Ctrl and Alt', { ctrlKey: true, altKey: true }, 0],
    ['none', {}, 0],
  ])('that needs Ctrl or Cmd, pressed with %s', (_, keys, times) => {
    render(<Page />);
    press('k', keys);
    expect(handlers['mod+k']).toHaveBeenCalledTimes(times);
    press('k', keys, screen.getByRole('textbox'));
    expect(handlers['mod+k']).toHaveBeenCalledTimes(times);
  });

  it('ends with its component', () => {
    render(<Page />).unmount();
    press('j');
    expect(handlers.j).not.toHaveBeenCalled();
  });
});

describe('a sequence', () => {
  it('runs after its second key', () => {
    render(<Page />);
    press('g');
    press('d');
    expect(handlers['g d']).toHaveBeenCalledOnce();
    expect(handlers.d).not.toHaveBeenCalled();
  });

  it('ends with another key', () => {
    render(<Page />);
    press('g');
    press('x');
    press('d');
    expect(handlers['g d']).not.toHaveBeenCalled();
    expect(handlers.d).toHaveBeenCalledOnce();
  });
});

describe('a key that is pressed while its page loads', () => {
  const assign = vi.fn<() => void>();
  function Loading({ of }: { of: string }) {
    useHeldShortcuts(['a', 's'], of);
    return null;
  }
  function Loaded({ of }: { of: string }) {
    useShortcuts({ a: assign }, of);
    return null;
  }
  const order = (loading: boolean, of: string) => (loading ? <Loading of={of} /> : <Loaded of={of} />);

  it('is handled once when the page is there', () => {
    const { rerender } = render(order(true, 'one'));
    press('s');
    press('a');
    expect(assign).not.toHaveBeenCalled();
    rerender(order(false, 'one'));
    expect(assign).toHaveBeenCalledTimes(1);
    rerender(order(true, 'one'));
    rerender(order(false, 'one'));
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it('does nothing on another page, or much later', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { rerender } = render(order(true, 'one'));
    press('a');
    rerender(order(false, 'two'));
    rerender(order(true, 'one'));
    vi.advanceTimersByTime(6000);
    rerender(order(false, 'one'));
    vi.useRealTimers();
    expect(assign).not.toHaveBeenCalled();
  });
});
