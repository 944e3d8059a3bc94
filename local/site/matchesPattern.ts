/** Whether a path fits a Static Web Apps pattern: `*` stands for anything, `{a,b}` for one of several. */
export function matchesPattern(pattern: string, path: string): boolean {
  const source = pattern.replace(/\*|\{[^{}]*\}|[.+?^$()|[\]\\]/g, (token) => {
    if (token === '*') return '.*';
    if (!token.startsWith('{')) return `\\${token}`;
    const choices = token.slice(1, -1).split(',');
    return `(?:${choices.map((choice) => choice.trim().replace(/[.+?^$()|[\]\\]/g, '\\$&')).join('|')})`;
  });
  return new RegExp(`^${source}$`).test(path);
}
