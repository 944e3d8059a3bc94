import { createHash } from 'node:crypto';
import type { SiteConfig } from './siteConfig.ts';

/** `--above-page` is the height of the ribbon, which full-height elements subtract. */
const css = `@media (min-width: 768px) {
  :root {
    --above-page: 28px;
  }
}
.local-demo-ribbon {
  box-sizing: border-box;
  min-height: 28px;
  padding: 5px 12px;
  background: #1f3a5f;
  color: #fff;
  font: 12px/18px system-ui, sans-serif;
  text-align: center;
}
.local-demo-ribbon a {
  color: #fff;
  text-decoration: underline;
}
.local-demo-ribbon a:focus-visible {
  outline: 2px solid #fff;
  outline-offset: 2px;
}
@media print {
  .local-demo-ribbon {
    display: none;
  }
}
`;

/** The banner at the top of every page that marks the local demo. Its style is inline: a file would delay the first paint. */
export const ribbonHtml = [
  `<style>${css}</style>`,
  '<aside class="local-demo-ribbon" aria-label="Local demo">',
  'Local demo: nothing leaves this computer. ',
  'Test card 4242 4242 4242 4242, any future date, any CVC. ',
  '<a href="/__local/mail/">Inbox</a>',
  '</aside>',
].join('');

const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** Allows the style of the ribbon in the Content-Security-Policy. */
export function allowRibbon(config: SiteConfig): SiteConfig {
  const headers = Object.entries(config.globalHeaders).map(([name, value]) => [
    name,
    name.toLowerCase() === 'content-security-policy'
      ? value.replace(/\bstyle-src\b/, (directive) => `${directive} ${hash}`)
      : value,
  ]);
  return { ...config, globalHeaders: Object.fromEntries(headers) as Record<string, string> };
}
