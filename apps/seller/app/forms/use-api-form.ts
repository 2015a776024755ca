import type { SyntheticEvent } from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormSetValue,
} from 'react-hook-form';
import type { z } from 'zod';
import { useUnsavedChanges } from './unsaved-changes.tsx';
import { useMutation } from './use-mutation.ts';

interface CommonFormOptions {
  /** Asks the user to confirm before leaving the page with unsaved changes. */
  warnsOnLeave?: boolean;
}

interface SchemaFormOptions<Input extends FieldValues, Output> extends CommonFormOptions {
  /** The schema of the request body, which the API validates again. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  send: (request: Output) => Promise<void>;
}

interface RequiredFormOptions<Input extends FieldValues> extends CommonFormOptions {
  /** Messages for empty fields. Used instead of a schema on pages that must load fast, because a schema loads zod. */
  required: Partial<Record<keyof Input, string>>;
  defaultValues: Input;
  send: (request: Input) => Promise<void>;
}

interface ParsedFormOptions<Input extends FieldValues, Output> extends CommonFormOptions {
  /** For fields that differ from the request body. Returns the body, or a message for each invalid field. */
  parse: (values: Input) => { request: Output } | { errors: Partial<Record<keyof Input, string>> };
  defaultValues: Input;
  send: (request: Output) => Promise<void>;
  /** Validates a field when it loses the focus. The default is to wait for the first submit. */
  validatesOnBlur?: boolean;
}

type Field<Input extends FieldValues> = UseFormRegisterReturn<Path<Input>> & { error: string | undefined };

interface ApiForm<Input extends FieldValues> {
  /** Props for the fields of `packages/ui`: name, event handlers and error. */
  field: (name: Path<Input>, options?: Pick<RegisterOptions<Input>, 'onBlur' | 'onChange'>) => Field<Input>;
  /** Pass this to `useWatch` to read field values as they change. */
  control: Control<Input>;
  setValue: UseFormSetValue<Input>;
  /** The current values, without validation. */
  getValues: () => Input;
  /** Validates the given fields again if they have been filled in, because a field they depend on has changed. */
  revalidate: (...names: Path<Input>[]) => void;
  onSubmit: (event: SyntheticEvent) => void;
  isPending: boolean;
  /** The message to show if the API has refused the request. */
  error: string | undefined;
  reset: () => void;
}

/**
 * For forms: validates the fields in the browser, sends the request once and reports the API's error. Single buttons
 * use `useMutation`.
 */
export function useApiForm<Input extends FieldValues, Output>(
  options: SchemaFormOptions<Input, Output> | ParsedFormOptions<Input, Output>,
): ApiForm<Input>;
export function useApiForm<Input extends FieldValues>(options: RequiredFormOptions<Input>): ApiForm<Input>;
export function useApiForm<Input extends FieldValues>(
  options: SchemaFormOptions<Input, Input> | RequiredFormOptions<Input> | ParsedFormOptions<Input, Input>,
): ApiForm<Input> {
  const defaultValues = options.defaultValues as DefaultValues<Input>;
  const { mutate, isPending, error } = useMutation();
  const { register, handleSubmit, formState, reset, control, setValue, getValues, trigger } = useForm<
    Input,
    unknown,
    Input
  >({
    resolver: createResolver(options),
    defaultValues,
    mode: 'validatesOnBlur' in options && options.validatesOnBlur ? 'onTouched' : 'onSubmit',
  });
  const { touchedFields, isDirty } = formState;
  const { warnsOnLeave = false } = options;
  useUnsavedChanges(warnsOnLeave && isDirty);
  const submit = handleSubmit(async (request) => {
    const isSaved = await mutate(() => options.send(request));
    // From now on, the form counts as changed only if it differs from the values that were just saved.
    if (isSaved && warnsOnLeave) reset(getValues());
  });
  return {
    field: (name, fieldOptions) => ({
      ...register(name, fieldOptions),
      error: messageOf(formState.errors, name),
    }),
    control,
    setValue,
    getValues: () => getValues(),
    revalidate: (...names) => {
      const touched = names.filter((name) => Object.hasOwn(touchedFields, name));
      if (touched.length > 0) void trigger(touched);
    },
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

function createResolver<Input extends FieldValues>(
  options: SchemaFormOptions<Input, Input> | RequiredFormOptions<Input> | ParsedFormOptions<Input, Input>,
): Resolver<Input, unknown, Input> {
  if ('schema' in options) return resolveWith(options.schema);
  return 'parse' in options ? parseFields(options.parse) : requireFields(options.required);
}

const parseFields =
  <Input extends FieldValues, Output>(
    parse: ParsedFormOptions<Input, Output>['parse'],
  ): Resolver<Input, unknown, Output> =>
  (values) => {
    const parsed = parse(values);
    if ('request' in parsed) return { values: parsed.request, errors: {} };
    const errors = Object.fromEntries(
      Object.entries(parsed.errors).map(([name, message]) => [name, { type: 'invalid', message }]),
    );
    return { values: {}, errors: errors as FieldErrors<Input> };
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
