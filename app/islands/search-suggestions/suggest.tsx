import { LiveBox } from "#app/features/finder/live-box.tsx";
import { track } from "#app/features/tracking/track.ts";
import { mount } from "../hydrate.tsx";

/** Puts suggestions below a search box. 2.3: picking one fires event 29. */
export function suggest(form: HTMLFormElement): void {
  const place = form.appendChild(document.createElement("div"));
  // The list is inside the form.
  place.style.display = "contents";
  mount(place).show(<LiveBox form={form} onPick={(picked) => track("search_result_click", picked)} />);
}
