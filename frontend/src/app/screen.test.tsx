import { render, screen as page } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { pages } from '../../build/pages.ts';
import { loadScreenOf, screen, startingPaths } from './screen.tsx';
import './screens.ts';

const Text = () => <p>Drawn</p>;
const draw = (Screen: ReturnType<typeof screen>) =>
  render(
    <Suspense fallback="Placeholder">
      <Screen />
    </Suspense>,
  );

it('every page with a file of its own starts with its screen', () => {
  expect(startingPaths().toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

it('a preloaded screen is rendered at once', async () => {
  const Screen = screen(async () => Text, '/loaded');
  await loadScreenOf('/loaded');
  draw(Screen);
  expect(page.getByText('Drawn')).toBeVisible();
});

it('a screen that is not preloaded renders after its placeholder', async () => {
  await loadScreenOf('/elsewhere');
  draw(screen(async () => Text, '/not-loaded'));
  expect(page.getByText('Placeholder')).toBeVisible();
  expect(await page.findByText('Drawn')).toBeVisible();
});

it('what could not be fetched is tried again by the render', async () => {
  let tries = 0;
  const Screen = screen(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return Text;
  }, '/failing');
  await loadScreenOf('/failing');
  draw(Screen);
  expect(await page.findByText('Drawn')).toBeVisible();
  expect(tries).toBe(2);
});
