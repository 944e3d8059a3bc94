import { type ComponentType, lazy, useState } from 'react';

type Load = () => Promise<ComponentType>;

const loaders = new Map<string, Load[]>();

/**
 * A screen or frame that is loaded when it is first needed. At the `paths` that the page may start with it is there
 * before the first render, and drawn by it: a placeholder that was shown once stays for 300 ms at least.
 */
export function screen(load: Load, ...paths: string[]): ComponentType {
  let loaded: ComponentType | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Later = lazy(async () => ({ default: await loadOnce() }));
  for (const path of paths) loaders.set(path, [...(loaders.get(path) ?? []), loadOnce]);
  return function Screen() {
    // Kept, because what is loaded meanwhile would otherwise take the place of what people are typing into.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown />;
  };
}

/** Settles when what draws a path is there. What cannot be fetched is tried again, and reported, by the render. */
export async function loadScreenOf(path: string): Promise<void> {
  await Promise.allSettled((loaders.get(path) ?? []).map((load) => load()));
}

/** Where a page may start with its screen. */
export const startingPaths = (): string[] => [...loaders.keys()];
