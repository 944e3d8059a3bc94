/** Whether a password is among the fifty thousand that people choose most, however it is capitalised and whichever letters of Unicode write it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Loaded with the first password that is set: nothing else needs the list.
  const { commonPasswordList } = await import('./commonPasswordList.ts');
  return commonPasswordList.has(password.normalize('NFKC').toLowerCase());
}
