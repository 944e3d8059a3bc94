type Constraint = (value: string) => boolean;

interface Parameter {
  name: string;
  optional: boolean;
  catchAll: boolean;
  fallback: string | undefined;
  constraints: Constraint[];
}

const isInteger: Constraint = (value) => /^[+-]?\d+$/.test(value);

const constraintMakers: Record<string, (argument: string) => Constraint> = {
  int: () => isInteger,
  long: () => isInteger,
  bool: () => (value) => /^(true|false)$/i.test(value),
  guid: () => (value) => /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(value),
  alpha: () => (value) => /^[a-z]*$/i.test(value),
  minlength: (least) => (value) => value.length >= Number(least),
  maxlength: (most) => (value) => value.length <= Number(most),
  length: (exact) => (value) => value.length === Number(exact),
  min: (least) => (value) => isInteger(value) && Number(value) >= Number(least),
  max: (most) => (value) => isInteger(value) && Number(value) <= Number(most),
  regex: (pattern) => (value) => new RegExp(pattern, 'i').test(value),
};

function parseParameter(source: string): Parameter {
  const match = /^(\*{0,2})([^:=?]+)((?::[^:=?(]+(?:\(.*?\))?)*)(?:=([^?]*))?(\?)?$/.exec(source);
  const [, stars, name, constraints = '', fallback, optional] = match ?? [];
  if (!name) throw new Error(`Invalid route parameter "{${source}}".`);
  return {
    name,
    catchAll: stars !== '',
    optional: optional === '?',
    fallback,
    constraints: [...constraints.matchAll(/:([^:(]+)(?:\((.*?)\))?/g)].map(([, kind = '', argument = '']) => {
      const make = constraintMakers[kind.toLowerCase()];
      if (!make) throw new Error(`Unknown route constraint "${kind}".`);
      return make(argument);
    }),
  };
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function segmentPattern(segment: string, parameters: Parameter[]): string {
  const whole = /^\{([^{}]+)\}$/.exec(segment);
  if (whole?.[1]) {
    const parameter = parseParameter(whole[1]);
    parameters.push(parameter);
    if (parameter.catchAll) return '(?:/(.*))?';
    return parameter.optional || parameter.fallback !== undefined ? '(?:/([^/]+))?' : '/([^/]+)';
  }
  const parts = segment.split(/\{([^{}]+)\}/).map((part, index) => {
    if (index % 2 === 0) return escapeRegExp(part);
    parameters.push(parseParameter(part));
    return '([^/]+)';
  });
  return `/${parts.join('')}`;
}

/** Decodes a value as ASP.NET does, which leaves an encoded slash alone; null when it is malformed. */
function decodeValue(value: string): string | null {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value.replace(/%2f/gi, '%252F'));
  } catch {
    return null;
  }
}

/** Reads an ASP.NET route template; the answer maps a path to its parameters, or null for no match. */
export function compileRoute(template: string): (path: string) => Record<string, string> | null {
  const parameters: Parameter[] = [];
  const segments = template.split('/').filter((segment) => segment !== '');
  const pattern = new RegExp(`^${segments.map((s) => segmentPattern(s, parameters)).join('')}/?$`, 'i');

  return (path) => {
    const match = pattern.exec(path);
    if (!match) return null;
    const values: Record<string, string> = {};
    for (const [index, parameter] of parameters.entries()) {
      const raw = match[index + 1] || parameter.fallback;
      if (raw === undefined) continue;
      const value = decodeValue(raw);
      if (value === null || !parameter.constraints.every((allows) => allows(value))) return null;
      values[parameter.name] = value;
    }
    return values;
  };
}
