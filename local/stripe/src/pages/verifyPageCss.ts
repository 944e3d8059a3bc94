/** The style sheet of the hosted page. The page's content security policy allows no inline styles. */
export const verifyPageCss = `:root {
  color-scheme: light dark;
  --text: light-dark(#1a1f36, #eef1f6);
  --soft: light-dark(#4f566b, #b4bccb);
  --page: light-dark(#f6f8fb, #12161d);
  --card: light-dark(#fff, #1c222b);
  --line: light-dark(#8792a2, #7c8797);
  --rule: light-dark(#dfe4ec, #303947);
  --accent: light-dark(#4f46c8, #a8a2ff);
  --on-accent: light-dark(#fff, #14122f);
  --bad: light-dark(#b3093c, #ff9db4);
  --good: light-dark(#05690d, #7fd68a);
}
* { createBox-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { width: min(100%, 27rem); padding: 28px; border-radius: 12px; background: var(--card);
  createBox-shadow: 0 1px 2px rgb(0 0 0 / 0.12), 0 8px 24px rgb(0 0 0 / 0.08); }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.25; }
p { margin: 0 0 16px; }
.account { display: flex; flex-wrap: wrap; gap: 0 8px; padding-bottom: 16px; border-bottom: 1px solid var(--rule); }
.account span:first-child { font-weight: 600; }
.account span:last-child, .hint { color: var(--soft); }
label { display: block; font-weight: 600; }
.hint { font-size: 14px; margin-bottom: 8px; }
input { display: block; width: 100%; padding: 10px 12px; border: 1px solid var(--line); border-radius: 6px;
  background: transparent; color: inherit; font: 18px/1.4 ui-monospace, monospace; letter-spacing: 0.12em; text-transform: uppercase; }
input[aria-invalid] { border-color: var(--bad); }
button { width: 100%; margin-top: 16px; padding: 12px; border: 0; border-radius: 6px; background: var(--accent);
  color: var(--on-accent); font: 600 16px/1.25 system-ui, sans-serif; cursor: pointer; }
input:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.bad { color: var(--bad); font-weight: 600; margin-bottom: 8px; }
.good strong { display: block; color: var(--good); }
.test-codes { margin: 20px 0 0; padding-top: 16px; border-top: 1px solid var(--rule); }
main > :last-child { margin-bottom: 0; }
`;
