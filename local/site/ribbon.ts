export const ribbonStylePath = '/__local/ribbon.css';

/** The banner at the top of every page that marks the local demo. */
export const ribbonHtml = [
  `<link rel="stylesheet" href="${ribbonStylePath}">`,
  '<aside class="local-demo-ribbon" aria-label="Local demo">',
  'Local demo: nothing leaves this computer. ',
  'Test card 4242 4242 4242 4242, any future date, any CVC. ',
  '<a href="/__local/mail/">Inbox</a>',
  '</aside>',
].join('');

/** `--above-page` is the height of the ribbon, which full-height elements subtract. */
export const ribbonCss = `@media (min-width: 768px) {
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
