import { createDOMRenderer, RendererProvider, renderToStyleElements } from '@fluentui/react-components';
import { timeoutManager } from '@tanstack/react-query';
import './lib/language/i18n.ts';
import baseStyles from './app/base.css?inline';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Providers } from './app/Providers.tsx';
import { AppRoutes } from './app/routes.tsx';
import { DashboardPlaceholder } from './app/shell/DashboardPlaceholder.tsx';
import { SignedInPlaceholder } from './app/shell/SignedInPlaceholder.tsx';
import { preloadScreen } from './app/screen.tsx';

/** The HTML of public pages as a first-time visitor sees them. Only the build uses it. */
export interface PrerenderedPages {
  /** The content of `#root` of each path. */
  readonly pages: ReadonlyMap<string, string>;
  /** The content of `#root` of signed-in pages until their code has loaded, by path; of the others under ''. */
  readonly placeholders: ReadonlyMap<string, string>;
  /** The text of the style element of every page of the portal. */
  readonly baseStyles: string;
  /** Style elements for all of these pages. */
  readonly styles: string;
}

/** A timer that removes an unused query from the cache would keep the build running for half an hour. */
const noTimers = { setTimeout: () => 0, clearTimeout() {}, setInterval: () => 0, clearInterval() {} };

/** Renders the pages of the paths. Throws if a part of one fails. */
export async function prerenderPages(paths: readonly string[]): Promise<PrerenderedPages> {
  timeoutManager.setTimeoutProvider(noTimers);
  const renderer = createDOMRenderer();
  const pages = new Map<string, string>();
  const render = async (content: ReactNode) => {
    const errors: unknown[] = [];
    const { prelude } = await prerender(
      <RendererProvider renderer={renderer}>
        <Providers>{content}</Providers>
      </RendererProvider>,
      {
        // Otherwise React moves large parts behind an inline script.
        progressiveChunkSize: Infinity,
        // Without this, a part that fails would only be missing.
        onError: (error) => void errors.push(error),
      },
    );
    const html = await new Response(prelude).text();
    if (errors.length > 0) throw errors[0];
    return html;
  };
  for (const path of paths) {
    await preloadScreen(path);
    const page = (
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    );
    pages.set(path, await render(page));
  }
  const placeholders = new Map([
    ['', await render(<SignedInPlaceholder />)],
    [
      '/dashboard',
      await render(
        <SignedInPlaceholder>
          <DashboardPlaceholder />
        </SignedInPlaceholder>,
      ),
    ],
  ]);
  return {
    pages,
    placeholders,
    baseStyles,
    styles: renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>),
  };
}
