export const isCurrent: (file: string, stamp: string) => boolean;
export const installStamp: (root?: string) => string;
export const pagesStamp: (root?: string) => string;
export const programsStamp: (root?: string) => string;
