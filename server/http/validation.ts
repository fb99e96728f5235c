/*
 * Says in one line what is wrong with a request. The validator reports schema by schema: a command that fits none of
 * the thirty kinds of commands gives thirty reports, and a wrong word does not say which words are right.
 */

/** A field that the schema does not name is refused, and no value is converted. */
export const VALIDATOR = {
  customOptions: {
    removeAdditional: false,
    coerceTypes: false,
    useDefaults: false,
    allErrors: false,
    verbose: true,
  },
} as const;

/** What the validator reports; the schemas and the data are there because the app asks for them (`verbose`). */
export interface Report {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string | undefined;
  readonly schema?: unknown;
  readonly data?: unknown;
  readonly parentSchema?: { readonly description?: unknown; readonly examples?: unknown } | undefined;
}

/** `part`: body, querystring, params or headers. */
export function describeProblems(reports: readonly Report[], part: string): string {
  const problems = relevant(reports).map(report => `${part}${report.instancePath} ${describe(report)}`);
  return [...new Set(problems)].join('; ');
}

/** The members of a union, as the schema lists them. */
interface Member {
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
}

const NUMBER = /\/(?:anyOf|oneOf)\/(\d+)\//;

/** Of a union the reports of the member that was meant. */
function relevant(reports: readonly Report[]): readonly Report[] {
  const union = reports.find(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  if (union === undefined) return reports;
  // The validator gives the list of members as the schema of this keyword.
  const members = listOf(union.schema) as readonly Member[];
  const field = Object.keys(members[0]?.properties ?? {}).find(
    name => members[0].properties?.[name]?.const !== undefined,
  );
  const ofMember = (number: number): readonly Report[] =>
    reports.filter(({ schemaPath }) => Number(NUMBER.exec(schemaPath)?.[1]) === number);
  if (field === undefined || !isObject(union.data)) {
    const isOtherType = ({ keyword, instancePath }: Report): boolean =>
      keyword === 'type' && instancePath === union.instancePath;
    const fitting = members.findIndex((_, number) => !ofMember(number).some(isOtherType));
    return fitting < 0 ? [union] : ofMember(fitting);
  }
  const words = members.map(({ properties }) => properties?.[field]?.const);
  const word = union.data[field];
  if (word === undefined) return [{ ...union, keyword: 'required', params: { missingProperty: field } }];
  if (words.includes(word)) return ofMember(words.indexOf(word));
  const instancePath = `${union.instancePath}/${field}`;
  return [{ ...union, instancePath, keyword: 'enum', params: { allowedValues: words } }];
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function describe({ keyword, params, message, parentSchema }: Report): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return `needs "${String(params['missingProperty'])}"`;
    case 'additionalProperties':
      return `has no field "${String(params['additionalProperty'])}"`;
    case 'type':
      return `must be ${TYPES[String(params['type'])] ?? String(params['type'])}`;
    case 'enum':
      return `must be one of: ${listOf(params['allowedValues']).join(', ')}`;
    case 'const':
      return `must be ${String(params['allowedValue'])}`;
    case 'minLength':
      return `must have at least ${counted(limit, 'character')}`;
    case 'maxLength':
      return `must have at most ${counted(limit, 'character')}`;
    case 'minItems':
      return `must have at least ${counted(limit, 'entry', 'entries')}`;
    case 'maxItems':
      return `must have at most ${counted(limit, 'entry', 'entries')}`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'uniqueItems':
      return 'must not have the same entry twice';
    case 'pattern':
      return `has the wrong form${wanted(parentSchema ?? {}, String(params['pattern']))}`;
    default:
      return message ?? 'is not valid';
  }
}

/** What the schema says about a text in words; otherwise its pattern. */
function wanted({ description, examples }: NonNullable<Report['parentSchema']>, pattern: string): string {
  const example = listOf(examples).map(String).at(0);
  const words = typeof description === 'string' ? `: ${description.replace(/\.$/, '')}` : '';
  if (example !== undefined) return `${words} (such as ${example})`;
  return words === '' ? `: it must match ${pattern}` : words;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const counted = (count: number, one: string, other = `${one}s`): string =>
  `${count} ${count === 1 ? one : other}`;
