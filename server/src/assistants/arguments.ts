/** An argument of a tool, in JSON Schema; one without a default has to be given. */
export type Field =
  | {type: 'string'; description: string; maxLength: number}
  | {type: 'string'; description: string; enum: readonly string[]; default: string}
  | {type: 'integer'; description: string; minimum: number; maximum: number; default: number}
  | {type: 'array'; description: string; items: Field; minItems: number; maxItems: number};

export type Fields = Readonly<Record<string, Field>>;

/** What a tool is called with once its arguments are checked. */
export type Checked<Input extends Fields> = {
  [Name in keyof Input]: {string: string; integer: number; array: string[]}[Input[Name]['type']];
};

/** A wrong argument; the sentence goes back to the assistant. */
export class InvalidArgument extends Error {}

function check(name: string, field: Field, value: unknown): unknown {
  const refuse = (what: string) => new InvalidArgument(`"${name}" must be ${what}.`);
  switch (field.type) {
    case 'string':
      if (typeof value !== 'string' || value.trim() === '') throw refuse('a text');
      if ('enum' in field && !field.enum.includes(value)) {
        throw refuse(`one of: ${field.enum.join(', ')}`);
      }
      if ('maxLength' in field && value.length > field.maxLength) {
        throw refuse(`at most ${field.maxLength} characters`);
      }
      return value;
    case 'integer': {
      const {minimum, maximum} = field;
      if (Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum) {
        return value;
      }
      throw refuse(`a whole number from ${minimum} to ${maximum}`);
    }
    case 'array': {
      const {items, minItems, maxItems} = field;
      if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
        throw refuse(`a list of ${minItems} to ${maxItems}`);
      }
      return value.map((item) => check(name, items, item));
    }
  }
}

/** The arguments that the schema names, with defaults; throws `InvalidArgument`. */
export function checkArguments<Input extends Fields>(
  input: Input,
  given: Readonly<Record<string, unknown>>,
): Checked<Input> {
  const checked = Object.entries(input).map(([name, field]) => {
    const fallback = 'default' in field ? field.default : undefined;
    return [name, check(name, field, given[name] ?? fallback)];
  });
  return Object.fromEntries(checked);
}

/** The whole input of a tool as JSON Schema. */
export const schemaOf = (input: Fields) => ({
  type: 'object',
  properties: input,
  required: Object.keys(input).filter((name) => !('default' in (input[name] as Field))),
  additionalProperties: false,
});
