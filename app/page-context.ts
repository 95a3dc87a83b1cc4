import { createContext } from "react-router";
import type { PageContext } from "#site/page-ports.ts";

/** Where a loader finds what it may know. */
export const pageContext = createContext<PageContext>();
