/** Whether an address shows the wizard, whichever step. */
export function isWizardAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return pathname === '/client/request' && new URLSearchParams(search).has('step');
}
