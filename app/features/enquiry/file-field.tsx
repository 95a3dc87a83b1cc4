import { type ChangeEvent, type DragEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { acceptedFiles } from "#domain/upload/upload-limits.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Field, FieldError } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type FieldProps, formControlProps } from "./field-parts.tsx";
import { FileList } from "./file-list.tsx";
import { useChosen } from "./use-chosen.ts";

/** Choose, drop or photograph. Without a script it is the browser's own field, which posts with the form. */
export function FileField({ id, field, value, error, session }: FieldProps) {
  const { files, problems, isReading, add, remove, forgetProblems } = useChosen(session, field.name);
  const { phase } = useSyncExternalStore(session.subscribe, session.state, session.state);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Files chosen before the script loaded.
  useEffect(() => {
    const early = input.current?.files;
    if (early?.length) void add([...early]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it comes to life
  }, []);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void add([...(target.files ?? [])]);
    // The list below counts: a removed file can be chosen again.
    target.value = "";
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  const drop = (event: DragEvent) => {
    over(event);
    void add([...event.dataTransfer.files]);
  };
  const received = files.length === 0 && typeof value === "string" ? value : "";
  const isBusy = phase !== "editing";
  // Only listed files are sent: an old refusal would confuse.
  if (isBusy && problems.length > 0) forgetProblems();
  return (
    <Field
      className="field file"
      id={id}
      label={field.label}
      required={field.required}
      hint={field.hint}
      error={error}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={over}
      onDrop={drop}
    >
      <div className="file-ways">
        <div className="file-drop">
          <Icon name="file" size={22} />
          <b className="with-script" aria-hidden="true">
            {files.length > 0 ? "Add more files" : "Choose files"} <i>or drop them here</i>
          </b>
          <input
            {...formControlProps(field, id, error)}
            ref={input}
            type="file"
            multiple
            accept={acceptedFiles}
            disabled={isBusy}
            onChange={choose}
          />
        </div>
        <label className={buttonClass({ className: "with-script file-choose" })}>
          <Icon name="camera" size={22} />
          Take a photo
          <input type="file" accept="image/*" capture="environment" disabled={isBusy} onChange={choose} />
        </label>
      </div>
      {received !== "" && <p className="file-received">We have: {received}. Choose again to replace them.</p>}
      <FileList
        files={files}
        session={session}
        onRemove={(file) => {
          remove(file);
          input.current?.focus();
        }}
      />
      <p className="file-received" role="status">
        {isReading && "Checking your files"}
      </p>
      <div role="alert">
        {problems.map((problem, at) => (
          <FieldError key={problem} id={`${id}-file-${at}`} error={problem} />
        ))}
      </div>
    </Field>
  );
}
