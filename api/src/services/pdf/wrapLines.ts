/**
 * Wraps a text to a width at spaces. A word that is longer than a line is cut between characters. `measure` returns the
 * width of a text in the same unit.
 */
export function wrapLines(text: string, width: number, measure: (text: string) => number): string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(/ +/).filter(Boolean)) {
    for (const part of fitting(word, width, measure)) {
      const length = measure(part);
      if (line !== '' && used + space + length <= width) {
        line += ` ${part}`;
        used += space + length;
        continue;
      }
      if (line !== '') lines.push(line);
      line = part;
      used = length;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function fitting(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && measure(part + character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
