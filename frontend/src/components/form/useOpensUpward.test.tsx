import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { actionBar, useOpensUpward } from './useOpensUpward.ts';

const LIST_HEIGHT = 200;

function Field() {
  const list = useOpensUpward(true);
  return (
    <>
      <div data-testid="box">
        <ul ref={list} />
      </div>
      <div {...actionBar} data-testid="bar" />
    </>
  );
}

it.each([
  ['opens downward if the list fits above the bar', { fieldTop: 300, barTop: 700 }, false],
  ['opens upward if the list would cover the bar', { fieldTop: 500, barTop: 700 }, true],
  ['opens downward if there is even less room above', { fieldTop: 100, barTop: 300 }, false],
])('%s', (_, { fieldTop, barTop }, upward) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(LIST_HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const isBar = this.hasAttribute('data-action-bar');
    return new DOMRect(0, isBar ? barTop : fieldTop, 100, 44);
  });
  render(<Field />);
  expect(screen.getByRole('list').hasAttribute('data-upward')).toBe(upward);
});
