/** A stored document that this program cannot read. The message has no value of it: they may be secret. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
  readonly document: string;
  readonly id: string;

  constructor(document: string, id: string, problem: string) {
    super(`The stored ${document} ${id} cannot be read: ${problem}`);
    this.document = document;
    this.id = id;
  }
}

export type ReportUnreadable = (problem: DocumentError) => void;

/** Of a list, those that can be read. Each of the others is reported by its id, and hides none of its neighbours. */
export function readable<Row, T>(rows: readonly Row[], read: (row: Row) => T, report: ReportUnreadable): T[] {
  return rows.flatMap((row) => {
    const value = readOrReport(() => read(row), report);
    return value === undefined ? [] : [value];
  });
}

/** Undefined, and reported, if a document in it cannot be read. */
export function readOrReport<T>(read: () => T, report: ReportUnreadable): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    report(error);
    return undefined;
  }
}

/** The document, or why it cannot be read: for readers that can do something about it, such as a quarantine. */
export function documentOrProblem<T>(read: () => T): T | DocumentError {
  try {
    return read();
  } catch (error) {
    if (error instanceof DocumentError) return error;
    throw error;
  }
}

const MOST_REMEMBERED = 10_000;

/** Reports each document once: workers read the same rows again and again. */
export function reportOnce(report: (problem: unknown) => void): ReportUnreadable {
  const reported = new Set<string>();
  return (problem) => {
    if (reported.has(problem.message) || reported.size >= MOST_REMEMBERED) return;
    reported.add(problem.message);
    report(problem);
  };
}
