/**
 * Modules that many screens load together, one file for each group, because many small files compress badly. A group
 * includes what its modules import, unless a group of higher priority has it. Modules that light pages need must be
 * separate from modules that import a heavy library.
 */
export const chunkGroups = [
  // Separate files are evaluated in separate tasks (firstScript.ts).
  { name: 'react', priority: 12, test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'fluent',
    priority: 11,
    tags: ['$initial' as const],
    test: /\/node_modules\/@(?:fluentui|griffel)\//,
  },
  { name: 'libraries', priority: 10, tags: ['$initial' as const], test: /\/node_modules\// },
  { name: 'base', tags: ['$initial' as const], priority: 9 },
  {
    name: 'keys',
    priority: 8,
    test: /\/frontend\/src\/(?:lib\/storage\/sessionKeys\.ts|components\/Surface\.tsx|lib\/format\.ts)/,
  },
  {
    name: 'data',
    priority: 7,
    test: /\/(?:zod\/v4\/|contract\/src\/(?:endpoint|errors|fields\/fields|accounts\/catalogs\/roles)\.ts|frontend\/src\/lib\/(?:api|apiError|translateFailure|schemaMode|storage\/sessionStore)\.ts|frontend\/src\/lib\/session\/(?:session|claims|lastCall)\.ts)/,
  },
  {
    name: 'parts',
    priority: 6,
    test: /\/(?:components\/(?:Notice|VisuallyHidden)\.tsx|components\/form\/(?:controlStyles|FieldShell|FieldError|fieldId|useRequiredMark)\.tsx?|svg\/(?:error-circle|checkmark-circle|warning|info|dismiss)\.js)/,
  },
  {
    name: 'queries',
    priority: 5,
    test: /\/@tanstack\/react-query\/build\/modern\/(?:queryOptions|useBaseQuery|useQuery)\.js/,
  },
  {
    name: 'values',
    priority: 4,
    test: /\/contract\/src\/(?:requests\/catalogs\/requestTypes|fields\/(?:dateOfBirth|dates)|requests\/schemas\/assignee|files\/schemas\/filePaymentState)\.ts/,
  },
  // Progress bars read the context of fields, without the fields.
  { name: 'field', priority: 4, test: /\/@fluentui\/react-field\/lib\/contexts\// },
  // Lists use it in selects and do not load the forms group.
  { name: 'chevron', priority: 4, test: /\/svg\/chevron-down\.js/ },
  {
    name: 'forms',
    priority: 3,
    test: /\/(?:react-hook-form\/|components\/form\/(?:useFieldError|TextField|CheckboxField)\.tsx?)/,
  },
  {
    name: 'statuses',
    priority: 1,
    test: /\/contract\/src\/configuration\/(?:catalogs\/statuses|endpoints\/configuration)\.ts/,
  },
  {
    name: 'fields',
    priority: 2,
    test: /\/components\/form\/(?:SelectField|FormSection|PhoneField|limitPhoneDigits|ErrorSummary|useOpensUpward)\.tsx?/,
  },
];
