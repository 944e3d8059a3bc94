import { createDOMRenderer, RendererProvider, renderToStyleElements } from '@fluentui/react-components';
import './lib/language/i18n.ts';
import baseStyles from './app/base.css?inline';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Providers } from './app/Providers.tsx';
import { AppRoutes } from './app/routes.tsx';
import { preloadScreen } from './app/screen.tsx';

/** The HTML of public pages as a first-time visitor sees them. Only the build uses it. */
export interface PrerenderedPages {
  /** The content of `#root` of each path. */
  readonly pages: ReadonlyMap<string, string>;
  /** The text of the style element of every page of the portal. */
  readonly baseStyles: string;
  /** Style elements for all of these pages. */
  readonly styles: string;
}

export async function prerenderPages(paths: readonly string[]): Promise<PrerenderedPages> {
  const renderer = createDOMRenderer();
  const pages = new Map<string, string>();
  for (const path of paths) {
    await preloadScreen(path);
    const { prelude } = await prerender(
      <RendererProvider renderer={renderer}>
        <Providers>
          <StaticRouter location={path}>
            <AppRoutes />
          </StaticRouter>
        </Providers>
      </RendererProvider>,
      {
        // Otherwise React moves large parts behind an inline script.
        progressiveChunkSize: Infinity,
        onError(error) {
          throw error;
        },
      },
    );
    pages.set(path, await new Response(prelude).text());
  }
  return { pages, baseStyles, styles: renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>) };
}
