import { type Banned, bannedNames, bannedPhrases } from './words.ts';

export interface WordFinding {
  readonly line: number;
  readonly found: string;
  readonly why: string;
}

const NAME = /[A-Za-z_$][\w$]*/g;

/** The banned names and phrases in one file, with 1-based line numbers. Documents are checked for phrases only. */
export function findWords(path: string, text: string): WordFinding[] {
  const isCode = !path.endsWith('.md');
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    const names = isCode
      ? (content.match(NAME) ?? []).flatMap((name) => matches(name, name, bannedNames, line))
      : [];
    return [...names, ...matches(content, null, bannedPhrases, line)];
  });
}

function matches(text: string, name: string | null, banned: readonly Banned[], line: number): WordFinding[] {
  return banned.flatMap(({ pattern, why }) => {
    const match = pattern.exec(text);
    return match ? [{ line, found: name ?? match[0], why }] : [];
  });
}
