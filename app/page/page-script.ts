import { createContext } from "react";

/** The address of the script that every page has (entry.client.ts); in development also that of the hot updates. */
export const PageScript = createContext<{ entry: string; hmr: string | null } | null>(null);
