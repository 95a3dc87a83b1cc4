/** The rooms of which a running server is made. */
const rooms = /^(?:app|demo|domain|search-engine|server|site|templates)\//;
const tests = /\.test\.tsx?$|\/testing\//;

/** Whether a change of this file changes what the server runs or reads, or what its pages look like. */
export const isRun = (file: string): boolean => rooms.test(file) && !tests.test(file);

/** A style sheet is exchanged in the page; after every other change the server starts again. */
export const isStyle = (file: string): boolean => file.endsWith(".css");
