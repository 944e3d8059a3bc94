/** Whether an error is one of signing in to Azure, by the names that @azure/identity gives. */
export function isSignInError(name: string): boolean {
  return /^(?:CredentialUnavailable|(?:Aggregate)?Authentication|AuthenticationRequired)(?:Error)?$/.test(
    name,
  );
}
