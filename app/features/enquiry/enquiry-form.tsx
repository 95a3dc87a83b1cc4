import { ownValue } from "#domain/text/own-value.ts";
import {
  Fragment,
  lazy,
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Field } from "#domain/form/field.ts";
import { fieldsOf, isSkippable } from "#domain/form/form-definition.ts";
import { type FormState, lastStep } from "#domain/form/form-state.ts";
import { inputName } from "#domain/form/input-name.ts";
import { shownFields } from "#domain/form/validate.ts";
import { addressValues } from "./address-values.ts";
import { ErrorSummary, StepAlert } from "./form-alerts.tsx";
import { FieldGroups } from "./field-groups.tsx";
import { FormField } from "./form-field.tsx";
import { FormNotice } from "./form-notice.tsx";
import { EarlyWord } from "./early-word.tsx";
import { fillEstimate } from "./fill-estimate.ts";
import { FormFoot } from "./form-foot.tsx";
import type { FormSession } from "./form-session.ts";
import type { FormView, PostedView } from "./form-view.ts";
import { readDetails } from "./own-storage.ts";
import { PostedFields, Question } from "./posted-fields.tsx";
import { StepList } from "./step-list.tsx";
import { widgetPlace } from "./captcha-widget.ts";

const SendProgress = lazy(() => import("./send-progress.tsx").then((module) => ({ default: module.SendProgress })));

type Props = {
  view: FormView;
  session: FormSession;
  posted?: PostedView | null;
  /** Prefix of field ids: a dialog may open over a page with the same form. */
  idPrefix?: string;
};

/** The one renderer: any form, in a dialog or on a page, with a script or without. */
export function EnquiryForm({ view, session, posted = null, idPrefix = `form-${view.form.id}` }: Props) {
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const notice = useSyncExternalStore(session.subscribe, session.notice, session.notice);
  const root = useRef<HTMLFormElement>(null);
  const { form } = view;
  const question = posted?.question ?? null;
  const fields = question ? [] : shownFields(form, state.step, state.values);
  // 12.1.10: with the button, which may be in view before the fields are read to their end.
  const consent = fields.find(({ name }) => name === "opt_in");
  const idOf = (name: string) => `${idPrefix}-${fields.findIndex((field) => field.name === name)}`;
  const place = String(state.values["location_id"] || form.known["location_id"] || "") || undefined;
  // At its own field, or before the questions that follow; what only the valuation knew, where it was asked for.
  const isToldFirst = (name: string | null) =>
    name === null ? state.step === lastStep(form) : fields.every((field) => field.name !== name);
  useAdoption(root, session, posted === null);
  useFocus(root, state);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // The server asks and checks the question; only the server knows files that it holds.
    if (question || (posted?.upload && session.files().length === 0)) return;
    event.preventDefault();
    session.dispatch({ type: "next" });
  };
  const back = (event: MouseEvent) => {
    if (question) return;
    event.preventDefault();
    session.dispatch({ type: "back" });
  };
  const drawn = (field: Field) => (
    <FormField
      key={field.name}
      id={idOf(field.name)}
      field={field}
      view={view}
      session={session}
      value={ownValue(state.values, field.name)}
      error={ownValue(state.errors, field.name)}
      place={place}
      onEdit={(value) => session.dispatch({ type: "edit", name: field.name, value })}
    />
  );
  const step = form.steps[state.step];
  const canSkip = step !== undefined && isSkippable(step) && state.step < lastStep(form);
  return (
    <form
      ref={root}
      className="enquiry"
      method="post"
      action={view.path}
      encType={fieldsOf(form).some(({ kind }) => kind === "file") ? "multipart/form-data" : undefined}
      noValidate
      aria-busy={state.phase !== "editing"}
      onSubmit={submit}
    >
      <StepList form={form} state={state} />
      <div className="enquiry-body">
        {!form.showServerError && <StepAlert form={form} error={state.stepError} />}
        <ErrorSummary fields={fields} errors={state.errors} idOf={idOf} />
        {notice && <FormNotice notice={notice} onStartAgain={() => session.startAgain()} />}
        <PostedFields form={form} state={state} posted={posted} onTrap={(text) => session.spring(text)} />
        <div className="enquiry-group" role="group" aria-label={step?.title} tabIndex={-1} data-step="">
          {form.assist && <EarlyWord view={view} values={state.values} isHere={isToldFirst} />}
          {step?.intro && !question && <p>{step.intro}</p>}
          <FieldGroups
            fields={fields.filter((field) => field !== consent)}
            render={(field) => (
              <Fragment key={field.name}>
                {drawn(field)}
                {form.assist && field.kind === "number" && (
                  <EarlyWord view={view} values={state.values} isHere={(name) => name === field.name} />
                )}
              </Fragment>
            )}
          />
          {question && <Question question={question} />}
        </div>
        {view.captcha && view.captcha.kind !== "altcha" && <div id={widgetPlace} />}
        {form.showServerError && <StepAlert form={form} error={state.stepError} />}
      </div>
      {session.files().length > 0 && (state.phase === "submitting" || session.wasStopped()) && (
        <Suspense>
          <SendProgress session={session} isSending={state.phase === "submitting"} />
        </Suspense>
      )}
      <FormFoot
        form={form}
        state={state}
        onBack={back}
        consent={consent && drawn(consent)}
        onSkip={canSkip ? () => session.dispatch({ type: "skip", to: state.step + 1 }) : null}
      />
    </form>
  );
}

/** Values typed before the script loaded count; details from an earlier form are filled in. */
function useAdoption(root: RefObject<HTMLFormElement | null>, session: FormSession, isFresh: boolean): void {
  useEffect(() => {
    const form = root.current;
    for (const control of form?.elements ?? []) adopt(control, session);
    // The first interaction with a form starts the captcha.
    form?.addEventListener("focusin", () => session.touch(), { once: true });
    if (isFresh) session.resume();
    const prefill = () => session.prefill(addressValues(session.form, location.search));
    if (isFresh) prefill();
    if (isFresh) session.prefill(readDetails());
    if (isFresh) session.keepRefusal();
    if (isFresh) fillEstimate(session);
    // A calculator on the same page links here with its figures.
    window.addEventListener("hashchange", prefill);
    const restart = ({ persisted }: PageTransitionEvent) => persisted && session.restart();
    window.addEventListener("pageshow", restart);
    return () => {
      window.removeEventListener("pageshow", restart);
      window.removeEventListener("hashchange", prefill);
    };
  }, [root, session, isFresh]);
}

function adopt(control: Element, session: FormSession): void {
  const isField =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  if (!isField || control.type === "hidden" || control.type === "file") return;
  if (control instanceof HTMLInputElement && control.type === "radio" && !control.checked) return;
  const { name = "" } = fieldsOf(session.form).find((field) => inputName(field) === control.name) ?? {};
  const known = ownValue(session.state().values, name);
  const value = control instanceof HTMLInputElement && control.type === "checkbox" ? control.checked : control.value;
  if (known !== undefined && known !== value) session.dispatch({ type: "edit", name, value });
}

/** Focuses the first field with an error, otherwise the step's alert, otherwise the new step. */
function useFocus(root: RefObject<HTMLFormElement | null>, { step, errors, stepError, phase }: FormState): void {
  const before = useRef({ step, errors, stepError, phase });
  // Before the next key, which may follow at once.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { step, errors, stepError, phase };
    const find = (what: string) => root.current?.querySelector<HTMLElement>(what);
    if (errors !== last.errors && Object.keys(errors).length > 0) {
      const wrong = find(":is(input, select, textarea):is([aria-invalid=true], [data-invalid])");
      wrong?.focus();
      // Focus shows the control alone; in a low dialog the message below it may still be hidden.
      wrong?.closest(".field")?.scrollIntoView({ block: "nearest" });
    } else if (stepError !== null && stepError !== last.stepError) find(".enquiry-alert")?.focus();
    else if (step !== last.step) {
      // Focus alone may scroll into the middle of a long step. In a dialog the fields scroll, on a page everything.
      find("[data-step]")?.focus({ preventScroll: true });
      find(".enquiry-body")?.scrollTo(0, 0);
      find(".steps")?.scrollIntoView({ block: "nearest" });
    }
    // Cancelled: the pressed button is gone.
    else if (phase === "editing" && last.phase === "submitting") find(".enquiry-foot .primary")?.focus();
  }, [root, step, errors, stepError, phase]);
}
