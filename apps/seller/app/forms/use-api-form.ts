import { useState, type SyntheticEvent } from 'react';
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
import { describeFailure, useLeaveIfOver } from './use-act.ts';

interface ApiFormOptions<Input extends FieldValues, Output> {
  /** The schema of the message itself: the API holds what is sent to the same one. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  send: (request: Output) => Promise<void>;
}

interface ApiForm<Input extends FieldValues> {
  /** For the fields of `packages/ui`: name, handlers and what is wrong with it. */
  field: (name: Path<Input>) => UseFormRegisterReturn & { error: string | undefined };
  onSubmit: (event: SyntheticEvent) => void;
  submitting: boolean;
  /** What the API answered when it refused the whole. */
  failure: string | undefined;
  reset: () => void;
}

/** The one way forms are made here: checked in the browser, sent once, with the API's refusal in words. */
export function useApiForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  send,
}: ApiFormOptions<Input, Output>): ApiForm<Input> {
  const [failure, setFailure] = useState<string>();
  const leaveIfOver = useLeaveIfOver();
  const { register, handleSubmit, formState, reset } = useForm<Input, unknown, Output>({
    resolver: resolveWith(schema),
    defaultValues,
  });
  const submit = handleSubmit(async (request) => {
    setFailure(undefined);
    try {
      await send(request);
    } catch (error) {
      if (!leaveIfOver(error)) setFailure(describeFailure(error));
    }
  });
  return {
    field: (name) => ({ ...register(name), error: messageOf(formState.errors, name) }),
    onSubmit: (event) => void submit(event),
    submitting: formState.isSubmitting,
    failure,
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
