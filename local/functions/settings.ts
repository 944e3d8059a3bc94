/** Replaces `%NAME%` with the app setting of that name. @throws Error when it is not set, as in Azure */
export function expandSettings(text: string): string {
  return text.replace(/%([^%]+)%/g, (_, name: string) => {
    const value = process.env[name];
    if (value === undefined) throw new Error(`The app setting ${name}, used in "${text}", is not set.`);
    return value;
  });
}

/** The storage connection string of a binding; that of `AzureWebJobsStorage` if the binding names none. */
export function connectionString(connection: string | undefined): string {
  const name = connection ?? 'AzureWebJobsStorage';
  const value = process.env[name] ?? process.env[`AzureWebJobs${name}`];
  if (!value) throw new Error(`The storage connection ${name} is not set.`);
  return value;
}

/** Whether a setting disables a function. Of the triggers, only timers observe it. */
export function isDisabled(functionName: string): boolean {
  return process.env[`AzureWebJobs.${functionName}.Disabled`] === 'true';
}
