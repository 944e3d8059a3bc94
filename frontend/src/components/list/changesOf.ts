/**
 * The fields of a form that differ from the item that the form shows. Only they are sent, so that the form does not take back
 * what somebody else changed in the meantime.
 */
export function changesOf<Body extends object>(
  body: Body,
  item: Readonly<Partial<Record<keyof Body, unknown>>>,
): Partial<Body> {
  const isChanged = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(item[key as keyof Body]);
  return Object.fromEntries(Object.entries(body).filter(isChanged)) as Partial<Body>;
}
