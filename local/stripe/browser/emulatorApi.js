const UNREACHABLE = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. You have not been charged. ' +
    'Please check your internet connection and try again. If the problem persists please contact us.',
};

/**
 * Calls the API next to this script's URL, so that it works behind any path prefix. Error messages are in the payer's
 * language.
 */
export function createApi(scriptUrl, publishableKey, { translate, language }) {
  const base = scriptUrl.replace(/\/v3\/stripe\.js(\?.*)?$/, '/v1');
  const unreachable = () => ({ error: { ...UNREACHABLE, message: translate(UNREACHABLE.message) } });
  const call = async (path, init) => {
    try {
      const response = await fetch(`${base}${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${publishableKey}`, 'Accept-Language': language },
      });
      const body = await response.json();
      if (response.ok) return { value: body };
      return body.error ? { error: body.error } : unreachable();
    } catch {
      return unreachable();
    }
  };
  return {
    get: (path, parameters) => call(`${path}?${encodeForm(parameters)}`, { method: 'GET' }),
    post: (path, parameters) => call(path, { method: 'POST', body: encodeForm(parameters) }),
  };
}

/** Stripe's form encoding: `a[b]=1`. Omits undefined and null values. */
function encodeForm(parameters) {
  const form = new URLSearchParams();
  const add = (name, value) => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
  };
  for (const [name, value] of Object.entries(parameters)) add(name, value);
  return form;
}
