import type { SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { useMutation } from './use-mutation.ts';

interface SchemaFormOptions<Input extends FieldValues, Output> {
  /** The schema of the request body, which the API validates again. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  send: (request: Output) => Promise<void>;
}

interface RequiredFormOptions<Input extends FieldValues> {
  /** Messages for empty fields. For forms on pages that must load fast: a schema would load zod. */
  required: Partial<Record<keyof Input, string>>;
  defaultValues: Input;
  send: (request: Input) => Promise<void>;
}

interface ApiForm<Input extends FieldValues> {
  /** Props for the fields of `packages/ui`: name, event handlers and error. */
  field: (name: Path<Input>) => UseFormRegisterReturn & { error: string | undefined };
  onSubmit: (event: SyntheticEvent) => void;
  isPending: boolean;
  /** The message to show when the API refused the request. */
  error: string | undefined;
  reset: () => void;
}

/** For forms: validates in the browser, sends once, and reports the API's error. Single buttons use `useMutation`. */
export function useApiForm<Input extends FieldValues, Output>(
  options: SchemaFormOptions<Input, Output>,
): ApiForm<Input>;
export function useApiForm<Input extends FieldValues>(options: RequiredFormOptions<Input>): ApiForm<Input>;
export function useApiForm<Input extends FieldValues>(
  options: SchemaFormOptions<Input, Input> | RequiredFormOptions<Input>,
): ApiForm<Input> {
  const defaultValues = options.defaultValues as DefaultValues<Input>;
  const { mutate, isPending, error } = useMutation();
  const { register, handleSubmit, formState, reset } = useForm<Input, unknown, Input>({
    resolver: 'schema' in options ? resolveWith(options.schema) : requireFields(options.required),
    defaultValues,
  });
  const submit = handleSubmit(async (request) => {
    await mutate(() => options.send(request));
  });
  return {
    field: (name) => ({ ...register(name), error: messageOf(formState.errors, name) }),
    onSubmit: (event) => void submit(event),
    isPending,
    error,
    reset: () => reset(defaultValues),
  };
}

const messageOf = (errors: FieldErrors, name: string): string | undefined => {
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
};

const resolveWith =
  <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>): Resolver<Input, unknown, Output> =>
  (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of parsed.error.issues) {
      errors[path.join('.')] ??= { type: code, message };
    }
    return { values: {}, errors: errors as FieldErrors<Input> };
  };

const requireFields =
  <Input extends FieldValues>(
    required: Partial<Record<keyof Input, string>>,
  ): Resolver<Input, unknown, Input> =>
  (values) => {
    const empty = Object.entries(required).filter(([name]) => !values[name]);
    if (empty.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(empty.map(([name, message]) => [name, { type: 'required', message }]));
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
