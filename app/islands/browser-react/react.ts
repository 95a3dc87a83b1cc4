// What `import … from "react"` means in the browser (vite.config.ts): Preact, which has the same interface in an eighth of
// the bytes. The server renders with React. The build fails at an import that is missing here.

import { useEffect, useLayoutEffect, useState } from "preact/compat";
import { isHydrating } from "./hydrating.ts";

export {
  createContext,
  createElement,
  Fragment,
  lazy,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "preact/compat";

/**
 * Preact's own ignores the server's value. While an island is hydrated, that value must come first: Preact keeps the
 * server's attributes, so one that differs would stay wrong.
 */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  readOnServer: () => Value = read,
): Value {
  const [value, setValue] = useState(isHydrating() ? readOnServer : read);
  const update = () => setValue(() => read());
  useLayoutEffect(update);
  useEffect(() => {
    update();
    return subscribe(update);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [subscribe]);
  return value;
}
