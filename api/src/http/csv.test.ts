import { expect, it } from 'vitest';
import { csvRow } from './csv.ts';

it.each([
  [['a', 'b c', ''], 'a,b c,\r\n'],
  [['a,b', 'say "yes"', 'two\nlines'], '"a,b","say ""yes""","two\nlines"\r\n'],
  [['=1+1', '+1', '-1', '@SUM(A1)'], "'=1+1,'+1,'-1,'@SUM(A1)\r\n"],
  [['\t=1', '\r=1'], '\'\t=1,"\'\r=1"\r\n'],
  [['=HYPERLINK("http://x","y")'], '"\'=HYPERLINK(""http://x"",""y"")"\r\n'],
  [['a=1', '1-2', "'=1"], "a=1,1-2,'=1\r\n"],
])('writes %j', (cells, line) => {
  expect(csvRow(cells)).toBe(line);
});
