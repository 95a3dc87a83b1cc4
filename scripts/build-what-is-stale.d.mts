export const buildWhatIsStale: (options?: { root?: string; withTestPrograms?: boolean }) => void;
