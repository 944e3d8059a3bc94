import { describe, expect, test } from 'vitest';
import { csvRow } from './csvRow.ts';

describe('a row of a CSV file', () => {
  test('separates cells by commas and ends with a line break', () => {
    expect(csvRow(['ORD-1', 'Maria Santos', 7, ''])).toBe('ORD-1,Maria Santos,7,\r\n');
    expect(csvRow([])).toBe('\r\n');
  });

  test('does not escape numbers, including negative ones', () => {
    expect(csvRow([-12.5, 0, '-12.5'])).toBe("-12.5,0,'-12.5\r\n");
  });

  test.each([
    ['Santos, Maria', '"Santos, Maria"'],
    ['the "good" one', '"the ""good"" one"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['"', '""""'],
    [' edges ', ' edges '],
    ['Núñez 李', 'Núñez 李'],
    ['a;b|c', 'a;b|c'],
  ])('quotes %j as %j', (text, cell) => {
    expect(csvRow([text])).toBe(`${cell}\r\n`);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1 213 555', "'+1 213 555"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['a=1', 'a=1'],
    ["'=1", "'=1"],
    [' =1', " '=1"],
    ['Zed;=1+1;+cmd', "Zed;'=1+1;'+cmd"],
    ['a; @x', "a; '@x"],
    ['a\t-1', "a\t'-1"],
    ['\t=1', "'\t'=1"],
    ['a;;=1', "a;;'=1"],
    ['a\n=1', '"a\n\'=1"'],
    ['a\r\n =1', '"a\r\n \'=1"'],
    ['a;"=1;b', '"a;""\'=1;b"'],
    ['a;b=1', 'a;b=1'],
    ['a; b;', 'a; b;'],
    ["a;'=1", "a;'=1"],
    ['1-2', '1-2'],
  ])('escapes the formula %j: %j', (text, cell) => {
    expect(csvRow([text])).toBe(`${cell}\r\n`);
  });
});
