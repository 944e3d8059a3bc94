import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Starts or ends an outage of the email service: replaces the email folder with a file, so that no email can be written. */
export async function setEmailOutage({ dir }: { readonly dir: string }, isDown: boolean): Promise<void> {
  const [folder, aside] = [join(dir, 'mail'), join(dir, 'mail-aside')];
  if (isDown) {
    await rename(folder, aside);
    await writeFile(folder, '');
  } else if ((await stat(folder)).isFile()) {
    await rm(folder);
    await rename(aside, folder);
  }
}
