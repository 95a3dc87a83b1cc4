import { type ChangeEvent, type DragEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { acceptedFiles } from "#domain/upload/upload-limits.ts";
import { Icon } from "#app/ui/icon.tsx";
import { controlProps, FieldError, FieldLabel, type FieldProps } from "./field-parts.tsx";
import "./file-field.css";
import { FileList } from "./file-list.tsx";
import { readChosen } from "./read-chosen.ts";

/** Choose, drop or photograph. Without a script it is the browser's own field, which posts with the form. */
export function FileField({ id, field, value, error, session }: FieldProps) {
  const chosen = useSyncExternalStore(session.subscribe, session.files, session.files);
  const files = chosen.filter((one) => one.field === field.name).map(({ file }) => file);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = async (list: Iterable<File>) => {
    const read = await readChosen(files, [...list]);
    setProblems(read.problems);
    session.choose(field.name, read.files);
  };
  // Chosen before the script came.
  useEffect(() => {
    const early = input.current?.files;
    if (early?.length) void add(early);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it comes to life
  }, []);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void add(event.target.files ?? []);
    // The list below is what counts: the same file may be chosen again after it was removed.
    event.target.value = "";
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  const drop = (event: DragEvent) => {
    over(event);
    void add(event.dataTransfer.files);
  };
  const remove = (file: File) => {
    setProblems([]);
    session.choose(
      field.name,
      files.filter((one) => one !== file),
    );
    input.current?.focus();
  };
  const received = files.length === 0 && typeof value === "string" ? value : "";
  return (
    <div className="in file" data-over={isOver || undefined} onDragOver={over} onDragLeave={over} onDrop={drop}>
      <label htmlFor={id}>
        <FieldLabel field={field} />
      </label>
      {field.hint && <p id={`${id}-hint`}>{field.hint}</p>}
      <div className="ff-d">
        <Icon name="file" size={22} />
        <input
          {...controlProps(field, id, error)}
          ref={input}
          type="file"
          multiple
          accept={acceptedFiles}
          onChange={choose}
        />
      </div>
      {received !== "" && <p className="ff-r">We have: {received}. Choose again to replace them.</p>}
      <FileList files={files} session={session} onRemove={remove} />
      <div role="alert">
        {problems.map((problem) => (
          <FieldError key={problem} id={`${id}-${problem.length}`} error={problem} />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
