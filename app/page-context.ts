import { createContext } from "react-router";
import type { PageContext } from "#site/page-ports.ts";

/** Where a loader finds its page context. */
export const pageContext = createContext<PageContext>();
