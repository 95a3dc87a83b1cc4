import { useRef, useState, useSyncExternalStore } from "react";
import type { FormSession } from "./form-session.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { readChosen } from "./read-chosen.ts";

/** The files chosen in one field: each is checked before it is listed, and photos are prepared while others follow. */
export function useChosen(session: FormSession, field: string) {
  const all = useSyncExternalStore(session.subscribe, session.files, session.files);
  const files = filesIn(all, field);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [reading, setReading] = useState(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const read = async (chosen: readonly File[]) => {
    const { files: taken, problems: found } = await readChosen(filesIn(session.files(), field), chosen);
    setProblems(found);
    session.choose(field, taken);
    for (const file of taken) void preparePhoto(file);
  };
  return {
    files,
    problems,
    isReading: reading > 0,
    /** One after another: a second choice adds to the first, however long that one takes. */
    add: (chosen: readonly File[]): Promise<void> => {
      setReading((before) => before + 1);
      queue.current = queue.current.then(() => read(chosen)).finally(() => setReading((before) => before - 1));
      return queue.current;
    },
    /** By then the refusals have been read. */
    forgetProblems: () => setProblems([]),
    remove: (file: File): void => {
      setProblems([]);
      session.choose(
        field,
        files.filter((one) => one !== file),
      );
    },
  };
}

const filesIn = (all: ReturnType<FormSession["files"]>, field: string): File[] =>
  all.filter((one) => one.field === field).map(({ file }) => file);
