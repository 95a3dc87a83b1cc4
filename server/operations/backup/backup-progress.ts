/** Called often; the listener shows it now and then. */
export type Progress = (text: string) => void;
