/** Told often; whoever listens shows it now and then. */
export type Progress = (text: string) => void;
