export const isCurrent: (file: string, stamp: string) => boolean;
export const isInstalled: (root?: string) => boolean;
export const pagesStamp: (root?: string) => string;
export const programsStamp: (root?: string) => string;
