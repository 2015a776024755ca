import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createRandomKey } from '@postprocure/api-client/random-key';
import type { FormErrors, FormValues } from '@postprocure/contracts/tickets/check-form';
import type { FormDefinition } from '@postprocure/contracts/tickets/form-definition';
import type { FormOutcome } from '@postprocure/contracts/tickets/form-outcome';
import { tabStorage } from '../session/browser-storage.ts';
import { fieldId } from './field-id.ts';
import { findFaultyStep, findInputErrors } from './find-input-errors.ts';
import { dropDraft, keepDraft, readDraft } from './form-draft.ts';
import { fillEmptyInputs, prepareForm, readValues } from './form-values.ts';
import { followAddress, readStep, writeStep } from './step-address.ts';
import { sendInBrowser } from './send-in-browser.ts';

interface TicketFormOptions {
  form: FormDefinition;
  /** The outcome of a form that was sent without JavaScript. */
  initialOutcome: FormOutcome | undefined;
  initialValues: FormValues;
  /** The minimum time for which the form shows that it is being sent. */
  minPendingMs: number;
}

/** The state and the actions of a form, used after hydration. */
export function useTicketForm({ form, initialOutcome, initialValues, minPendingMs }: TicketFormOptions) {
  const [outcome, setOutcome] = useState(initialOutcome);
  const [errors, setErrors] = useState<FormErrors>(
    initialOutcome?.isStored === false ? initialOutcome.errors : {},
  );
  const [values, setValues] = useState(initialValues);
  const [step, setStep] = useState(() =>
    initialOutcome?.isStored === false ? findFaultyStep(form, initialOutcome.errors) : 0,
  );
  const { search, hash } = useLocation();
  const opened = useRef({ hash, step });
  const followedHash = useRef(hash);
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  /** Increases each time a form is stored, which resets the inputs. */
  const [round, setRound] = useState(0);
  const [focus, setFocus] = useState<FocusRequest>();
  const idempotencyKey = useRef<string>(undefined);
  const panel = useRef<HTMLDivElement>(null);
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!element.current || initialOutcome) return;
    const draft = readDraft(tabStorage, form);
    if (draft) {
      fillEmptyInputs(element.current, draft.values);
      opened.current.step = readStep(form, opened.current.hash) ?? draft.step;
      setStep(opened.current.step);
    }
    // The inputs may contain text that was typed before hydration.
    setValues(readValues(form, new FormData(element.current)));
  }, [form, initialOutcome]);

  // The browser's back and forward buttons move through the steps of a wizard.
  useEffect(() => {
    if (followedHash.current === hash) return;
    followedHash.current = hash;
    if (form.steps.length === 1) return;
    const next = followAddress(form, hash, opened.current);
    if (next === null) return;
    setStep(next);
    stepHeading.current?.focus({ preventScroll: true });
  }, [form, hash]);

  useEffect(() => {
    if (!focus) return;
    const target = focus.name === null ? panel.current : document.getElementById(fieldId(focus.name));
    (target ?? panel.current)?.focus();
  }, [focus]);

  function showFailure(failure: FormOutcome & { isStored: false }): void {
    setOutcome(failure);
    setErrors(failure.errors);
    const names = Object.keys(failure.errors);
    if (names.length > 0) showStep(findFaultyStep(form, failure.errors));
    setFocus({ name: names[0] ?? null });
  }

  function showSuccess(success: FormOutcome): void {
    idempotencyKey.current = undefined;
    dropDraft(tabStorage, form);
    setOutcome(success);
    setErrors({});
    setValues({});
    opened.current.step = 0;
    showStep(0, true);
    setRound((current) => current + 1);
    setFocus({ name: null });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    const data = prepareForm(form, event.currentTarget);
    const found = findInputErrors(form, data);
    if (Object.keys(found).length > 0) {
      const message = form.failureMessage;
      showFailure({ isStored: false, status: 400, message, errors: found, values: {}, hadFiles: false });
      return;
    }
    setPending(true);
    setOutcome(undefined);
    setErrors({});
    idempotencyKey.current ??= createRandomKey();
    const [answer] = await Promise.all([
      sendInBrowser(form.kind, data, idempotencyKey.current),
      new Promise((resolve) => setTimeout(resolve, minPendingMs)),
    ]);
    setPending(false);
    if (answer.isStored) showSuccess(answer);
    else showFailure(answer);
  }

  /** Errors disappear as they are fixed. New ones appear only when the form is sent. */
  function follow(typedInto: HTMLFormElement): void {
    const data = prepareForm(form, typedInto);
    const typed = readValues(form, data);
    setValues(typed);
    keepDraft(tabStorage, form, { values: typed, step });
    if (Object.keys(errors).length === 0) return;
    const found = findInputErrors(form, data);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => found[name] !== undefined)));
  }

  function goToStep(next: number): void {
    showStep(next);
    keepDraft(tabStorage, form, { values, step: next });
  }

  function showStep(next: number, replace = false): void {
    if (next === step) return;
    setStep(next);
    followedHash.current = writeStep(next);
    void navigate({ search, hash: followedHash.current }, { replace, preventScrollReset: true });
  }

  return {
    outcome,
    errors,
    values,
    step,
    stepHeading,
    goToStep,
    isPending,
    round,
    panel,
    element,
    submit,
    follow,
  };
}

/** The field to focus, or null for the message above the form. An object, so that a field can be focused again. */
interface FocusRequest {
  name: string | null;
}
