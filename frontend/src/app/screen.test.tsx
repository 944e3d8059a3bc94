import { render, screen as page } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { pages } from '../../build/pages.ts';
import { preloadScreen, screen, preloadedPaths } from './screen.tsx';
import './screens.ts';

const Text = () => <p>Drawn</p>;
const renderLazily = (Screen: ReturnType<typeof screen>) =>
  render(
    <Suspense fallback="Placeholder">
      <Screen />
    </Suspense>,
  );

it('preloads the screen of every page with its own HTML file, and of a request', () => {
  const withScreen = pages.filter(({ module }) => module).map(({ path }) => path);
  expect(preloadedPaths().toSorted()).toEqual([...withScreen, '/dashboard/request'].toSorted());
});

it('renders a preloaded screen immediately', async () => {
  const Screen = screen(async () => Text, '/loaded');
  await preloadScreen('/loaded');
  renderLazily(Screen);
  expect(page.getByText('Drawn')).toBeVisible();
});

it('renders the placeholder before a screen that is not preloaded', async () => {
  await preloadScreen('/elsewhere');
  renderLazily(screen(async () => Text, '/not-loaded'));
  expect(page.getByText('Placeholder')).toBeVisible();
  expect(await page.findByText('Drawn')).toBeVisible();
});

it('loads a screen during render after its preload failed', async () => {
  let attempts = 0;
  const Screen = screen(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return Text;
  }, '/failing');
  await preloadScreen('/failing');
  renderLazily(Screen);
  expect(await page.findByText('Drawn')).toBeVisible();
  expect(attempts).toBe(2);
});
