export const isCurrent: (file: string, stamp: string) => boolean;
export const isInstalled: (root?: string) => boolean;
export const pagesInputs: (root?: string) => string[];
export const programsInputs: (root?: string) => string[];
export const pagesStamp: (root?: string) => string;
export const programsStamp: (root?: string) => string;
export const testProgramsStamp: (root?: string) => string;
