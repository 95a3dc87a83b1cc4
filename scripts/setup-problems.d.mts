export function problemOf(printed: string): string | null;
export function roomProblem(freeBytes: number): string | null;
export function nodeProblem(version: string): string | null;
export function browserProblem(chosen: string | undefined): string;
