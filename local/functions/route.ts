type Constraint = (value: string) => boolean;

interface Parameter {
  name: string;
  optional: boolean;
  catchAll: boolean;
  fallback: string | undefined;
  constraints: Constraint[];
}

const isInteger: Constraint = (value) => /^[+-]?\d+$/.test(value);

const constraintFactories: Record<string, (argument: string) => Constraint> = {
  int: () => isInteger,
  long: () => isInteger,
  bool: () => (value) => /^(true|false)$/i.test(value),
  guid: () => (value) => /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(value),
  alpha: () => (value) => /^[a-z]*$/i.test(value),
  minlength: (limit) => (value) => value.length >= Number(limit),
  maxlength: (limit) => (value) => value.length <= Number(limit),
  length: (exact) => (value) => value.length === Number(exact),
  min: (limit) => (value) => isInteger(value) && Number(value) >= Number(limit),
  max: (limit) => (value) => isInteger(value) && Number(value) <= Number(limit),
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
      const createConstraint = constraintFactories[kind.toLowerCase()];
      if (!createConstraint) throw new Error(`Unknown route constraint "${kind}".`);
      return createConstraint(argument);
    }),
  };
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function segmentPattern(segment: string, parameters: Parameter[]): string {
  const fullSegment = /^\{([^{}]+)\}$/.exec(segment);
  if (fullSegment?.[1]) {
    const parameter = parseParameter(fullSegment[1]);
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

/** Decodes a value like ASP.NET, which keeps an encoded slash. Null when the value is malformed. */
function decodeValue(value: string): string | null {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value.replace(/%2f/gi, '%252F'));
  } catch {
    return null;
  }
}

/** Compiles an ASP.NET route template to a function that returns the parameters of a path, or null for no match. */
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
