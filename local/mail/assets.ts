export const inboxCss = `:root {
  color-scheme: light dark;
  --line: light-dark(#d6dbe1, #3b4450);
  --soft: light-dark(#4d5967, #b6c0cc);
  --hover: light-dark(#f1f5f9, #232a33);
}
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: light-dark(#fff, #171b21); color: light-dark(#17212d, #eef2f6); }
header { display: flex; justify-content: space-between; padding: 10px 20px; background: #1f3a5f; }
header a { color: #fff; font-weight: 600; }
header .portal { font-weight: 400; }
main { max-width: 860px; margin: 0 auto; padding: 16px 20px 40px; }
h1 { font-size: 22px; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
li a { display: flex; flex-wrap: wrap; gap: 2px 16px; padding: 12px 8px; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
li a:hover { background: var(--hover); }
li strong { flex: 1 1 100%; }
li span { flex: 1 1 220px; overflow-wrap: anywhere; }
li span, time, dt { color: var(--soft); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 0 0 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
main > pre a, details a { color: light-dark(#0b57a4, #8fc1ff); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; }
iframe { display: block; width: 100%; height: 65vh; border: 1px solid var(--line); border-radius: 6px; background: #fff; resize: vertical; }
summary { margin-top: 16px; cursor: pointer; }
a:focus-visible, summary:focus-visible { outline: 2px solid light-dark(#0b57a4, #8fc1ff); outline-offset: 2px; }
header a:focus-visible { outline-color: #fff; }
`;

/** Refreshes the list when it has changed, except while an element in it has the focus. */
export const inboxScript = `const list = document.getElementById('messages');
async function refresh() {
  if (document.hidden || list.contains(document.activeElement)) return;
  const response = await fetch(location.href);
  if (!response.ok) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('messages');
  if (next && next.innerHTML !== list.innerHTML) list.replaceChildren(...next.childNodes);
}
if (list) setInterval(() => refresh().catch(() => undefined), 5000);
`;
