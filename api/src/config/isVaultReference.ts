const REFERENCE = /^@Microsoft\.KeyVault\(/i;

/**
 * Whether a setting is still the reference to a secret of Key Vault instead of its value. Azure leaves the reference
 * there when the secret does not exist or the app may not read it.
 */
export function isVaultReference(value: string | undefined): boolean {
  return REFERENCE.test(value?.trim() ?? '');
}
