import { type ComponentType, lazy, useState } from 'react';

type Load = () => Promise<ComponentType>;

const loaders = new Map<string, Load[]>();

/**
 * A lazy screen or layout. If a visit starts at one of `paths`, it is loaded before the first render, because React shows
 * a placeholder for at least 300 ms. `preloadScreen` also loads it before a visit goes on to it.
 */
export function screen(load: Load, ...paths: string[]): ComponentType {
  let loaded: ComponentType | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const LazyScreen = lazy(async () => ({ default: await loadOnce() }));
  for (const path of paths) loaders.set(path, [...(loaders.get(path) ?? []), loadOnce]);
  return function Screen() {
    // Kept in state: switching to the loaded component would remount the screen and lose its input.
    const [Component] = useState(() => loaded ?? LazyScreen);
    return <Component />;
  };
}

/** Resolves when the components of a path are loaded. A failed load is repeated, and reported, by the render. */
export async function preloadScreen(path: string): Promise<void> {
  await Promise.allSettled((loaders.get(path) ?? []).map((load) => load()));
}

/** The paths whose screens are preloaded. */
export const preloadedPaths = (): string[] => [...loaders.keys()];
